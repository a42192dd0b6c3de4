import { isFragment } from "#kernel/critic/fragment";
import { standsAlone } from "../../prose/stands.ts";
import type { Unit } from "../../units.ts";

/** "It requires a wired bell and a chime.", "A hub is needed to open it from afar." */
const NEEDS =
  /\brequires? (?:an?|the|one|two|existing|at least|\d)\b|\b(?:is|are) (?:required|needed|necessary) (?:for|to)\b|\bonly works? (?:with|on|in)\b|\bworks? only (?:with|on|in)\b/i;
/** "The lamp is not included.", "The feet are sold separately." */
const LEFT_OUT = /\b(?:not included|sold separately)\b/i;
/** "The lid is not leakproof." */
const UNFIT = new RegExp(
  [
    String.raw`\bnot (?:\p{Ll}+ly )?(?:leak-?proof|water-?proof|water-?tight|dishwasher[- ]safe|microwave[- ]safe|compatible with)\b`,
    String.raw`\bnot (?:\p{Ll}+ly )?(?:suitable|intended for|designed for|recommended for|meant for)\b`,
    String.raw`\b(?:must|should) (?:always |only )?be (?:securely |firmly )?(?:anchored|hand[- ]?washed|washed by hand|fixed to|used with)\b`,
    String.raw`^Do not (?:immerse|submerge|leave|expose|microwave)\b`,
  ].join("|"),
  "iu",
);
const OF_SALE =
  /\b(?:return(?:s|ed)?|refunds?|deliver\w*|shipping|ships?|orders?|offers?|discounts?|sign(?:ing)? up|installation|warranty|payments?|prices?|FDA|diagnose)\b|\?$|\brequires? (?:no|little|minimal)\b/i;
const LONGEST = 200;

/** Whether a sentence says by itself what goods need, lack or are not fit for. */
export const isCondition = (text: string): boolean =>
  text.length <= LONGEST &&
  [NEEDS, LEFT_OUT, UNFIT].some((form) => form.test(text)) &&
  !OF_SALE.test(text) &&
  !isFragment(text, "en") &&
  standsAlone(text, "en");

const MOST = 2;
/** So much of a description's time is for what it has not told. */
const SHARE = 0.25;

/** The first conditions of English goods for which there is time, where those told have no word of them. */
export function conditionsBeside(units: readonly Unit[], told: readonly Unit[], seconds: number): Unit[] {
  if (told.some(({ sentences }) => sentences.some(isCondition))) return [];
  const blocks = new Set(told.map(({ blockIndex }) => blockIndex));
  let left = SHARE * seconds;
  const found = units.filter((unit) => {
    const { sentences, blockIndex, isOrphan, pointsBack } = unit;
    const isOne = sentences.length === 1 && isCondition(sentences[0] ?? "") && !pointsBack;
    if (!isOne || isOrphan || blocks.has(blockIndex) || unit.seconds > left) return false;
    left -= unit.seconds;
    return true;
  });
  return found.slice(0, MOST);
}
