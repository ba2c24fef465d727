/** What lessons say, and which there are. */

import { api } from "../lib/api";
import { Texts } from "../lib/texts";
import type { LessonLine } from "../lib/types";

const texts = new Map<string, Promise<Texts>>();

export function lessonTexts(game: string, language: string): Promise<Texts> {
  const key = `${game}/${language}`;
  let known = texts.get(key);
  if (!known) {
    known = api.lessonTexts(game, language).then((source) => new Texts(language, source));
    known.catch(() => texts.delete(key));
    texts.set(key, known);
  }
  return known;
}

/** The lesson after one, if there is another. */
export async function nextLesson(game: string, name: string): Promise<LessonLine | undefined> {
  const course = await api.course(game);
  return course[course.findIndex((one) => one.name === name) + 1];
}
