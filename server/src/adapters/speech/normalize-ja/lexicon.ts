import { wordRows } from "../word-list.ts";

const rows = wordRows("ja-latin");

/** Names and words in Latin letters with their Japanese readings, in lower case. */
export const latinReadings: ReadonlyMap<string, string> = new Map(
  rows.map(([word = "", kana = ""]) => [word, kana]),
);

/** Readings that only capitals have: IT is a trade, it a pronoun. */
export const capitalsOnly: ReadonlySet<string> = new Set(
  rows.flatMap(([word = "", , inCase]) => (inCase === "capitals" ? [word] : [])),
);
