import { isFragment } from "#kernel/critic/fragment";
import type { Language } from "#kernel/vocabulary";
import { leansOnPrevious } from "../../text/wording.ts";
import { isWithinCount } from "../counts/counted-whole.ts";
import { isOrder } from "../procedures.ts";
import { announces, asks, isHalfWithout, leansInProse } from "../stands.ts";
import { isLeftOpen, isPromise } from "./open-ends.ts";

/** A sentence of a running text, as far as one has to know it to end there. */
export interface RunningSentence {
  sentences: string[];
  blockIndex: number;
  /** Whether its paragraph stands right below a heading, of which a listener has been told. */
  isHeaded?: boolean;
  seconds: number;
  /** Whether it only begins what stands below it, as a heading does. */
  leadsOn?: boolean;
}

/**
 * How many sentences of a running text are told: as many as there is time for, a few more or fewer for a good end. Of a
 * paragraph that is begun in vain, nobody hears why.
 */
export function countWithin(
  spoken: readonly RunningSentence[],
  language: Language,
  budget: number,
  isExact: boolean,
  isBegunInVain: boolean = language === "ja",
): number {
  let seconds = 0;
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (const [at, one] of spoken.entries()) {
    seconds += one.seconds;
    const off = Math.abs(seconds - budget) / budget;
    const end = isWithinCount(spoken, at, language)
      ? HALF_OF_COUNT
      : isExact
        ? 0
        : costOfEnd(spoken, at, language, isBegunInVain);
    const cost = off + end + (off > FAR ? 1 : 0);
    if (cost < least) [best, least] = [at + 1, cost];
    if (seconds > MOST * budget) break;
  }
  return best;
}
const MOST = 1.2;
/** A script that is off by more than this is of another length, however well it ends. */
const FAR = 0.1;

/** The cost of an end behind a sentence, in shares of the time by which the script may be off instead. */
function costOfEnd(
  spoken: readonly RunningSentence[],
  at: number,
  language: Language,
  isBegunInVain: boolean,
): number {
  const [one, next] = [spoken[at] as RunningSentence, spoken[at + 1]];
  const [text, behind] = [one, next].map((some) => some?.sentences.join(" ") ?? "") as [string, string];
  if (one.leadsOn) return FIRST_ONLY;
  if (announces(text, language) || asks(text) || COUNTS.test(text) || isPromise(text, language)) return OPEN;
  if (!next) return 0;
  if (language === "ja" && LIMITS.test(behind)) return WITHOUT_LIMIT;
  if (language === "ja" && DIAGNOSES.test(text) && isOrder(behind, language)) return OPEN;
  if (isHalfWithout(behind, text, language) || DENIES.test(text) || COUNTS_ON.test(behind)) return OPEN;
  if (language === "ja" && TURNS.test(behind)) return TURNED;
  if (language === "ja" && turnsWithin(spoken, at)) return TURNED;
  if (language === "en" && INSTEAD.test(text) && next.blockIndex === one.blockIndex) return TURNED;
  if (isLeftOpen(text, language)) return LEFT_OPEN;
  const leans = leansOnPrevious(behind, language) || leansInProse(behind, language);
  if (next.blockIndex !== one.blockIndex) return leans ? LEANT_ON : 0;
  if (language === "en" && at > 0 && isHeadAlone(spoken, at)) return FIRST_ONLY;
  const before = spoken[at - 1];
  const isFirst = before?.blockIndex !== one.blockIndex;
  const isHardlyBegun =
    language === "en"
      ? (isFirst || spoken[at - 2]?.blockIndex !== one.blockIndex) && begunFor(spoken, at) < HARDLY
      : isFirst;
  if (isBegunInVain && at > 0 && isHardlyBegun) return FIRST_ONLY;
  if (isFirst) return BEGUN;
  if (one.seconds < BRIEF || isFragment(text, language)) return BEGUN;
  return leans ? LEANT_ON : INNER;
}
/** 「見た目のためだけではありません。」: of what else, the next sentence says. */
const DENIES = /(?:だけ|ばかり)(?:では|じゃ)(?:ない|ありません)。$|\bnot (?:only|just) [^,;:]*\.$/u;
/** 「爪の厚みほどもへこめば空気不足です。」: what is done about it, the next sentence says. */
const DIAGNOSES =
  /(?:[えけせてねへめれげぜべ]ば|[ただ]ら|なら|と)、?[^。、]{0,12}(?:不足|不良|異常|故障|寿命|劣化|摩耗|切れ|漏れ|詰まり|ゆるみ|緩み)です。$/u;
