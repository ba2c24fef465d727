/** From places on the triangular lattice to drawings: circles and outlines of tiles. */

import { PITCH, pointOf, round } from "../figures/hex";
import type { Place, Point } from "../figures/hex";

export * from "../figures/hex";

/** The radius of a circle's disc. */
export const RADIUS = 27;

/** Turned about (0, 0) by so many steps of 60 degrees, clockwise. */
export function turned({ q, r }: Place, turns: number): Place {
  let place = { q, r };
  for (let turn = 0; turn < turns % 6; turn++) place = { q: 0 - place.r, r: place.q + place.r };
  return place;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The rectangle around circles, with a margin around their discs. */
export function boxOf(places: readonly Place[], margin: number): Box {
  const points = places.map(pointOf);
  if (points.length === 0) return { x: 0, y: 0, width: PITCH, height: PITCH };
  const left = Math.min(...points.map((point) => point.x)) - RADIUS - margin;
  const top = Math.min(...points.map((point) => point.y)) - RADIUS - margin;
  const right = Math.max(...points.map((point) => point.x)) + RADIUS + margin;
  const bottom = Math.max(...points.map((point) => point.y)) + RADIUS + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export function viewBox(box: Box): string {
  return [box.x, box.y, box.width, box.height].map(round).join(" ");
}

/** A line through the centres of a tile's circles; stroked broadly with round joins it is the tile's outline. */
export function spine(places: readonly Place[]): string {
  const points = places.map(pointOf);
  const line = points.map((point, i) => `${i ? "L" : "M"}${round(point.x)} ${round(point.y)}`).join("");
  return points.length > 2 ? `${line}Z` : points.length === 1 ? `${line}h0.01` : line;
}

/** The same for the four circles of a rhombus, given in the order of the temple's outline. */
export function rhombus(places: readonly Place[]): string {
  const [a, b, c, d] = places;
  return a && b && c && d ? spine([a, b, d, c]) : spine(places);
}

/** Four places of a rhombus in the order of the temple's outline: the first and the last are its far corners. */
export function rhombusOrder(places: readonly Place[]): Place[] {
  const apart = (a: Place, b: Place) => Math.hypot(pointOf(a).x - pointOf(b).x, pointOf(a).y - pointOf(b).y);
  for (const a of places) {
    for (const d of places) if (apart(a, d) > 1.5 * PITCH) return [a, ...places.filter((place) => place !== a && place !== d), d];
  }
  return [...places];
}

export function middle(places: readonly Place[]): Point {
  const points = places.map(pointOf);
  const sum = points.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, points.length), y: sum.y / Math.max(1, points.length) };
}

