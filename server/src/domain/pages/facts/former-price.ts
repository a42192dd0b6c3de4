import { type Money, pricesIn } from "./money.ts";
import type { Place } from "./places.ts";

const NAMES = /old|was|list-?price|regular|original|compare|strike|before|rrp|msrp|crossed|through/i;
/** Words before a price that is no longer asked, or never was. */
export const FORMER_WORDS =
  /(通常価格|定価|参考価格|メーカー希望|希望小売|原價|原价|\bwas\b|list price|rrp|msrp|reg(ular)?\.? price|statt|\buvp\b|au lieu de|instead of)/i;

/** So many elements away, two prices are about one thing. */
const BESIDE = 12;
/** A former price this many times the present one is about something else. */
const MOST = 20;

export interface FormerPrice extends Money {
  place: Place;
}

/** The prices that are struck out, or said or named to be former ones. */
export function formerPrices(places: readonly Place[]): FormerPrice[] {
  return places
    .filter((place) => !place.elsewhere && place.text.length <= 80 && isFormer(place))
    .flatMap((place) =>
      pricesIn(place.text)
        .slice(0, 1)
        .map(({ amount, currency }) => ({ amount, currency, place })),
    );
}

const isFormer = ({ struck, text, element }: Place) =>
  struck ||
  FORMER_WORDS.test(text) ||
  NAMES.test(
    `${element.id} ${element.getAttribute("class") ?? ""} ${element.getAttribute("itemprop") ?? ""}`,
  );

/** The former price that stands beside a lower one: the lower took its place. */
export function replacedBy(
  amount: string,
  { distance }: Place,
  former: readonly FormerPrice[],
): FormerPrice | undefined {
  return former.find(
    (one) =>
      Number(one.amount) > Number(amount) &&
      Number(one.amount) < MOST * Number(amount) &&
      Math.abs(one.place.distance - distance) <= BESIDE,
  );
}
