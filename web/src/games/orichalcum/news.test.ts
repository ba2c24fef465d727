import { expect, it } from "vitest";

import type { Entry } from "../../lib/play";
import { freshCircles } from "./news";

it("finds the circles of one player where something happened", () => {
  const news: Entry[] = [
    { ply: 1, message: "tile-placed", seat: 0, circle: "d4", tile: "volcano" },
    { ply: 1, message: "creature-arrived", seat: 0, circle: "d4", creature: "hydra-theia" },
    { ply: 1, message: "built", seat: 1, circle: "c2", building: "mine" },
    { ply: 2, message: "produced", seat: 0, orichalcum: 2 },
  ];
  expect(freshCircles(news, 0)).toEqual(["d4"]);
  expect(freshCircles(news, 1)).toEqual(["c2"]);
  expect(freshCircles(news, 2)).toEqual([]);
});
