import type { Language } from "#kernel/vocabulary";
import { overlapOf, piecesOf, SAME_IDEA } from "../../similarity.ts";
import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { shortNamesIn } from "../stands.ts";
import { bestRuns, type Choosable } from "./best-runs.ts";
import { choosables, FIRST, LATE } from "./choosable.ts";
import type { Known } from "./known.ts";
import type { Salience } from "./salience.ts";

const NEVER = -1000;
/** "The order is not lifted for Zone 2" beside "The order is lifted for Zone 1"; "Do Not Drink" is a name. */
const DENIES: Record<Language, RegExp> = {
  ja: /ない|ません|なく|ず[、に]/u,
  en: /\b(?:not|never|cannot|no longer)\b|n[’']t\b/,
};
const NONE: ReadonlySet<string> = new Set();
const NOTHING: ReadonlySet<number> = new Set();

/**
 * Finds for a number of seconds the places of the sentences that fill them best: what belongs in a script, and
 * nothing that has lost what it speaks of. Nothing is told twice, and nobody is called by a short name whose whole
 * name was not told. Those at the places `without` are left out.
 */
export function chosenBy(
  salience: readonly Salience[],
  lines: readonly ProseLine[],
  known: Known,
): (budget: number, without?: ReadonlySet<number>) => number[] {
  const texts = lines.map(textOfLine);
  const pieces = texts.map((text) => piecesOf(text, known.language));
  const choosable = choosables(salience, lines, texts, known);
  // Sums of two kinds are alike, and each is of something else.
  const isRow = (index: number) =>
    known.language === "en" && lines[index]?.isRow === true && /\d/.test(texts[index] ?? "");
  const isSame = (one: number, other: number) =>
    texts[one] === texts[other] ||
    (!(isRow(one) && isRow(other)) &&
      overlapOf(pieces[one] ?? NONE, pieces[other] ?? NONE) >= SAME_IDEA[known.language] &&
      DENIES[known.language].test(texts[one] ?? "") === DENIES[known.language].test(texts[other] ?? ""));
  const worthAt = (index: number) => salience[index]?.worth ?? 0;
  const isBetter = (one: number, other: number) =>
    worthAt(one) > worthAt(other) || (worthAt(one) === worthAt(other) && one < other);
  return (budget, without = NOTHING) => {
    const refused = new Set<number>(without);
    for (;;) {
      const all = withoutRefused(choosable, refused);
      const best = bestRuns(all, budget);
      // Of a page with little to tell that little is told, however it begins.
      const taken =
        best.length > 0
          ? best
          : bestRuns(
              all.map((one) => ({ ...one, lead: 0 })),
              budget,
            );
      const isRepeated = (index: number) =>
        taken.some((other) => other !== index && isSame(index, other) && isBetter(other, index));
      const unfit = taken.filter(
        (index) =>
          !refused.has(index) &&
          (isRepeated(index) ||
            namesStranger(index, taken, texts, known) ||
            pointsAtSum(index, taken, texts, known)),
      );
      if (unfit.length === 0) return taken.filter((index) => !without.has(index));
      for (const index of unfit) refused.add(index);
    }
  };
}

/** The sentences with those refused worth nothing; behind the first that one may begin with a script begins late. */
function withoutRefused(all: readonly Choosable[], refused: ReadonlySet<number>): Choosable[] {
  let leaders = 0;
  return all.map((one, index) => {
    const isLate = leaders >= FIRST;
    if (!refused.has(index) && one.leads) leaders += 1;
    const lead = (one.lead ?? one.start) + (isLate ? LATE : 0);
    return { ...one, lead, ...(refused.has(index) ? { worth: NEVER } : {}) };
  });
}

/** "the £412,000": a sum that an earlier sentence has told of, and the script has not. */
function pointsAtSum(
  index: number,
  taken: readonly number[],
  texts: readonly string[],
  { title, language }: Known,
): boolean {
  if (language !== "en") return false;
  const heard = [title, ...taken.filter((one) => one < index).map((one) => texts[one] ?? "")].join(" ");
  const sums = (texts[index] ?? "").matchAll(/\bthe ([£$€]?\d[\d,.]*\d)\b/g);
  return [...sums].some(
    ([, sum = ""]) => !heard.includes(sum) && texts.slice(0, index).some((text) => text.includes(sum)),
  );
}

/** Whether it calls somebody by a name that the page has introduced, and the script has not. */
function namesStranger(
  index: number,
  taken: readonly number[],
  texts: readonly string[],
  { title, name, type, language, isToldInFull }: Known,
): boolean {
  const told = taken.filter((one) => one < index).map((one) => texts[one] ?? "");
  const heard = [title, name, ...told].join(" ").toLowerCase();
  const before = texts.slice(0, index);
  return shortNamesIn(texts[index] ?? "", language).some((short) => {
    // "The pocket" of goods is theirs, whoever has told of it.
    const isPart = type === "product" && language === "en" && /^\p{Ll}/u.test(short);
    const isNew = !heard.includes(short.toLowerCase()) && before.some((text) => text.includes(short));
    return !isPart && isNew && !isToldInFull?.(short);
  });
}
