import { isEnglishSentence } from "#kernel/critic/predicate-en";
import { isOnlyParticiples, isPhraseWithClause } from "../../text/sentences/english-sentence.ts";
import { isGlued } from "../glued.ts";
import { hasOrderCode } from "../order-code.ts";

/** "Get Good Lamps Fast and Easy!": written as a heading, and crying out. */
const isCall = (text: string) =>
  /^(?=(?:\S* )*\S+!$)(?:(?:\p{Lu}[\p{L}’'-]*[,!]?|and|or|the|of|for|with|in|to|a)(?: |$)){4,}$/u.test(text);
/** "a lamp. the lamp has …. join us.": a line in small letters, whose sentences nobody can tell apart. */
const isInSmallLetters = (text: string) =>
  (text.match(/(?<!\b(?:oz|fl|vs|approx|incl|etc|no|ca|ft|lbs?|ml|max|min|\p{L}))\. \p{Ll}{2}/gu) ?? [])
    .length > 1;

/** "Sliding oak tray (no, it's not fixed!)": the only verb stands in brackets. */
const isVerbInBrackets = (text: string) => {
  const bare = text.replace(/\s*\([^()]*\)/g, "");
  return bare !== text && (isOnlyParticiples(bare) || !isEnglishSentence(bare));
};

/** "Available since July 2024": since when a shop has had it. */
const isOfStocking = (text: string) => /^(?:(?:it|they) (?:has|have) been )?available since \S+/i.test(text);

/** "Model is 6'0" and wears size M.": whoever sees no picture needs none of its size. */
const isOfModel = (text: string) =>
  /^(?:(?:the|our|this) )?(?:male |female )?models?(?:[’']s)? (?:is|are|wears?|height)\b/i.test(text);

/** "Your card is charged today." */
const isOfPayment = (text: string) =>
  /^(?:your (?:card|account|bank)|you) (?:is|are|will be|won[’']t be|isn[’']t|aren[’']t) (?:only |not )?(?:charged|billed|debited)\b/i.test(
    text,
  );

/** "Table Of Contents The Loom 1 1." */
const isOfContents = (text: string) => /^(?:it has )?table of contents?\b/i.test(text);

/** "pit to pit: 22.5 shoulder: 18.5 sleeve: 23.75": a table in a line, which nobody keeps in mind. */
const isOfMeasures = (text: string) => (text.match(/\p{L}: ?\d[\d.,/]*(?=[ "”″]|$)/gu) ?? []).length >= 3;

/** "Pick up free in one hour.", "Plus GST/PST where they apply.": terms of a shop, without what they are of. */
const isOfTerms = (text: string) =>
  /^(?:(?:free )?(?:click and collect|pick ?up|collect(?:ion)?) (?:is )?(?:free|from|in)\b|plus (?:gst|hst|pst|vat|tax|postage|p ?& ?p|shipping|freight)\b)/i.test(
    text,
  );

const UNSAID = [
  isOfMeasures,
  isOfTerms,
  isOfContents,
  isOfModel,
  isOfPayment,
  isOfStocking,
  isVerbInBrackets,
  isOnlyParticiples,
  isPhraseWithClause,
  isGlued,
  hasOrderCode,
  isCall,
  isInSmallLetters,
];

/** Whether English words on goods are half a sentence or a shop's machinery. */
export const isUnsaidOfGoods = (text: string): boolean => UNSAID.some((is) => is(text));
