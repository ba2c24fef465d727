/** How far somebody is in the lessons; the browser remembers it. */

interface Progress {
  at: number; // the note shown last
  most: number; // the furthest note seen
  said: string[]; // what the learner said instead of the lesson's own words: "12:bid ares 2"
  done: boolean;
}

const KEY = "lessons";

function stored(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

const known: Record<string, Progress> = $state(stored());

export function progressOf(game: string, name: string): Progress {
  return known[`${game}/${name}`] ?? { at: 0, most: 0, said: [], done: false };
}

export function keep(game: string, name: string, progress: Progress) {
  known[`${game}/${name}`] = progress;
  localStorage.setItem(KEY, JSON.stringify(known));
}

/** Whether somebody has begun any lesson of a game. */
export function begun(game: string): boolean {
  return Object.keys(known).some((key) => key.startsWith(`${game}/`));
}
