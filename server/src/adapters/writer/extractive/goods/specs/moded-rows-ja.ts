import type { Fact } from "#kernel/page";

/** One of a thing's modes, with the unit or without: 「350」, 「15 ルーメン」, 「約4時間」. */
const MODE = /^約?\d[\d.,]*\s?[\p{L}%％℃]{0,6}$/u;
const FEWEST = 2;
const MOST = 4;

export interface ModedRow {
  label: string;
  /** Behind 「…は」: both rows in one sentence. */
  said: string;
  /** The words that are said of each row, and the fact that states it. */
  parts: { text: string; factId: string }[];
}

/**
 * Two rows of a Japanese table that state as many values, of one mode each: 「明るさ: 300 / 90 ルーメン」 and
 * 「点灯時間: 3時間 / 9時間」. One such row by itself leaves open which value is whose.
 */
export function modedRowsIn(facts: readonly Fact[], isAsked: (label: string) => boolean): ModedRow | null {
  const rows = facts.flatMap(({ kind, label, value, id }) => {
    const modes = value
      .normalize("NFKC")
      .split(/\s*\/\s*/u)
      .map((mode) => mode.trim());
    const isModed = modes.length >= FEWEST && modes.length <= MOST && modes.every((mode) => MODE.test(mode));
    if (kind !== "specification" || !isModed || !label || !isAsked(label)) return [];
    return [{ label, factId: id, count: modes.length, text: withoutGaps(modes.join("、")) }];
  });
  const [one, other] = rows;
  if (!one || !other || rows.length > 2 || one.count !== other.count) return null;
  return {
    label: one.label,
    said: `${one.text}で、${other.label}はそれぞれ${other.text}`,
    parts: [one, other].map(({ text, factId }) => ({ text, factId })),
  };
}

const withoutGaps = (text: string) => text.replace(/(?<=\d)\s+(?=\p{L})/gu, "");
