import { MONTHS_EN } from "#kernel/text/months-en";
import { japaneseNumber } from "#kernel/ties/japanese-number";
import type { Value } from "#kernel/ties/values";

/** Digits with their commas, or a number in kanji, as one run. */
const RUN =
  /\d[\d,]*(?:\.\d+)?(?:[十百千万億兆](?:\d[\d,]*(?:\.\d+)?)?)*|[〇零一二三四五六七八九十百千万億兆]+/u;

/**
 * The words of a number with another value and everything else as it was: its unit, its sign, the way it
 * is grouped. Null where that cannot be done word by word, as for 半額.
 */
export function restate(words: string, from: Value, to: Value): string | null {
  const folded = words.replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
  if (from.kind === "date" && to.kind === "date") return restateDate(folded, to);
  if (from.kind !== "amount" || to.kind !== "amount" || from.unit !== to.unit) return null;
  const run = RUN.exec(folded)?.[0];
  const said = run ? japaneseNumber(run) : 0;
  if (!run || !said || !from.amount) return null;
  // Value of one unit: the words say 1.5 where the value is 1,500 grams.
  const factor = from.amount / said;
  const number = tidy(to.amount / factor);
  return number === null ? null : folded.replace(run, written(number, run));
}

/** Without the dust of floating point; null for what no one would say. */
function tidy(number: number): number | null {
  const rounded = Number(number.toFixed(4));
  return Math.abs(rounded - number) <= 1e-6 * Math.max(1, Math.abs(number)) ? rounded : null;
}

/** In the notation of the original: with cents only if it had cents, with commas only if it had commas. */
function written(number: number, like: string): string {
  const cents = /^[\d,]+\.\d\d$/.test(like) && !Number.isInteger(number) ? 2 : undefined;
  const plain = /^\d{4,}/.test(like);
  return number.toLocaleString("en", {
    useGrouping: !plain,
    minimumFractionDigits: cents,
    maximumFractionDigits: 4,
  });
}

/** Only the parts that the words say; one that the new date does not have cannot be said. */
function restateDate(words: string, to: Extract<Value, { kind: "date" }>): string | null {
  const { year, month, day } = to;
  const japanese = /年|月|日/.test(words);
  const parts: [pattern: RegExp, value: string | undefined][] = japanese
    ? [
        [/\d+(?=年)/, year?.toString()],
        [/\d+(?=月)/, month?.toString()],
        [/\d+(?=日)/, day?.toString()],
      ]
    : [
        [/\d{4}/, year?.toString()],
        [/[A-Z][a-z]+/, MONTHS_EN[(month ?? 0) - 1]],
        [/\b\d{1,2}\b(?!\d)/, day?.toString()],
      ];
  let said: string = words;
  let any = false;
  for (const [pattern, value] of parts) {
    if (!pattern.test(words)) continue;
    if (value === undefined) return null;
    said = said.replace(pattern, value);
    any = true;
  }
  return any ? said : null;
}
