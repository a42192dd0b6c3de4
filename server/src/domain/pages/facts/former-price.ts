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

/** Finds the former price that stands beside a lower one: the lower took its place. */
export type ReplacedBy = (amount: string, place: Place) => FormerPrice | undefined;

/** Gathers the prices that are struck out, or said or named to be former ones. */
export function formerPrices(places: readonly Place[]): ReplacedBy {
  const byDistance = new Map<number, FormerPrice[]>();
  for (const place of places.filter((one) => !one.elsewhere && one.text.length <= 80 && isFormer(one))) {
    const [price] = pricesIn(place.text);
    if (!price) continue;
    const { amount, currency } = price;
    byDistance.set(place.distance, [...(byDistance.get(place.distance) ?? []), { amount, currency, place }]);
  }
  return (amount, { distance }) => {
    for (let near = distance - BESIDE; near <= distance + BESIDE; near++) {
      const former = byDistance.get(near)?.find((one) => isAbove(Number(one.amount), Number(amount)));
      if (former) return former;
    }
    return undefined;
  };
}

const isAbove = (former: number, present: number) => former > present && former < MOST * present;

const isFormer = ({ struck, text, element }: Place) =>
  struck ||
  FORMER_WORDS.test(text) ||
  NAMES.test(
    `${element.id} ${element.getAttribute("class") ?? ""} ${element.getAttribute("itemprop") ?? ""}`,
  );
