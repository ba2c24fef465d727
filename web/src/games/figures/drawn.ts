/** The paths of a shape inside a `<g>`. They are made once for each place and size, and copied: there are hundreds on a table, and they come and go with every word. */

import type { Attachment } from "svelte/attachments";

import { placed } from "./placed";
import type { Shape } from "./shape";

const SVG = "http://www.w3.org/2000/svg";
const known = new WeakMap<Shape, Map<string, DocumentFragment>>();

function made(shape: Shape, x: number, y: number, scale: number): DocumentFragment {
  const paths = document.createDocumentFragment();
  for (const [kind, d] of shape) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", placed(d, x, y, scale));
    path.setAttribute("class", kind);
    paths.append(path);
  }
  return paths;
}

function pathsOf(shape: Shape, x: number, y: number, scale: number): DocumentFragment {
  let places = known.get(shape);
  if (!places) known.set(shape, (places = new Map<string, DocumentFragment>()));
  const place = `${x} ${y} ${scale}`;
  let paths = places.get(place);
  if (!paths) places.set(place, (paths = made(shape, x, y, scale)));
  return paths;
}

export const drawn = (shape: Shape | undefined, x: number, y: number, scale: number): Attachment<SVGElement> => {
  const paths = shape && pathsOf(shape, x, y, scale);
  return (element) => element.replaceChildren(...(paths ? [paths.cloneNode(true)] : []));
};
