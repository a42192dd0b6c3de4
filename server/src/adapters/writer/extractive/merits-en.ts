import { alternativesOf } from "#kernel/text/phrases";
import { isOrder } from "./prose/procedures.ts";

/** Where a sentence stands on its page. */
export interface PlaceOfSentence {
  /** Place of the sentence among all of the page, 0–1. */
  at: number;
  /** Place of the sentence in its section, from 0. */
  inSection: number;
  /** Whether a heading stands above it. */
  isBelowHeading: boolean;
  isItem: boolean;
}

const SLOGAN = new RegExp(alternativesOf("slogans-en"), "iu");
const ANNOUNCES = new RegExp(alternativesOf("announcements-en"), "iu");
const SCENE = new RegExp(alternativesOf("warm-ups-en"), "iu");
const LIMIT =
  /\b(?:only|not|no|cannot|can[’']t|don[’']t|doesn[’']t|isn[’']t|won[’']t|without|except|unless|but|however|although|though|limit\w*|avoid|never|must|excluding|instead of|rather than)\b/iu;
const DEFINES =
  /^(?:(?:an?|the) )?[^,.;:()]{2,60}? (?:is|are|was|refers? to|means|stands for|represents?|describes|provides|lets|allows|enables|uses) (?:an?|the|any|one|you|your)?\b/iu;
const POINTING = [
  String.raw`["“]?(?:this|that|these|those|it|they|he|she|its|their|his|her|such|both)\b`,
  String.raw`(?:and|but|so|also|however|then|still|yet|instead|another|otherwise|in addition|additionally|moreover|furthermore|besides)\b`,
].join("|");
const POINTS = new RegExp(`^(?:${POINTING})`, "iu");
const NAMES = /(?<=[\p{Ll},] )\p{Lu}[\p{L}\d]+/gu;
const I =
  /(?<!\p{L})(?<!\b(?:War|Type|Phase|Class|Part|Charles|Henry|James|George|William|Elizabeth|Napoleon|Nicholas) )(?:I|my|me|I[’'](?:m|ve|d|ll))(?!\p{L})/u;
const FIGURE = /\d/;
const UNITS = [
  `%|percent|mm|cm|m|km|kg|g|mg|lbs?|oz|ounces?|inch(?:es)?|["”]|feet|ft|ml|l|litres?|liters?`,
  `gallons?|hours?|minutes?|seconds?|days?|weeks?|months?|years?|degrees?|watts?|w|v|gb|tb|mb|mah|hz|ghz|mhz|lumens?|k`,
].join("|");
const MONTHS =
  "January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec";
const MEASURE = new RegExp(String.raw`[$£€]\s?\d|\d\s?(?:${UNITS})\b`, "iu");

/** Whether a sentence states an amount: a price, a share, a time or a size. */
export const statesAmount = (text: string) => MEASURE.test(text);

const DAY = new RegExp(
  [
    String.raw`\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${MONTHS})`,
    String.raw`\b(?:${MONTHS}) \d{1,2}(?:st|nd|rd|th)?\b(?!:)`,
  ].join("|"),
  "u",
);
/** Whether a sentence states what one would note down: an amount or a day. */
export const statesFigure = (text: string) => statesAmount(text) || DAY.test(text);
/** As above, or a weekday or an hour: of an appointment nothing is left out. */
export const fixesTime = (text: string) => statesFigure(text) || APPOINTMENT.test(text);
const APPOINTMENT =
  /\b(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|today|tonight|tomorrow|noon|midnight|o[’']clock)\b|\d\s?[ap]\.?m\b|\b\d{1,2}:\d{2}\b/i;

/** Whether a text begins with something else than its matter: then its beginning has no claim to be told. */
export const warmsUp = (text: string) => setsScene(text) || (ANNOUNCES.test(text) && !DAY.test(text));
/** As above; but above all of a text, what it announces is what it is about. */
export const setsScene = (text: string) => (SCENE.test(text) && !statesFigure(text)) || SLOGAN.test(text);

/** How much an English sentence gains or loses by its words and its place, in the measure of centrality. */
export function meritOf(text: string, { at, inSection, isBelowHeading, isItem }: PlaceOfSentence): number {
  const words = text.split(/\s+/).length;
  const names = Math.min(MOST_NAMES, text.match(NAMES)?.length ?? 0) / MOST_NAMES;
  return (
    // A page warms up before it says its first fact.
    (at === 0 ? 0.5 : 0) -
    0.3 * Math.max(0, 1 - 5 * at) +
    // Behind the sentence that opens a section comes what it has to tell.
    (isBelowHeading && inSection === 1 ? 0.45 : 0) -
    0.3 * Math.min(1, Math.max(0, inSection - 1) / 4) +
    (isItem ? 0.4 : 0) -
    (1.3 * Math.max(0, FEW_WORDS - words)) / FEW_WORDS +
    (statesAmount(text) ? 1 : 0) +
    (FIGURE.test(text) ? 0.2 : 0) +
    0.2 * names +
    (DEFINES.test(text) ? 0.3 : 0) +
    (LIMIT.test(text) ? 0.2 : 0) -
    (ANNOUNCES.test(text) ? 0.8 : 0) -
    (SCENE.test(text) ? 0.8 : 0) -
    (SLOGAN.test(text) ? (names === 0 && !FIGURE.test(text) ? PRAISE_ALONE : PRAISE) : 0) -
    (calls(text) ? 0.8 : 0) -
    (POINTS.test(text) ? 0.4 : 0) -
    (isOrder(text, "en") ? 0.6 : 0) -
    (I.test(text) ? 0.6 : 0)
  );
}
/** "Sell even more with personalization.": an advert's order tells nothing. */
export const calls = (text: string): boolean =>
  OFFERS.test(text) || (isOrder(text, "en") && (CALLS.test(text) || PROMISES.test(text)) && !fixesTime(text));
/** As above, and nothing else: "Eliminate double entry for good.", "Get looms fast and easy!" */
export const callsOut = (text: string): boolean =>
  (isOrder(text, "en") || /^stop \p{L}+ing\b/iu.test(text)) &&
  !fixesTime(text) &&
  ((PROMISES.test(text) && CALLS.test(text)) || CRIES.test(text));
const CRIES =
  /^(?:get|start|join|try|discover|explore|enjoy|shop|unlock|grow|boost|build|come)\b(?=.*\b(?:easy|easily|fast(?:er)?|fun|more|better|best|love)\b)(?!.*\bhelp\b).*!$/i;
const CALLS = new RegExp(
  [
    String.raw`\byour (?:\p{L}+ ){0,2}(?:business|brand|teams?|customers|clients|visitors|audience|life|lifestyle|home|style|day|budget|career|future)\b`,
    String.raw`\byour (?:\p{L}+ ){0,2}(?:workflows?|potential|goals|journey|dreams?|success|world|experience|growth|revenue|sales|productivity)\b`,
    String.raw`\b(?:even more|for good|more with less|with (?:ease|confidence)|the guesswork)\b`,
  ].join("|"),
  "iu",
);
const PROMISES =
  /^(?:stop|eliminate|boost|drive|grow|maximi[sz]e|streamline|supercharge|never lose|say (?:hello|goodbye)|take advantage)\b/i;
/** "Save 50% for six months": an offer of the day. */
const OFFERS = /^(?:save|get|take|enjoy|claim) (?:up to |an (?:extra|additional) |your )?[$£€]?\d/i;
const PRAISE = 0.6;
/** Praise that names nothing and counts nothing. */
const PRAISE_ALONE = 1;
const FEW_WORDS = 9;
const MOST_NAMES = 3;