/** 「三つめは、…」, "Third, …": of what was counted nobody stops before the last. */
const COUNTS_ON =
  /^(?:[二三四五２３４５2-5](?:つ|度|回|人|番|件)[め目]|ふたつ[め目]|みっつ[め目]|第[二三四]に|(?:もう(?:ひとつ|[一１1]つ|一方|片方)|後者)は)|^(?:second|third|fourth|fifth)(?:ly)?\b/iu;
/** 「市場では安いです。」 before 「それでも親父が種を切らさなかったのは、…」: what is meant stands behind the turn. */
const TURNS =
  /^(?:それでも|それなのに|なのに|ところが|とはいえ|けれど(?:も)?|でも|しかし|だが|ただ(?:し)?|だから|そこで|その(?:かわり|代わり|ため)|つまり|結果|すると)(?:、|(?=[\p{L}]))/u;
/** 「ただし刃先は半日で錆びます。」: what was said just before does not hold without it. */
const LIMITS = /^ただし/u;
/** "Instead, some asked for a second opinion.": what came of it stands behind. */
const INSTEAD = /^(?:instead|but then|then one day),? /iu;
/** Whether one of the next sentences of the paragraph turns from what it says. */
const turnsWithin = (spoken: readonly RunningSentence[], at: number) =>
  spoken
    .slice(at + 2, at + 1 + NEAR_TURN)
    .some(
      ({ sentences, blockIndex }) => blockIndex === spoken[at]?.blockIndex && TURNS.test(sentences.join(" ")),
    );
const NEAR_TURN = 2;
/** Behind a trouble, a trial or a denial. */
const LEFT_OPEN = 0.16;
/** It costs more than to be of a length a bit further off. */
const TURNED = 0.22;
/** It costs more than to be of another length, however exact that has to be. */
const WITHOUT_LIMIT = 1.4;
const HALF_OF_COUNT = 1.5;
/** "The second is the back.": and what of it, nobody hears. */
const COUNTS = /^The (?:first|second|third|fourth|last) (?:\p{L}+ )?(?:is|are) (?:the |its )?\p{L}+\.$/u;
/** Behind a question or an announcement. */
const OPEN = 0.25;
/** Behind the first sentence of a text, of an English paragraph, or a short one within. */
const BEGUN = 0.15;
/** Behind the first sentence of a later paragraph, of which nobody then hears why it was begun. */
const FIRST_ONLY = 1.25;
const LEANT_ON = 0.12;
const INNER = 0.06;
const BRIEF = 2.5;
/** "What it does. We have 84 plots …", "Condition.": a heading was said, and hardly anything of what stands below it. */
const isHeadAlone = (spoken: readonly RunningSentence[], at: number): boolean => {
  const { blockIndex, isHeaded = false } = spoken[at] as RunningSentence;
  const first = spoken.find((one) => one.blockIndex === blockIndex)?.sentences.join(" ") ?? "";
  const isLabelled = LABEL.test(first) && isFragment(first, "en");
  return (isHeaded || isLabelled) && begunFor(spoken, at) < HARDLY_BELOW;
};
const LABEL = /^\p{Lu}[\p{L}’'-]+(?: [\p{L}’'-]+){0,2}\.$/u;
/** So many seconds make a heading worth saying, its own included. */
const HARDLY_BELOW = 12;
/** "The first Nocturne hissed. Many of you told us.": a sentence of more seconds may be a thought of its own. */
const HARDLY = 6;
/** So many seconds of its paragraph are told up to a sentence. */
const begunFor = (spoken: readonly RunningSentence[], at: number) =>
  spoken
    .slice(0, at + 1)
    .filter(({ blockIndex }) => blockIndex === spoken[at]?.blockIndex)
    .reduce((sum, { seconds }) => sum + seconds, 0);
