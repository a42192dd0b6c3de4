import type { Page } from "#kernel/page";
import { BEGINS_REPRINTING, comingIn } from "#kernel/shelf/coming";
import { offerOf } from "./offer.ts";
import { SAID_IN_ADVANCE, saysInAdvance, sentInAdvance } from "./sent-in-advance-en.ts";
import { stockInEnglish } from "./stock-en.ts";

/** Recognises the sentences of a page that only say that or when a thing comes, where the sentence on its stock says so. */
export function saysComing(page: Page): (sentence: string) => boolean {
  const stock = offerOf(page).offer.availability;
  if (!stock) return () => false;
  const { excerpt = "", shown = "" } = stock.provenance ?? {};
  const words = `${excerpt} ${shown}`.normalize("NFKC");
  const isAhead = page.language === "en" && stock.value === "PreOrder";
  const sent =
    isAhead && stockInEnglish(stock) === SAID_IN_ADVANCE ? sentInAdvance(page)?.sentence : undefined;
  return (sentence) => {
    if (isAhead && (saysInAdvance(sentence) || sentence === sent)) return true;
    if (stock.value === "BackOrder" && BEGINS_REPRINTING.test(sentence)) return true;
    const coming = comingIn(stock.value, sentence);
    return coming !== null && words.includes(coming);
  };
}
