import { amountsIn } from "#kernel/shelf/amounts";
import { askedIn } from "#kernel/shelf/asked-price";
import type { Card } from "#kernel/shelf/card";
import { RANK } from "#kernel/shelf/items";
import { isSoldOutMark } from "#kernel/shelf/marks";
import { alternativesOf } from "#kernel/text/phrases";
import { classOf } from "../html/class-of.ts";
import { type Elementish, nearest, squash } from "../html/dom.ts";
import { allWithin, firstWithin } from "../html/lookup.ts";
import { type CardLine, linesOfCard } from "./card-lines.ts";
import { isOnSale } from "./card-on-sale.ts";
import { hasVariants } from "./card-variants.ts";
import { isMarkOfChoice } from "./mark-of-choice.ts";
import { endsSentence } from "./text-features.ts";
import { width } from "./width.ts";

const MACHINERY = new RegExp(
  `^(?:${alternativesOf("card-machinery")}|${alternativesOf("critic-menu-words")})$`,
  "i",
);
const ADVERT = /^(?:ad|ads|advert(?:isement)?|sponsored(?: content)?|promoted|広告|PR|スポンサー)$/i;
const TITLE = /(?:^|[^a-z])(?:title|name|headline|heading|head-?line|subject)(?:[^a-z]|$)/i;
const NO_TITLE =
  /(?:^|[^a-z])(?:user-?name|author|brand|vendor|badge|category|eyebrow|kicker|shop-?name|file-?name|company)(?:[^a-z]|$)/i;
