/** Short messages at the edge of the page: what was refused, what was copied. */

interface Notice {
  number: number;
  text: string;
  bad: boolean;
}

export const notices: Notice[] = $state([]);
let last = 0;

export function notice(text: string, bad = false) {
  const number = ++last;
  notices.push({ number, text, bad });
  setTimeout(() => drop(number), bad ? 7000 : 3500);
}

export function drop(number: number) {
  const i = notices.findIndex((one) => one.number === number);
  if (i >= 0) notices.splice(i, 1);
}

/** Do something at the server and say so if it is refused. */
export async function attempt<T>(doing: () => Promise<T>): Promise<T | undefined> {
  try {
    return await doing();
  } catch (error) {
    notice(error instanceof Error ? error.message : String(error), true);
    return undefined;
  }
}
