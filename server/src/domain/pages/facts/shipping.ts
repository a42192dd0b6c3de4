import { type FoundFact, found } from "./found.ts";
import { isObject, type Json, list, textOf } from "./json.ts";
import { currencyIn, schemaAmount } from "./money.ts";
import { type Place, pathOf } from "./places.ts";

const MOST = 2;
/** So many notes are looked at; the further ones are about other things. */
const NEAREST = 50;
const NOTE =
  /送料(は|が)?[^。]{0,20}(無料|込|別|円)|配送料|お届け(予定|日|まで)|(最短|通常)[^。]{0,16}(発送|出荷|お届け)|営業日(以内)?に?(発送|出荷)|(free|flat[- ]rate|standard|express) (shipping|delivery)|(ships?|shipped|delivered|delivery|arrives?) (free|in|within|by)\b|(shipping|delivery|postage)[^.]{0,12}[:：]?\s*(free|[$€£]\s?\d)|versandkostenfrei|kostenlose(r|n)? versand|lieferzeit|livraison (gratuite|offerte|sous)/i;
/** Headings of a section, links to the terms and buttons name shipping and say nothing of it. */
const LEAST = 8;
const LONGEST = 120;

/** What the page says of sending the thing: the notes nearest to its title. */
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
  return own
    .slice(0, MOST)
    .flatMap(({ text, element }) =>
      found({ kind: "shipping", value: text, source: "visible", path: pathOf(element) }),
    );
}

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
