const TOKEN = /[a-zA-Z]|\s*-?(?:\d*\.\d+|\d+)/g;

/** Which coordinate the number at this place of a command is; an arc also has radii (r) and what no scale changes (-). */
function coordinate(command: string, at: number): string {
  if (command === "H") return "x";
  if (command === "V") return "y";
  return command === "A" ? "rr---xy"[at % 7]! : "xy"[at % 2]!;
}

const known = new Map<string, string>();

/** A path of the grid of 48 x 48 with the grid's middle at (x, y), in the path's own numbers: a transform would make each of hundreds of figures a thing of its own when the browser paints. */
export function placed(path: string, x: number, y: number, scale: number): string {
  if (x === 24 && y === 24 && scale === 1) return path;
  const place = `${x} ${y} ${scale} ${path}`;
  let found = known.get(place);
  if (found === undefined) known.set(place, (found = moved(path, x, y, scale)));
  return found;
}

function moved(path: string, x: number, y: number, scale: number): string {
  const middle: Record<string, number> = { x, y };
  const round = (value: number) => ` ${Math.round(value * 1000) / 1000}`;
  let [command, at] = ["", 0];
  return path.replace(TOKEN, (token) => {
    if (/[a-z]/i.test(token)) {
      [command, at] = [token, 0];
      return token;
    }
    const what = coordinate(command.toUpperCase(), at++);
    if (what === "-") return ` ${token.trim()}`;
    const absolute = what !== "r" && command < "a";
    return round(absolute ? (Number(token) - 24) * scale + middle[what]! : Number(token) * scale);
  });
}