const BY = /(?:^|[^a-z])(?:author|by-?line|brand|vendor|artist|maker|manufacturer)(?:[^a-z]|$)/i;
const EMPLOYER = /(?:^|[^a-z])(?:company|employer|organi[sz]ation)(?:[^a-z]|$)/i;
/** "company-location", "employer-type" */
const NO_MAKER = /(?:^|[^a-z])(?:place|location|address|city|type|logo|rating|size|info|card)(?:[^a-z]|$)/i;
const NO_PRICE = { price: null, former: null, isFrom: false };
const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
const DAY = new RegExp(
  String.raw`^(?:\p{L}{3,9}day,? )?(?:${MONTH}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}|\d{1,2} ${MONTH} \d{4}|(?:19|20)\d\d年\s?\d{1,2}月\s?\d{1,2}日)$`,
  "iu",
);
const STARS = /(?:^|rated )\(?([0-5](?:\.\d{1,2})?) (?:out of|of|\/) 5(?: stars?)?\b/i;
const MOST_AMOUNTS = 4;
const LONGEST_NAME = 150;
/** The link to the rest of a text. */
const MORE = new RegExp(
  [
    String.raw`\s*(?:[[(]?(?:…|\.\.\.)[\])]?)?\s*(?:(?:read|learn|see|view|find out) more|(?:continue|keep) reading)\s*[»›→>]*$`,
    String.raw`\s*(?:続きを読む|もっと見る|詳しく見る)[＞>»]*$`,
  ].join("|"),
  "i",
);
const LONGEST_TEXT = 420;

/** Reads a card; null where it names nothing, or is an advertisement. */
export function cardOf(
  element: Elementish,
  isLeftOut: (element: Elementish) => boolean,
): { card: Card; isLinked: boolean } | null {
  const lines = linesOfCard(element, isLeftOut).map((line) => ({
    ...line,
    text: line.text.replace(MORE, ""),
  }));
  if (lines.length === 0 || lines.some(({ text }) => ADVERT.test(text.trim()))) return null;
  const amounts = new Set(lines.flatMap(({ text }) => amountsIn(text).map(({ value }) => value)));
  const isMarked = lines.some(({ text }) => isSoldOutMark(text));
  // Such a box holds several cards.
  if (amounts.size > MOST_AMOUNTS || headingsIn(element) > 1) return null;
  if ((amounts.size > 0 || isMarked) && namedLinksIn(element, isLeftOut) > 1) return null;
  const named = nameIn(lines, element);
  if (!named) return null;
  const isSoldOut = isMarked && !hasVariants(lines, element) && !isMarkOfChoice(element, named.text);
  const name = named.text.replace(/^title:\s*(?=\p{L})/iu, "");
  const rest = lines.filter((line) => line !== named && line.text !== name && !isNote(line.text));
  const maker = rest.find(
    ({ whole, text }) => (BY.test(whole) || EMPLOYER.test(whole)) && !NO_MAKER.test(whole) && isMaker(text),
  );
  const asked = askedIn(lines.filter((line) => line !== named && line.text !== name));
  const isEmployer = maker !== undefined && EMPLOYER.test(maker.whole) && !isOnSale(lines, asked.price);
  const day = rest.find(({ text }) => DAY.test(dayOf(text)));
  const sentences = rest.filter(({ text }) => isTold(text));
  const card: Card = {
    at: 0,
    name,
    rank: lines.find(({ text }) => RANK.test(text))?.text ?? null,
    // An employer's amounts are wages.
    ...(isEmployer ? NO_PRICE : asked),
    by: maker ? maker.text.replace(/^(?:by|from)[:\s]\s*/i, "") : null,
    isEmployer,
    date: day ? dayOf(day.text) : null,
    rating: ratingIn(rest, element),
    isSoldOut,
    text: [...new Set(sentences.map(({ text }) => text))].join(" ").slice(0, LONGEST_TEXT),
  };
  return { card, isLinked: named.isLink || leadsTo(element, name) };
}

/** Buttons and badges. */
const isNote = (text: string) => MACHINERY.test(text) || isSoldOutMark(text);

/** Headings that lead to different pages are those of several things. */
const headingsIn = (element: Elementish) =>
  new Set(
    allWithin(element, "h1, h2, h3, h4").flatMap((heading) => {
      const link = heading.closest("a[href]") ?? firstWithin(heading, "a[href]");
      return link ? [link.getAttribute("href")] : [];
    }),
  ).size;

const PLAIN: Omit<CardLine, "text"> = {
  ...{ names: "", own: "", whole: "" },
  ...{ isHeading: false, isLink: false, isStruck: false, isPrice: false },
};

/** Links of one make, each with a name of several words, lead to several things. */
function namedLinksIn(element: Elementish, isLeftOut: (element: Elementish) => boolean): number {
  const links = allWithin(element, "a[href]").filter((link) => {
    const text = squash(link.textContent);
    const isWord = !text.includes(" ") && !/[\u3040-\u30ff]/.test(text);
    const line = { ...PLAIN, text, isLink: true };
    return !isWord && !nearest(link, isLeftOut) && isName(line);
  });
  const makes = Map.groupBy(links, (link) => `${link.tagName} ${classOf(link)}`);
  const pages = [...makes.values()].map(
    (same) => new Map(same.map((link) => [squash(link.textContent), link.getAttribute("href")])),
  );
  return Math.max(0, ...pages.map((own) => new Set(own.values()).size));
}

/** A link over the whole of a card has no words, or its name as a label. */
const leadsTo = (element: Elementish, name: string) =>
  allWithin(element, "a[href]").some((link) => {
    const href = link.getAttribute("href") ?? "";
    const words = squash(link.textContent) || squash(link.getAttribute("aria-label"));
    return !href.startsWith("#") && (words === "" || words.includes(name) || isBeginningOf(name, words));
  });
/** "The oak of the valley", and behind it "by Anna Tarn", which is none of the link. */
const isBeginningOf = (name: string, words: string) =>
  words.length >= SHORTEST_TITLE && name.startsWith(`${words} `);
const SHORTEST_TITLE = 12;

/** The words of a card as one line, as its reader sees them. */
export const wordsOfCard = (element: Elementish, isLeftOut: (element: Elementish) => boolean): string =>
  [
    ...new Set(
      linesOfCard(element, isLeftOut)
        .map(({ text }) => text)
        .filter((text) => !MACHINERY.test(text)),
    ),
  ].join(" / ");

const dayOf = (text: string) => text.replace(/^(?:published|posted|updated)(?: on)?:?\s*/i, "").trim();

const isMaker = (text: string) =>
  text.length > 1 &&
  text.length <= 40 &&
  !/[.!?。！？|/]|\d{2}|、|,/.test(text.replace(/^by /i, "")) &&
  !/^by$/i.test(text);

const isTold = (text: string) =>
  (width(text) >= 40 || (width(text) >= SHORT_JAPANESE && WHOLE_JAPANESE.test(text))) &&
  endsSentence(text) &&
  amountsIn(text).length === 0;
/** 「革靴にも響かない薄さ。勤めのある日に。」 */
const WHOLE_JAPANESE = /[\u3041-\u3096][^。]*。$/u;
const SHORT_JAPANESE = 24;

/** Words that may name a thing: no amount, no count, no button, no day. */
const isName = ({ text, isPrice, own }: CardLine) =>
  text.length >= 2 &&
  text.length <= LONGEST_NAME &&
  /\p{L}{2}/u.test(text) &&
  !isPrice &&
  !NO_TITLE.test(own) &&
  amountsIn(text).length === 0 &&
  !isNote(text) &&
  !NO_NAME.test(text) &&
  !RANK.test(text) &&
  !(endsSentence(text) && width(text) > LONGEST_SENTENCE) &&
  !DAY.test(dayOf(text).replace(OF_DAY, ""));
/** Counts, labels and the rest of a sentence. */
const NO_NAME =
  /^[(（[\d,.:;、。]+[\d,.\s]*\p{L}{0,8}[)）\]]?$|^[(（].*[)）]$|[:：]$|\b\d[\d,.]* reviews?\)?$|^[,;:、。.]/iu;
