import type { Page } from "#kernel/page";
import { type Draft, plain } from "../draft.ts";
import { withAnArticle } from "../text/sentences/noun-phrase.ts";
import { returnsTold } from "./returns-en.ts";
import { type Stated, statedOn, tiedTo } from "./stated.ts";

/**
 * Answers to a buyer's questions before an order, where the page has them without a condition that would be lost:
 * what delivery costs, how long the thing can be sent back, and for how long it is guaranteed.
 */
export function termsTold(page: Page): Draft[] {
  const stated = statedOn(page);
  return [goneTold(stated), deliveryTold(stated), returnsTold(page, stated), warrantyTold(stated)].filter(
    (draft) => draft !== null,
  );
}

/** "Size 6 is sold out.", "The oak finish is out of stock.": a choice that is gone. */
const GONE =
  /^(?:the )?((?:sizes?|colou?rs?) [\p{L}\d½.,/ -]{1,30}|[\p{L}\d½ -]{2,30} (?:sizes?|colou?rs?|finish|version)) (?:is|are) (?:currently |now |already )?(?:sold out|out of stock|on back-?order)\b/iu;

function goneTold(stated: readonly Stated[]): Draft | null {
  const gone = stated.find(({ text }) => GONE.test(text));
  const sentence = gone && GONE.exec(gone.text)?.[0];
  return sentence ? tiedTo(`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`, gone.at) : null;
}

const AMOUNT = String.raw`[$£€]\d[\d,]*(?:\.\d\d)?`;
const FREE =
  /^free (?:standard |ground |economy )?(?:(UK|US|EU) )?(?:delivery|shipping|postage)(?: on this item)?(?: \([^()$£€]*\))?[.!]?$/i;
const FREE_ABOVE = new RegExp(
  `\\bfree (?:standard )?(?:delivery|shipping|postage)\\b[^.]{0,12} (?:on|for) (?:all )?(?:orders|purchases) (?:over|above|of more than) (${AMOUNT})(?! or more)` +
    `|\\b(?:delivery|shipping|postage) is free (?:on|for) (?:all )?orders (?:over|above|of more than) (${AMOUNT})(?! or more)`,
  "i",
);

function deliveryTold(stated: readonly Stated[]): Draft | null {
  const above = stated.flatMap(({ text, at }) => {
    const [, one, other] = FREE_ABOVE.exec(text) ?? [];
    const amount = one ?? other;
    return amount ? [{ amount, at }] : [];
  });
  // "Free shipping" beside "free shipping on orders over $49" is the beginning of the same words.
  const free = stated.find(({ text }) => FREE.test(text) && (above.length === 0 || OF_ITEM.test(text)));
  const [, where] = FREE.exec(free?.text ?? "") ?? [];
  if (free) return plain(where ? `Delivery within the ${where.toUpperCase()} is free.` : "Delivery is free.");
  return oneOf(above.map(({ amount }) => amount)) && above[0]
    ? tiedTo(`Delivery is free for orders over ${above[0].amount}.`, above[0].at)
    : null;
}
const OF_ITEM = / on this item\b/i;

const YEARS = "(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|lifetime)";
const WARRANTY = new RegExp(
  `\\b${YEARS}(?:[ -]years?)? (?:limited |full |international |manufacturer[’']s )*(warranty|guarantee)\\b|^(warranty|guarantee): ${YEARS} years?\\b`,
  "i",
);
/** A longer one that costs something, or one of a part. */
const OF_MORE =
  /[$£€]|\b(?:optional|extend\w*|plan|add|extra|register\w*|upgrade|protection|up to|motor|frame|battery|parts?)\b/i;

function warrantyTold(stated: readonly Stated[]): Draft | null {
  const found = stated.flatMap(({ text, at }) => {
    const [, before, behind, ahead, after] = WARRANTY.exec(text) ?? [];
    const [years, word] = [before ?? after, behind ?? ahead].map((one) => one?.toLowerCase());
    return years && word ? [{ years, word, at, isOfMore: OF_MORE.test(text) }] : [];
  });
  const [first] = found;
  if (!first || found.some(({ isOfMore }) => isOfMore) || !oneOf(found.map(({ years }) => years)))
    return null;
  const { years, word, at } = first;
  if (years === "lifetime") return tiedTo(`It has a lifetime ${word}.`, at);
  return tiedTo(`It has ${withAnArticle(`${years}-year ${word}`)}.`, at);
}

const oneOf = (values: readonly string[]) => new Set(values).size === 1;
