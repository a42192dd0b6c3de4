import { rewrite } from "../rewrite.ts";
import { stripUnspeakable } from "../strip.ts";
import { addresses } from "./addresses.ts";
import { furigana } from "./furigana.ts";
import { latinToKana } from "./latin.ts";
import { amounts, codes, dates, ranges } from "./numbers.ts";
import { marks } from "./symbols.ts";
import { units } from "./units.ts";

/**
 * Rewrites a sentence into what the Japanese front end reads right: figures with their units, dates,
 * prices, Latin words and symbols in Japanese. Empty when nothing in it can be spoken.
 */
export function normalizeJapanese(text: string): string {
  const plain = rewrite(stripUnspeakable(text), furigana).normalize("NFKC");
  const figures = rewrite(plain, [...addresses, ...dates, ...amounts, ...ranges, ...units, ...codes]);
  const spoken = rewrite(latinToKana(figures), marks).trim();
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{N}A-Za-z]/u.test(spoken) ? spoken : "";
}
