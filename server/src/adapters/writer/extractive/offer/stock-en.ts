import type { Fact } from "#kernel/page";
import { COMES_AGAIN_EN, COMES_FIRST_EN } from "#kernel/shelf/coming";
import { SAID_IN_ADVANCE } from "./sent-in-advance-en.ts";

const STOCK: Record<string, string> = {
  InStock: "It is in stock.",
  OutOfStock: "It is out of stock at the moment.",
  PreOrder: SAID_IN_ADVANCE,
  BackOrder: "It is not in stock, but it can be ordered.",
};
/** "Currently unavailable": whether the shop had it, or will have it, is not said. */
export const UNAVAILABLE = "It is currently unavailable.";
const NOT_TO_BE_HAD = /^\W*(?:currently|temporarily|now)? ?(?:unavailable|not available)\b/iu;

/** "*** SOLD *** gone to a good home": what there was one of does not come again. */
const SOLD_FOR_GOOD = /^\W*SOLD\b(?! OUT)/u;
/** A button that says "Sold", and no more, is of one thing: of a batch it would say "Sold out". */
const SOLD_ALONE = /^\W*sold\W*$/iu;

/** "Lamp (Discontinued Item)", "No longer made": nobody waits for it. */
const DISCONTINUED =
  /\bdiscontinued\b|\bno longer (?:made|produced|manufactured|sold|available)\b|\b(?:has|have) been retired\b/iu;

/** "Currently unavailable online": its shops may still have it. */
const NOT_ONLINE =
  /\b(?:(?:un|not )available|out of stock|sold out) online\b|^online:? (?:out of stock|sold out|(?:un|not )available)\b/iu;

/** "Out of stock – available on back order" */
const TAKES_ORDERS =
  /\b(?:available (?:on|for|to) back[- ]?order|back[- ]?orders? (?:accepted|welcome|available))\b/iu;

const wordsOf = ({ provenance }: Fact) => `${provenance?.excerpt ?? ""} ${provenance?.shown ?? ""}`.trim();

/** Whether the one that there was has found its buyer: nobody is asked its price any more. */
export const isSoldForGood = (fact: Fact | null): boolean =>
  fact?.value === "OutOfStock" &&
  (SOLD_FOR_GOOD.test(wordsOf(fact)) || SOLD_ALONE.test(fact.provenance?.excerpt ?? ""));

/** Whether it never comes again: the one of its kind has found its buyer, or, by its full name or its stock, is made no more. */
export const isGoneForGood = (fact: Fact | null, name = ""): boolean =>
  isSoldForGood(fact) || (fact?.value === "OutOfStock" && DISCONTINUED.test(`${name} ${wordsOf(fact)}`));

/** Whether the thing can be had, as one says it; with the day on which it comes, where the page's words of it have one. */
export function stockInEnglish(fact: Fact, name = ""): string | undefined {
  const words = wordsOf(fact);
  if (isGoneForGood(fact, name))
    return isSoldForGood(fact) ? "It has been sold." : "It has been discontinued.";
  if (fact.value === "BackOrder" && /\b(?:made|built) ?to ?order\b/i.test(words))
    return "It is made to order.";
  if (
    fact.value === "BackOrder" &&
    /^(?:(?:currently|temporarily|now) )?(?:on )?back[- ]order\b/i.test(words) &&
    !backInEnglish(words)
  )
    return "It is on back order.";
  const isOnlineOnly = fact.value === "OutOfStock" && NOT_ONLINE.test(words);
  const state = fact.value === "OutOfStock" && TAKES_ORDERS.test(words) ? "BackOrder" : fact.value;
  const text = isOnlineOnly
    ? "It is not available online at the moment."
    : state === "OutOfStock"
      ? NOT_TO_BE_HAD.test(words)
        ? UNAVAILABLE
        : STOCK.OutOfStock
      : STOCK[state];
  const [, first] = (fact.value === "PreOrder" && COMES_FIRST_EN.exec(words)) || [];
  if (first) return `It can be ordered in advance; it is expected ${whenOf(first)}.`;
  const isAway = fact.value === "BackOrder" || fact.value === "OutOfStock";
  const back = text && isAway ? backInEnglish(words) : null;
  return back ? text?.replace(/\.$/, `; ${back}.`) : text;
}

/** "the next batch is due in late January", "it is expected back in May"; null where the words have no time. */
function backInEnglish(words: string): string | null {
  const [, aboutNext, next, aboutBack, back] = COMES_AGAIN_EN.exec(words) ?? [];
  const date = next ?? back;
  if (!date) return null;
  const about = aboutNext ?? aboutBack;
  const when = about ? `${about} ${date}` : whenOf(date);
  return next ? `the next batch is due ${when}` : `it is expected back ${when}`;
}

/** "on October 24", "in May 2027", "in late January" */
const whenOf = (date: string) => {
  if (/^(?:the )?week/i.test(date)) return `in the ${date.replace(/^the /i, "")}`;
  const isOfDay = /^\d{1,2} | \d{1,2}(?:,? \d{4})?$/.test(date);
  return `${isOfDay ? "on" : "in"} ${date.replace(/^(?:Early|Mid|Late|The)\b/, (word) => word.toLowerCase())}`;
};
