import { contentTerms } from "#kernel/text/content-terms";
import { phrases } from "#kernel/text/phrases";
import type { PageType, ScriptStyle } from "#kernel/vocabulary";
import type { Draft } from "../draft.ts";
import { leansOnPrevious } from "../text/wording.ts";
import { isLimit } from "./description/limits-ja.ts";
import { isPoorBeginning } from "./description/poor-beginning-en.ts";

/** A script's parts, each a paragraph but for the body. */
export interface Parts {
  opening: Draft[];
  naming: Draft[];
  body: Draft[][];
  /** Whether the body is told in the order in which the page has it. */
  isInOrder?: boolean;
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
  const {
    opening,
    naming,
    body,
    isInOrder = false,
    details,
    offer,
    rating,
    reviews,
    mention,
    closing,
  } = parts;
  if (type !== "product") return [opening, ...body, mention, closing].filter(isSaid);
  const told = language === "ja" ? withTurn(body) : body;
  const { promise, facts, use } = isInOrder ? asItStands(told) : argued(told);
  // Japanese figures come behind all that is told of the thing: between its sentences they would cut its story in two.
  const shown =
    language === "ja" ? measuredBeforeWarned([...facts, ...use], details) : [...facts, details, ...use];
  const orders: Record<ScriptStyle, Draft[][]> = {
    // First the promise, then the thing and its use, then the price.
    product: [opening, promise, ...shown, [...rating, ...reviews], mention, offer, closing],
    // The thing and its features in one breath; whether it can be had, and for how much, is told at the end.
    news: [[...opening, ...promise], ...facts, ...use, details, rating, mention, offer, closing],
    // The page's own voice first, quietly.
    narration: [
      ...namedAfter(promise, naming, language),
      ...facts,
      ...use,
      details,
      language === "en" ? reviews : [],
      mention,
      offer,
      closing,
    ],
    // As one tells a friend: what it does, what others say, and only then the figures.
    talk: [opening, promise, ...use, ...facts, [...reviews, ...rating], mention, details, offer, closing],
  };
  return orders[style].filter(isSaid);
}

/** All measures stand together, and what the page warns of at its end comes behind them. */
function measuredBeforeWarned(told: Draft[][], details: Draft[]): Draft[][] {
  const warns = (paragraph: Draft[]) => {
    const text = paragraph[0]?.text ?? "";
    return text.startsWith("なお、") || FORBIDS.test(text) || isLimit(text);
  };
  const last = told.findLastIndex((paragraph) => !warns(paragraph));
  return [...told.slice(0, last + 1), details, ...told.slice(last + 1)];
}

/** A thing's features end where the page begins to forbid: a listener is told of the turn, once. */
function withTurn(body: Draft[][]): Draft[][] {
  const told = body.flat();
  const turn = told.findIndex(({ text }) => FORBIDS.test(text));
  const [before, first] = [told[turn - 1], told[turn]];
  if (turn < FEWEST_BEFORE_TURN || !before || !first || HEADED.test(before.text)) return body;
  if (TURNED.test(first.text) || leansOnPrevious(first.text, "ja")) return body;
  return body.map((some) =>
    some.map((draft) => (draft === first ? { ...draft, text: `なお、${draft.text}` } : draft)),
  );
}
/** Behind fewer sentences nobody needs the word. */
const FEWEST_BEFORE_TURN = 4;
const FORBIDS =
  /(?:(?<!見逃さ|恐れ|あきらめ|諦め|我慢し|遠慮し|迷わ|心配し|悩ま)ないで(?:ください|下さい)|(?:ご注意|お気をつけ|気をつけて)(?:ください|下さい)|使えません|使用できません|お使いになれません)。$/;
const TURNED =
  /^(?:なお|また|ただ|でも|しかし|もし|ちなみに|ですが|ですから|ですので|なので|※|一度|必ず|決して|絶対に|ご?注意)/;
/** 「次は、お手入れです。」: the turn was told. */
const HEADED = /^次は、/;

const isSaid = (paragraph: Draft[]) => paragraph.length > 0;

const LONGEST_HOOK = 50;

/**
 * A short catch line in Japanese comes before the name. One that says what the thing is has introduced it,
 * and one whose matter the next sentence goes on with is not torn from it.
 */
function namedAfter(promise: Draft[], naming: Draft[], language: "ja" | "en"): Draft[][] {
  const [first, second] = promise;
  const isHook =
    language === "ja" &&
    first !== undefined &&
    first.text.length <= LONGEST_HOOK &&
    !/です。$/.test(first.text) &&
    // 「本品には…」 is of what has a name by then.
    !/^(?:本|当)(?:品|製品|商品)/u.test(first.text) &&
    !leansOnPrevious(first.text, language);
  if (!isHook || (second && goesOnFrom(first.text, second.text))) return [[...naming, ...promise]];
  return [[first, ...naming, ...promise.slice(1)]];
}

function goesOnFrom(text: string, next: string): boolean {
  const known = contentTerms(text, "ja");
  return leansOnPrevious(next, "ja") || [...contentTerms(next, "ja")].some((term) => known.has(term));
}

const asItStands = ([promise = [], ...facts]: Draft[][]) => ({ promise, facts, use: [] });

function argued(body: Draft[][]) {
  const isUse = (paragraph: Draft[]) =>
    2 * paragraph.filter(({ text }) => USE.test(text)).length > paragraph.length;
  // The beginning of a page is its promise, even where it says so by what one does with the thing.
  const start = Math.max(
    0,
    body.findIndex((paragraph) => !isPoorBeginning(paragraph[0]?.text ?? "")),
  );
  const rest = body.filter((_, index) => index !== start);
  return {
    promise: body[start] ?? [],
    facts: rest.filter((paragraph) => !isUse(paragraph)),
    use: rest.filter(isUse),
  };
}
