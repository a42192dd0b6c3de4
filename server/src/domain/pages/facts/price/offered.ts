import { isWithoutTax } from "./taxes.ts";
import type { Candidate } from "./visible-price.ts";

/** Beside the price of a subscription a usual one is what it is measured by; further off it is offered, too. */
export function offeredFirst(usual: Candidate | null, subscribed: Candidate | null): Candidate | null {
  if (!usual || !subscribed) return usual ?? subscribed;
  const between = usual.line.order - subscribed.line.order;
  return between > 0 && between <= MEASURED ? subscribed : usual;
}
const MEASURED = 8;

/** Of a price without its tax and the same with it, which the page shows close by, a buyer pays the second. */
export function withTax(one: Candidate | null, all: readonly Candidate[]): Candidate | null {
  if (!one) return null;
  // 「本体350円（税込385円）」: no amount but a price is said so.
  const isParted = all.some(
    (other) => other !== one && other.line === one.line && isWithoutTax(Number(other.amount), one),
  );
  if (one.tax === "included") return isParted ? { ...one, score: one.score + PARTED } : one;
  const away = (other: Candidate) => Math.abs(other.line.order - one.line.order);
  const whole = all
    .filter(
      (other) =>
        (other.tax === "included" || other.line === one.line) &&
        !other.piece.struck &&
        away(other) <= BESIDE &&
        isWithoutTax(Number(one.amount), other),
    )
    .toSorted((a, b) => away(a) - away(b));
  const [nearest = null] = whole;
  // Both say one price: what is sure of the one is of the other.
  return nearest ? { ...nearest, score: Math.max(nearest.score, one.score) } : one;
}
const PARTED = 0.3;
/** So many lines are between two ways of stating one price. */
const BESIDE = 12;

/** "2,860円（本体2,600円＋税）" */
export const isUntaxed = (one: Candidate, whole: Candidate): boolean =>
  one.tax === "excluded" && one.line === whole.line && isWithoutTax(Number(one.amount), whole);
