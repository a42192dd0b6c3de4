import { isFragment } from "#kernel/critic/fragment";
import type { Language } from "#kernel/vocabulary";
import { leansOnPrevious } from "../../text/wording.ts";
import { announces, asks, isHalfWithout, leansInProse } from "../stands.ts";

/** What one has to know of a sentence to end with it. */
export interface Spoken {
  sentences: string[];
  blockIndex: number;
  seconds: number;
}

/** How many sentences of a running text are told: as many as there is time for, a few more or fewer for a good end. */
export function countWithin(
  spoken: readonly Spoken[],
  language: Language,
  budget: number,
  isExact: boolean,
): number {
  let seconds = 0;
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [at, one] of spoken.entries()) {
    seconds += one.seconds;
    const off = Math.abs(seconds - budget) / budget;
    const cost = off + (isExact ? 0 : costOfEnd(spoken, at, language)) + (off > FAR ? 1 : 0);
    if (cost < least) [best, least] = [at + 1, cost];
    if (seconds > MOST * budget) break;
  }
  return best;
}
const MOST = 1.2;
/** Whatever the end, a script that is off by more than this is of another length. */
const FAR = 0.1;

/** What it costs to end with a sentence, in shares of the time by which the script may be off instead. */
function costOfEnd(spoken: readonly Spoken[], at: number, language: Language): number {
  const [one, next] = [spoken[at] as Spoken, spoken[at + 1]];
  const [text, behind] = [one, next].map((some) => some?.sentences.join(" ") ?? "") as [string, string];
  if (announces(text, language) || asks(text)) return OPEN;
  if (!next) return 0;
  if (isHalfWithout(behind, text, language) || DENIES.test(text)) return OPEN;
  const leans = leansOnPrevious(behind, language) || leansInProse(behind, language);
  if (next.blockIndex !== one.blockIndex) return leans ? LEANT_ON : 0;
  const begins = spoken[at - 1]?.blockIndex !== one.blockIndex;
  if (begins || one.seconds < BRIEF || isFragment(text, language)) return BEGUN;
  return leans ? LEANT_ON : INNER;
}
/** 「見た目のためだけではありません。」: of what else, the next sentence says. */
const DENIES = /(?:だけ|ばかり)(?:では|じゃ)(?:ない|ありません)。$|\bnot (?:only|just) [^,;:]*\.$/u;
/** Behind a question or an announcement. */
const OPEN = 0.2;
/** Behind a paragraph's first sentence, or a short one within it. */
const BEGUN = 0.1;
const LEANT_ON = 0.07;
const INNER = 0.04;
const BRIEF = 2.5;
