import type { Page } from "#kernel/page";
import { type Draft, plain } from "../draft.ts";
import { tied } from "../facts.ts";
import { factOf } from "../subject.ts";
import { listedInEnglish } from "../text/sentences/noun-phrase.ts";
import { numbersIn } from "../ties.ts";

const SIZE = /^(?:(?:UK|US|EU|W|L) ?)?(?:\d|[X\d]*[SL]$|M$|X*-?small$|X*-?large$|medium$)/i;
/** A listener keeps no more sizes in mind. */
const MOST = 6;

/** "Sizes 35 and 37 are not in stock at the moment.": a buyer of just these has to hear it. */
export function goneSizesTold(page: Page): Draft[] {
  const stock = factOf(page, "availability");
  const { gone = [], coming = [] } = stock?.provenance ?? {};
  const away = coming.length > 0 ? coming : gone;
  if (!stock || away.length === 0 || !away.every((name) => SIZE.test(name))) return [];
  const state = coming.length > 0 ? "not in stock at the moment" : "not available at the moment";
  if (away.length > MOST) return [plain(`Several of its sizes are ${state}.`)];
  const [head, are] = away.length > 1 ? ["Sizes", "are"] : ["Size", "is"];
  const text = `${head} ${listedInEnglish(away)} ${are} ${state}.`;
  return [tied(text, numbersIn(text), stock)];
}
