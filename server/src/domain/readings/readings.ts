import { asc, inArray } from "drizzle-orm";
import type { Database } from "#db/client";
import { dictionaryWords } from "#db/schema/index";
import { type Language, languages } from "#kernel/vocabulary";
import type { Reading } from "#kernel/word";
import { readerOf } from "./apply.ts";

/** The whole dictionary of each of these users, in one query; in the order that never changes by itself. */
export async function dictionariesOf(
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, Reading[]>> {
  const found = new Map<string, Reading[]>(userIds.map((id) => [id, []]));
  if (userIds.length === 0) return found;
  const rows = await db
    .select()
    .from(dictionaryWords)
    .where(inArray(dictionaryWords.userId, [...userIds]))
    .orderBy(asc(dictionaryWords.language), asc(dictionaryWords.word));
  for (const { userId, language, word, reading } of rows)
    found.get(userId)?.push({ language, word, reading });
  return found;
}

export async function dictionaryOf(db: Database, userId: string): Promise<Reading[]> {
  return (await dictionariesOf(db, [userId])).get(userId) ?? [];
}

/** The dictionary's readings for a text, for voices of these languages. */
export const readingsUsed = (
  dictionary: readonly Reading[],
  text: string,
  spoken: readonly Language[],
): Reading[] =>
  languages
    .filter((language) => spoken.includes(language))
    .flatMap((language) => readerOf(dictionary, language).used(text));

/** Whether two texts would be read with the same words. */
export const sameReadings = (a: readonly Reading[], b: readonly Reading[]): boolean =>
  a.length === b.length &&
  a.every(({ language, word, reading }) =>
    b.some((other) => other.language === language && other.word === word && other.reading === reading),
  );
