import { isEnglishSentence } from "#kernel/critic/predicate-en";
import { leansOnPrevious } from "../../text/wording.ts";
import { isOrder } from "../procedures.ts";
import { leansInProse, standsAlone, standsLoosely } from "../stands.ts";
import type { PlaceTold } from "./places.ts";

const COUNT = "two|three|four|five|six|seven|eight|nine|ten";
const ORDINAL = "second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth";
/** Of these there are always several, whoever has heard of them. */
const ALWAYS = new RegExp(
  [
    "^(?:half|halves|times?|day|year|week|month|hour|century|floor|store?y|world|edition|season|quarter|hand|home|language|generation",
    "birthday|anniversary|person|party|option|opinion|look|chance|thought|helping|wife|husband|child|son|daughter|of|and)$",
  ].join("|"),
  "i",
);

/** "There is a fourth case, …", "A second loom stands in …" */
const GOES_ON = new RegExp(
  String.raw`^(?:(?:there(?:[’']s| is| was)) (?:also )?an?|an?|the) (${ORDINAL}) (\p{Ll}+)`,
  "iu",
);
/** "After the eighth failure it goes …" */
const AT_THE_NTH = new RegExp(
  String.raw`^(?:after|before|until|by|at|on) the (${ORDINAL}) (?:\p{Ll}+ )?(\p{Ll}+)`,
  "iu",
);
/** "We take the £85 off": what was to be paid, was said before. */
const THE_AMOUNT =
  /\bthe ([£$€¥]\d[\d,.]*\d|[£$€¥]\d)(?= (?:off|back|is|was|if|when|unless|goes|covers)\b|[.,;])/gu;
/** "These figures are …": amounts have to stand before them. */
const OF_AMOUNTS = /^(?:these|those) (?:figures|prices|amounts|fees|charges|rates|costs|totals)\b/i;
const AMOUNT = /[£$€¥%]|\bper ?cent\b|\d{3}/;
/** "charged as above", "in the table below": nobody who listens sees it. */
const SEEN =
  /\bas (?:above|below)(?=[.,;)]|$)|\b(?:table|chart|figure|diagram|graph|map|list|code|example|snippet|photo|picture|box) (?:above|below)\b|\b(?:above|following) (?:table|chart|figure|diagram|graph|snippet)\b/i;

const BEHIND = new RegExp(
  [
    "^(?:together|along|combined|added up) with\\b",
    String.raw`\bthat makes (?:it )?(?:${COUNT}|\d+)\b`,
    String.raw`^(?:\S+ ){0,6}the other (?:${COUNT})\b`,
    String.raw`\b(?:${ORDINAL}|first|last|one|two) of (?:them|these|those)\b`,
    String.raw`^(?:\S+ ){0,6}(?:that|this) one\b`,
    String.raw`^(?:before|after|once|when|if|until) (?:I|we|you) [^,]{0,25}\b(?:that|this|it|them)(?: (?:over|off|up|down|back|away|out|in|on))?,`,
    String.raw`^(?:I|we|he|she|they) \p{L}+ nothing\.$`,
    String.raw`^(?:with|in|for|at|by|on|from|under|after|of) (?:these|those) (?!days\b|times\b)`,
    String.raw`^if [^,]{0,60}\balso\b`,
  ].join("|"),
  "iu",
);
/** A label that is said before it says of what these speak. */
const OF_LABEL = new RegExp(
  [
    String.raw`^if (?:it|they|he|she|that|this)\b`,
    String.raw`^this is (?:where|when|why|how|what)\b`,
    String.raw`\b(?:${COUNT}|\d+) (?:\p{Ll}+ )?ones\b`,
    String.raw`^(?:the|those) (?:\p{Ll}+ )?ones\b`,
    String.raw`^\p{L}+ first[;.]`,
  ].join("|"),
  "iu",
);
/** "Foam.", "Not one drop."; at the beginning of a block it is the name of what follows. */
const isFragment = (text: string) => {
  const { length } = text.split(/\s+/);
  if (!text.endsWith(".") || length > FEW) return false;
  return length === 1 || (!isEnglishSentence(text) && !isOrder(text, "en"));
};
const FEW = 4;
/** "You can consume from it.": it stands in the middle of a paragraph, and nobody has heard of what. */
const isTorn = (text: string) => !standsLoosely(text, "en") && !standsAlone(text, "en");

const hasWord = (heard: string, word: string) => new RegExp(`\\b${word}(?:e?s)?\\b`, "iu").test(heard);
const COUNTS = COUNT.split("|");
const ORDINALS = ORDINAL.split("|");

/** Whether so many, the one before it or such things were told: "three ways", "a third way". */
function isCountedUp(heard: string, ordinal: string, noun: string): boolean {
  const at = ORDINALS.indexOf(ordinal.toLowerCase());
  const before = at === 0 ? "first|one" : `${ORDINALS[at - 1]}|${COUNTS[at - 1]}|${COUNTS[at]}`;
  return (
    ALWAYS.test(noun) ||
    hasWord(heard, noun) ||
    new RegExp(`\\b(?:${before}|several|${at + 2})\\b`, "i").test(heard)
  );
}

function isLost(
  { text, isNext, isLedTo, begins, label, order }: PlaceTold,
  heard: string,
  near: string,
): boolean {
  for (const [, amount = ""] of text.matchAll(THE_AMOUNT)) if (!heard.includes(amount)) return true;
  if (OF_AMOUNTS.test(text) && !AMOUNT.test(near)) return true;
  if (SEEN.test(text)) return true;
  const [, nth = "", noun = ""] = GOES_ON.exec(text) ?? AT_THE_NTH.exec(text) ?? [];
  if (nth && !isNext && !isCountedUp(heard, nth, noun)) return true;
  if (isNext) return false;
  if (!begins && !isLedTo && label === null && isTorn(text)) return true;
  return (
    BEHIND.test(text) ||
    (!begins && isFragment(text)) ||
    (label === null && order === null && OF_LABEL.test(text))
  );
}

/**
 * Those sentences of an English script that go on from something that it has not told: a count, an amount, a
 * picture, the sentence before. Those that lean on them are lost with them.
 */
export function lostIn(places: readonly PlaceTold[]): string[] {
  const lost: string[] = [];
  const told: string[] = [];
  let isBehindLost = false;
  for (const [at, place] of places.entries()) {
    const { text, blockIndex, isNext } = place;
    const near = places
      .slice(0, at)
      .filter((one) => one.section === place.section && !lost.includes(one.text))
      .map((one) => one.text)
      .join(" ");
    const leans = leansOnPrevious(text, "en") || leansInProse(text, "en") || !standsLoosely(text, "en");
    const isSo: boolean =
      blockIndex !== null && ((isBehindLost && isNext && leans) || isLost(place, told.join(" "), near));
    isBehindLost = isSo;
    if (isSo) lost.push(text);
    else told.push(text);
  }
  return lost;
}