const LONGEST_SENTENCE = 90;
const lastOf = (names: string) => names.slice(-60);
const OF_DAY = /^[^:：]{3,20}[:：]\s*/;

/** A heading, a line that the page calls a title, or the longest words of a link. */
function nameIn(lines: readonly CardLine[], element: Elementish): CardLine | undefined {
  const pictures = allWithin(element, "img[alt]").map((one) => squash(one.getAttribute("alt")));
  const pictured = pictures
    .map((text): CardLine => ({ ...PLAIN, text }))
    .find((line) => isName(line) && /\s/.test(line.text));
  const able = lines.filter(isName);
  const headed = able.filter(({ isHeading }) => isHeading);
  const linked = able.filter(({ isLink }) => isLink);
  const longest = (some: readonly CardLine[]) =>
    some.reduce<CardLine | undefined>(
      (best, one) => (best && best.text.length >= one.text.length ? best : one),
      undefined,
    );
  const short = linked.filter(({ text }) => !endsSentence(text) || text.length < 90);
  return (
    longest(headed) ??
    able.find(({ names }) => TITLE.test(lastOf(names))) ??
    // 「梨のよう。冷めてからが本番。」 in the same link tells of what the line above it names.
    longest(short.filter(({ text }) => !/。/u.test(text))) ??
    longest(short) ??
    able[0] ??
    // Below a headline that is too long for a name, a picture shows something else, or whoever wrote it.
    (lines.some(({ isHeading }) => isHeading) ? undefined : pictured)
  );
}

function ratingIn(lines: readonly CardLine[], element: Elementish): string | null {
  const labels = allWithin(element, "[aria-label], [title]").map((one) =>
    squash(one.getAttribute("aria-label") ?? one.getAttribute("title")),
  );
  const grades = [...lines.map(({ text }) => text), ...labels].flatMap((text) => {
    const grade = text.length < LONGEST_GRADE ? STARS.exec(text)?.[1] : undefined;
    return grade && Number(grade) > 0 ? [grade] : [];
  });
  return new Set(grades).size === 1 ? (grades[0] ?? null) : null;
}
const LONGEST_GRADE = 60;
