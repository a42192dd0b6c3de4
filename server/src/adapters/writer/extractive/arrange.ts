import { phrases } from "#kernel/text/phrases";
import type { PageType, ScriptStyle } from "#kernel/vocabulary";
import type { Draft } from "./draft.ts";
import { leansOnPrevious } from "./text/wording.ts";

/** A script's parts, each a paragraph but for the body. */
export interface Parts {
  opening: Draft[];
  naming: Draft[];
  body: Draft[][];
  details: Draft[];
  offer: Draft[];
  rating: Draft[];
  reviews: Draft[];
  mention: Draft[];
  closing: Draft[];
}

const USE = phrases("sentences-of-use");

/** The parts in the order of the argument, which each style makes in its own way. */
export function arranged(parts: Parts, style: ScriptStyle, type: PageType, language: "ja" | "en"): Draft[][] {
  const { opening, naming, body, details, offer, rating, reviews, mention, closing } = parts;
  if (type !== "product") return [opening, ...body, mention, closing].filter(isSaid);
  const { promise, facts, use } = argued(body);
  const orders: Record<ScriptStyle, Draft[][]> = {
    // First the promise, then the thing and its use, then the price.
    product: [opening, promise, ...facts, details, ...use, [...rating, ...reviews], mention, offer, closing],
    // The news is that it can be had and for how much; a listener has to know first what it is.
    news:
      language === "en"
        ? [[...opening, ...promise], ...facts, ...use, details, rating, mention, offer, closing]
        : [...japaneseNews(parts, promise), ...facts, ...use, details, rating, mention, closing],
    // The page's own voice first, quietly.
    narration: [...namedAfter(promise, naming, language), ...facts, ...use, details, mention, offer, closing],
    // As one tells a friend: what it does, what others say, and only then the figures.
    talk: [opening, promise, ...use, ...facts, [...reviews, ...rating], mention, details, offer, closing],
  };
  return orders[style].filter(isSaid);
}

const isSaid = (paragraph: Draft[]) => paragraph.length > 0;

const LONGEST_HOOK = 50;

/** A short catch line in Japanese comes before the name; what belongs to it is not torn off. */
function namedAfter(promise: Draft[], naming: Draft[], language: "ja" | "en"): Draft[][] {
  const [first, second] = promise;
  const isHook =
    language === "ja" && first && first.text.length <= LONGEST_HOOK && !leansOnPrevious(first.text, language);
  if (!isHook || (second && leansOnPrevious(second.text, language))) return [[...naming, ...promise]];
  return [[first, ...naming, ...promise.slice(1)]];
}

/** In Japanese the first sentence says what the thing is; what leans on it stays behind it. */
function japaneseNews({ opening, offer }: Parts, promise: Draft[]): Draft[][] {
  const next = promise.findIndex(({ text }, at) => at > 0 && !leansOnPrevious(text, "ja"));
  const end = next === -1 ? promise.length : next;
  return [[...opening, ...promise.slice(0, end), ...offer], promise.slice(end)];
}

function argued(body: Draft[][]) {
  const isUse = (paragraph: Draft[]) =>
    2 * paragraph.filter(({ text }) => USE.test(text)).length > paragraph.length;
  const start = Math.max(
    0,
    body.findIndex((paragraph) => !isUse(paragraph)),
  );
  const rest = body.filter((_, index) => index !== start);
  return {
    promise: body[start] ?? [],
    facts: rest.filter((paragraph) => !isUse(paragraph)),
    use: rest.filter(isUse),
  };
}
