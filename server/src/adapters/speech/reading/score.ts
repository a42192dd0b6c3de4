import type { Language } from "#kernel/vocabulary";
import { fold, isSaidIn } from "./notation.ts";
import { type ReadingItem, readingRows, readingSet, type SetName } from "./reading-set.ts";
import { soundsRight } from "./sounds.ts";

export interface ReadingResult extends ReadingItem {
  read: string;
  right: boolean;
}

const PARTS = /^…(.*)…$/;

/** Whether what is said is one of the right readings, or has the parts that count, and nothing that is wrong. */
function isRight(language: Language, { readings, never }: ReadingItem, said: string): boolean {
  const [same, has] = [fold[language], isSaidIn[language]];
  const right = readings.some((reading) => {
    const parts = PARTS.exec(reading)?.[1]?.split("…");
    return parts ? parts.every((part) => has(said, part)) : same(reading) === same(said);
  });
  return right && !never.some((part) => has(said, part));
}

/** Reads a whole set aloud, as it were, and says which items came out right. */
export async function readSet(
  language: Language,
  read: (text: string) => string | Promise<string>,
  name: SetName = language,
): Promise<ReadingResult[]> {
  const all = await Promise.all(
    readingSet(name).map(async (item) => ({ item, said: await read(item.text) })),
  );
  const heard = all.filter(({ item }) => item.sounds.length);
  const rightly = heard.length ? await soundsRight(heard) : [];
  return all.map((one) => {
    const { item, said } = one;
    const right = item.sounds.length ? rightly[heard.indexOf(one)] === true : isRight(language, item, said);
    return { ...item, read: said, right };
  });
}

export interface Score {
  right: number;
  of: number;
}

export const scoreOf = (results: readonly ReadingResult[]): Score => ({
  right: results.filter(({ right }) => right).length,
  of: results.length,
});

/** Scores of the sets when they were read for the first time, before anything was changed for them. */
export const firstRuns: ReadonlyMap<string, Score> = new Map(
  readingRows("first-runs").map(([set = "", right, of]) => [set, { right: Number(right), of: Number(of) }]),
);
