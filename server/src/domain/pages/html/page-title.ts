import { type Documentish, type Elementish, nearest, squash } from "./dom.ts";

interface Known {
  /** As the page is called for those who share it. */
  shared: string | null;
  site: string | null;
  url: string;
}

const LONGEST = 300;
const LONGEST_HEADING = 200;
/** Brackets are counted for each of its parts. */
const LONGEST_READ = 2_000;

/**
 * The heading that the document's title repeats, and not the one by which the whole site calls itself;
 * otherwise the title less the site's name.
 */
export function pageTitle(document: Documentish, { shared, site, url }: Known): string {
  const title = squash(document.querySelector("title")?.textContent).slice(0, LONGEST_READ);
  const whole = packed(title);
  const headings = headingsOf(document, "h1");
  const repeated = headings.filter(({ text }) => whole.includes(packed(text)) && isSaying(text));
  const isHouse = (one: Heading) => one.text === site || (!isHome(url) && leadsHome(one));
  const below = repeated.map((one) => headingBelow(document, one, title)).find(Boolean);
  const found = below ?? repeated.find((one) => !isHouse(one))?.text;
  if (found) return found;
  const stated = partsOf(shared?.slice(0, LONGEST_READ) ?? title);
  const houses = new Set([site, ...repeated.map(({ text }) => text)]);
  const kept = stated.filter((part) => !houses.has(part));
  const left = kept.length < stated.length ? kept.join(" - ") : (stated.find(isSaying) ?? stated[0] ?? "");
  return uncut(left) || headings.find((one) => !isHouse(one))?.text || repeated[0]?.text || (site ?? "");
}

/**
 * A forum or a diary calls itself in its main heading and at one end of its titles; the rest of the title is
 * the heading below. "Lamps: Care" is about lamps, unless its first word leads elsewhere.
 */
function headingBelow(document: Documentish, house: Heading, title: string): string | undefined {
  const [whole, name] = [packed(title), packed(house.text)];
  const ends =
    whole.endsWith(name) ||
    partsOf(title)
      .slice(1)
      .some((part) => packed(part).startsWith(name));
  const begins = whole.startsWith(name) && linkIn(house) !== null;
  if (whole === name || (!ends && !begins)) return undefined;
  const rest = (ends ? packed(partsOf(title)[0] ?? "") : whole.slice(name.length)).replace(EDGES, "");
  return headingsOf(document, "h2").find(({ text }) => packed(text) === rest && isSaying(text))?.text;
}
const EDGES = /^[:：|｜/／»›~〜–—-]+|[:：|｜/／«‹~〜–—-]+$/g;

interface Heading {
  element: Elementish;
  text: string;
}

/** So many are looked at: a page of hundreds of main headings has none. */
const MOST_HEADINGS = 30;

function headingsOf(document: Documentish, tag: string): Heading[] {
  return [...document.querySelectorAll(tag)]
    .slice(0, MOST_HEADINGS)
    .map((element) => ({ element, text: squash(element.textContent) }))
    .filter(({ text }) => text !== "" && text.length <= LONGEST_HEADING);
}

const packed = (text: string) => text.replace(/\s/g, "");

/** The parts between the signs by which sites join them; what stands in brackets stays together. */
export function partsOf(title: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: sign, index } of title.matchAll(JOINING)) {
    if (openBrackets(title.slice(from, index)) > 0) continue;
    parts.push(title.slice(from, index));
    from = index + sign.length;
  }
  return [...parts, title.slice(from)].map((part) => part.trim()).filter(Boolean);
}
const JOINING = /\s+[|｜–—-]\s+|\s*[|｜]\s*/g;

const openBrackets = (text: string) =>
  (text.match(/[(（[［【「『〔《]/g)?.length ?? 0) - (text.match(/[)）\]］】」』〕》]/g)?.length ?? 0);

/** No title ends within its brackets. */
function uncut(title: string): string {
  if (title.length <= LONGEST) return title;
  const cut = title.slice(0, LONGEST);
  const at = Math.max(...[..."(（[［【「『〔《"].map((sign) => cut.lastIndexOf(sign)));
  return (openBrackets(cut) > 0 && at > 0 ? cut.slice(0, at) : cut).trim();
}

const isSaying = (text: string) => !isStamp(text);

const STAMP_WORDS = new RegExp(
  [
    String.raw`\b(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?\b`,
    String.raw`\b(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?)\b`,
    String.raw`\b(?:sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b`,
    String.raw`\b(?:am|pm|at|posted|updated|on|by)\b`,
    String.raw`(?<=\d)(?:st|nd|rd|th|am|pm)\b`,
    "令和|平成|昭和|[年月日時分秒]|午[前後]|[(（][月火水木金土日](?:曜日?)?[)）]|[月火水木金土日]曜日?",
    "投稿日?|更新日?|公開日?",
  ].join("|"),
  "gi",
);

/** "Sun Jul 14, 2024 9:52 pm", 「2024年7月14日(日) 9:52」: when something was written says nothing of it. */
const isStamp = (text: string) =>
  /\d{1,4}\D+\d/.test(text) && /^[\s\d.,:：/／()（）»›・-]*$/.test(text.replace(STAMP_WORDS, ""));

/** Whether a heading, or all that it says, is a link to the site's first page. */
const leadsHome = (heading: Heading) => HOME.test(linkIn(heading)?.getAttribute("href")?.trim() ?? "#");

/** The link that a heading is as a whole. */
const linkIn = ({ element, text }: Heading): Elementish | null =>
  [...element.querySelectorAll("a"), nearest(element, ({ tagName }) => tagName.toUpperCase() === "A")].find(
    (link) => link !== null && squash(link.textContent) === text,
  ) ?? null;
const HOME = /^(?:https?:)?(?:\/\/[^/?#]+)?(?:\/|\.\/|\/?index\.\w+)?$/i;

const isHome = (url: string) => /^\/?(?:index\.\w+)?$/.test(URL.parse(url)?.pathname ?? "/");
