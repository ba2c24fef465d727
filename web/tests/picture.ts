/** Small pictures of pages: PNG with a palette of 256 colours, which flat drawings do not miss. */

import { writeFileSync } from "node:fs";
import { crc32, deflateSync } from "node:zlib";
import type { Page } from "playwright-core";

interface Indexed {
  width: number;
  height: number;
  palette: number[]; // r, g, b, r, g, b, ...
  indices: string; // base64
}

export async function picture(page: Page, path: string) {
  const full = (await page.screenshot({ type: "png", scale: "css" })).toString("base64");
  const helper = await page.context().newPage();
  const indexed = await helper.evaluate(reduce, full);
  await helper.close();
  writeFileSync(path, png(indexed));
}

/** Runs in the browser, which can read pictures: cuts the space of colours at medians until there are 256 boxes. */
async function reduce(base64: string): Promise<Indexed> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext("2d")!;
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);

  type Shade = { key: number; rgb: number[]; count: number };
  const keyAt = (i: number) => ((data[i]! >> 2) << 12) | ((data[i + 1]! >> 2) << 6) | (data[i + 2]! >> 2);
  const shades = new Map<number, Shade>();
  for (let i = 0; i < data.length; i += 4) {
    const key = keyAt(i);
    const shade = shades.get(key);
    if (shade) shade.count++;
    else shades.set(key, { key, rgb: [data[i]!, data[i + 1]!, data[i + 2]!], count: 1 });
  }

  const spread = (box: Shade[], channel: number) => Math.max(...box.map((one) => one.rgb[channel]!)) - Math.min(...box.map((one) => one.rgb[channel]!));
  const weight = (box: Shade[]) => box.reduce((sum, one) => sum + one.count, 0);
  const boxOf = (shades: Shade[]) => {
    const widest = [0, 1, 2].reduce((best, channel) => (spread(shades, channel) > spread(shades, best) ? channel : best));
    return { shades, widest, rank: spread(shades, widest) * Math.sqrt(weight(shades)) };
  };
  const boxes = [boxOf([...shades.values()])];
  while (boxes.length < 256) {
    boxes.sort((a, b) => a.rank - b.rank);
    if (boxes.at(-1)!.rank === 0) break; // every shade has a box of its own
    const { shades, widest } = boxes.pop()!;
    shades.sort((a, b) => a.rgb[widest]! - b.rgb[widest]!);
    const half = weight(shades) / 2;
    let cut = 0;
    for (let sum = 0; cut < shades.length - 1 && (cut === 0 || sum + shades[cut]!.count <= half); cut++) sum += shades[cut]!.count;
    boxes.push(boxOf(shades.slice(0, cut)), boxOf(shades.slice(cut)));
  }

  const index = new Map<number, number>();
  const palette = boxes.flatMap(({ shades }, number) => {
    for (const { key } of shades) index.set(key, number);
    return [0, 1, 2].map((channel) => Math.round(shades.reduce((sum, one) => sum + one.rgb[channel]! * one.count, 0) / weight(shades)));
  });
  let indices = "";
  for (let i = 0; i < data.length; i += 4) indices += String.fromCharCode(index.get(keyAt(i))!);
  return { width, height, palette, indices: btoa(indices) };
}

function png({ width, height, palette, indices }: Indexed): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // eight bits, a palette
  const pixels = Buffer.from(indices, "base64");
  const lines = Buffer.alloc((width + 1) * height); // each line begins with its filter: none
  for (let y = 0; y < height; y++) pixels.copy(lines, y * (width + 1) + 1, y * width, (y + 1) * width);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("PLTE", Buffer.from(palette)), chunk("IDAT", deflateSync(lines, { level: 9 })), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
