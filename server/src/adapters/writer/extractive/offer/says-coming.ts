import type { Page } from "#kernel/page";
import { comingIn } from "#kernel/shelf/coming";
import { offerOf } from "./offer.ts";

/** Recognises the sentences of a page that only say when a thing comes, where the sentence on its stock says so. */
export function saysComing(page: Page): (sentence: string) => boolean {
  const stock = offerOf(page).offer.availability;
  if (!stock) return () => false;
  const { excerpt = "", shown = "" } = stock.provenance ?? {};
  const words = `${excerpt} ${shown}`.normalize("NFKC");
  return (sentence) => {
    const coming = comingIn(stock.value, sentence);
    return coming !== null && words.includes(coming);
  };
}
