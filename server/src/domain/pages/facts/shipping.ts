import { phrases } from "#kernel/text/phrases";
import { squash } from "../html/dom.ts";
import { isObject, type Json, list, textOf } from "../html/json.ts";
import { BULLET } from "./bullet.ts";
import { type FoundFact, found } from "./found.ts";
import { currencyIn, pricesIn, schemaAmount } from "./money.ts";
import { type Place, pathOf } from "./places.ts";

const MOST = 2;
/** So many notes are looked at; the further ones are about other things. */
const NEAREST = 50;
const NOTE = phrases("shipping-notes");
/** Headings of a section, links to the terms and buttons name shipping and say nothing of it. */
const LEAST = 8;
const LONGEST = 120;

/** Shipping information of the page: the notes nearest to its title. */
export function visibleShipping(places: readonly Place[]): FoundFact[] {
  const notes = places
    .filter(
      ({ text, linked, elsewhere, distance }) =>
        !linked &&
        !elsewhere &&
        distance >= 0 &&
        text.length >= LEAST &&
        text.length <= LONGEST &&
        NOTE.test(text),
    )
    .slice(0, NEAREST);
  // The same words stand in an element and in the one around it.
  const own = notes.filter(
    ({ text }, index) => !notes.some((other, at) => at !== index && isWithin(other.text, text, at < index)),
  );
  return own.slice(0, MOST).flatMap(({ text, element }) =>
    found({
      kind: "shipping",
      value: besidePrice(text, element).replace(BULLET, ""),
      source: "visible",
      path: pathOf(element),
    }),
  );
}

/** 「¥7,480 税込・送料無料」 on one line: of the price and what stands beside it, the words on shipping alone. */
function besidePrice(text: string, { children }: Place["element"]): string {
  const words = [...children].map(({ textContent }) => squash(textContent)).find((own) => NOTE.test(own));
  if (!words || pricesIn(words).length >= pricesIn(text).length) return text;
  if (ON_CONDITION.test(text.replace(words, " "))) return text;
  return words.split(BETWEEN).find((part) => NOTE.test(part)) ?? words;
}
const BETWEEN = /\s*[・･／/|｜]\s*/u;
/** 「11,000円以上」, "orders over £50": the amount is part of what is said of shipping. */
const ON_CONDITION =
  /以上|未満|以下|から|まで|場合|[でに]は?\s*$|\b(?:over|above|from|orders?|more|spend|under)\b/iu;

const isWithin = (part: string, whole: string, isEarlier: boolean) =>
  part === whole ? isEarlier : whole.includes(part);

/** The rate of an offer's shipping details: "0 JPY", "4.90 EUR". */
export function shippingOfOffer(offer: Json, source: FoundFact["source"], path: string): FoundFact[] {
  const rates = list(offer.shippingDetails)
    .filter(isObject)
    .flatMap(({ shippingRate }) => list(shippingRate).filter(isObject));
  return rates.slice(0, 1).flatMap((rate) => {
    const amount = schemaAmount(rate.value);
    const currency = currencyIn(textOf(rate.currency) ?? "");
    const value = amount && currency ? `${Number(amount)} ${currency}` : null;
    return found({ kind: "shipping", value, source, path: `${path}.offers.shippingDetails` });
  });
}
