import type { Page } from "#kernel/page";
import { withoutOrderCode } from "./goods/order-code.ts";
import { withPredicate } from "./prose/register.ts";
import { withCopula } from "./text/japanese-sentence.ts";
import { offeredFor } from "./text/verbless.ts";
import { withSubject } from "./text/without-subject.ts";

const ENDED = /[。．.!！?？…][」』）)】”"’']*$|[」』”"]$/;

interface Around {
  isItem: boolean;
  /** Whether the thing is told of as "they". */
  isMany: boolean;
  /** The sentence before it in its block. */
  before: string;
}

/** A sentence as it is said: with its end, its verb and its subject, as far as the page tells them. */
export function completed(
  text: string,
  { language, type }: Page,
  { isItem, isMany, before }: Around,
): string {
  const stop = language === "ja" ? "。" : ".";
  const isEnded = ENDED.test(text);
  // Elsewhere, items without a full stop are titles and links.
  // Behind a colon stood what is not told.
  const mayEnd = isItem && type === "product" && text.length >= 16 && !(language === "en" && /:$/.test(text));
  const ended = !isEnded && mayEnd ? `${text.replace(/[;；,、]$/, "")}${stop}` : text;
  if (language === "ja") {
    const said = isEnded ? withCopula(ended) : ended;
    // Without a word that ties it to another it belongs to the head above: "食器洗い機と、直火。"
    const isTied = isEnded && /[はがをにで]/.test(said);
    const offered = isTied && type === "product" ? offeredFor(said.replace(/。$/, "")) : null;
    return offered ? `${offered}。` : isTied ? withPredicate(said, "polite", before) : said;
  }
  return type === "product" ? withSubject(withoutOrderCode(ended, isMany), isMany) : ended;
}
