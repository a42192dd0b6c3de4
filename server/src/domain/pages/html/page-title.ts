import { headingBesideBanner } from "./banner-title.ts";
import { goingOn, uncutIn } from "./cut-title.ts";
import { type Documentish, type Elementish, squash } from "./dom.ts";
import {
  headingsOf,
  houseBefore,
  isHome,
  type LinkedHeading,
  leadsAway,
  leadsHome,
} from "./heading-links.ts";
import { firstWithin } from "./lookup.ts";
import { headingBehindNumber, headingOfNumber } from "./numbered-title.ts";
import { headingOfOlderShare } from "./older-share.ts";
import { differsInMeasure } from "./other-measure.ts";
import { headingBehindTag } from "./tagged-title.ts";
import { bracketsIn, isCompared, titleParts, unspaced } from "./title-parts.ts";

/** 「本屋 夜凪 powered by BASE」: the program that a shop runs on is no part of its name. */
export const BUILDER = /[\s|｜-]+(?:powered by|built with|hosted by)\s+\S.*$/iu;

interface Known {
  /** As the page is called for those who share it. */
  shared: string | null;
  site: string | null;
  url: string;
}

const LONGEST = 300;
/** Brackets are counted for each of its parts. */
const LONGEST_READ = 2_000;

/**
 * The main heading where the document's title repeats it, unless it is a stamp of time or the site's own name;
 * otherwise the title less the site's name.
 */
export const pageTitle = (document: Documentish, known: Known): string =>
  titleOn(document, known).replace(TWICE, "$1");

/** A heading may hold its words for the screen, and once more for print. */
const TWICE = /^(.{12,}) \1$/u;

function titleOn(document: Documentish, { shared: share, site, url }: Known): string {
  const title = squash(document.querySelector("title")?.textContent)
    .slice(0, LONGEST_READ)
    .replace(BUILDER, "");
  const topic =
    topicOf(document, title) ??
    headingBehindNumber(document, title) ??
    headingOfNumber(document, title) ??
    headingBehindTag(document, title, url);
  if (topic) return topic;
  // "Ledgerfern 3: books for people", still shared as "Ledgerfern 2"
  const shared = share && differsInMeasure(share, titleParts(title)[0] ?? "") ? null : share;
  const whole = unspaced(title);
  const begins = unspaced(titleParts(title)[0] ?? "");
  const headings = headingsOf(document, "h1").map((one) => ({ ...one, text: spacedAs(title, one) }));
  const repeated = headings.filter(
    ({ text }, index) => (index === 0 ? whole : begins).includes(unspaced(text)) && isSaying(text),
  );
  const isHouse = (one: LinkedHeading) =>
    !isHome(url) && (one.text === site || leadsHome(one, url)) && isBehind(one.text, title);
  const below = repeated.map((one) => headingBelow(document, one, { title, site, url })).find(Boolean);
  const beside =
    below ??
    sharedHeading(document, repeated[0], { title, shared }) ??
    headingBesideBanner(document, repeated[0], { title, site, url });
  const opening = isHome(url) ? undefined : headingOpening(title, headings, repeated[0]);
  const found =
    beside ??
    opening ??
    repeated.find((one) => !isHouse(one))?.text ??
    uncutIn(
      headings.filter(({ text }) => isSaying(text)),
      title,
    ) ??
    (isHome(url) ? undefined : headingOfOlderShare(headings, titleParts(title)[0] ?? "", shared));
  if (found) return (CODE.test(found) && longerThan(found, title)) || found;
  const stated = titleParts(shared ?? title);
  const houses = new Set([site, houseBefore(document, stated, url), ...repeated.map(({ text }) => text)]);
  const longer = goingOn(document, stated);
  if (longer) return longer;
  const [first = "", second = ""] = stated;
  // Buttons may stand in a heading behind its words, and the section's name behind it in the title.
  const isHeaded = headings.some(({ text }) => text.startsWith(`${first} `));
  if (stated.length > 2 && first === titleParts(title)[0] && isHeaded && !isHome(url)) return first;
  if (stated.length === 2 && !isHome(url) && HOUSE.test(first) && NAMED.test(second)) return second;
  const kept = stated.filter((part) => !houses.has(part));
  const left = kept.length < stated.length ? kept.join(" - ") : (stated.find(isSaying) ?? stated[0] ?? "");
  const other = headings.find((one) => one.text !== site && !leadsHome(one, url));
  return uncut(left) || other?.text || headings[0]?.text || (site ?? "");
}

/** "The Loom Forum • View topic - Warp breaks": the thread that forums of this make name last, and in a heading. */
function topicOf(document: Documentish, title: string): string | undefined {
  const name = TOPIC.exec(title)?.[1];
  if (!name) return undefined;
  const isHeaded = ["h1", "h2", "h3"].some((tag) =>
    headingsOf(document, tag).some(({ text }) => unspaced(text) === unspaced(name)),
  );
  return isHeaded ? name : undefined;
}
const TOPIC = /\bView(?:ing)? (?:topic|thread) [-–:] (.+)$/i;

/**
 * The heading by which a page is shared, where its main heading is only the rest of the document's title:
 * "Damp Towel: Seven tests" below the diary's name.
 */
function sharedHeading(
  document: Documentish,
  house: LinkedHeading | undefined,
  { title, shared }: { title: string; shared: string | null },
): string | undefined {
  const [whole, own, name] = [title, shared ?? "", house?.text ?? ""].map(unspaced);
  const rest = whole && own && name && whole.startsWith(name) ? whole.slice(name.length) : "";
  if (own === name || rest.replace(EDGES, "") !== own) return undefined;
  const found = ["h2", "h3"]
    .flatMap((tag) => headingsOf(document, tag))
    .filter((one) => unspaced(one.text) === own);
  return found.length === 1 ? found[0]?.text : undefined;
}

/**
 * The main heading with which the document's title begins, where the first one that the title repeats is only
 * part of its rest: "Tying a knot — The Oak Manual documentation" below the manual's name. Wikis write their
 * titles in small letters and their own name in brackets: "tying a knot [Oak Manual]".
 */
function headingOpening(title: string, headings: readonly LinkedHeading[], first: LinkedHeading | undefined) {
  const begins = unspaced((titleParts(title)[0] ?? "").replace(/\[[^[\]]*\]$/, ""));
  if (first && begins.includes(unspaced(first.text))) return undefined;
  return headings.find(({ text }) => unspaced(text).toLowerCase() === begins.toLowerCase() && isSaying(text))
    ?.text;
}

/** "F4", "GM-64": a model's code says not what it is. */
const CODE = /^(?=.*\d)[\p{Lu}\d][\p{Lu}\d./-]{0,11}$/u;
/** The part of the document's title that has the code and more words: "Larkmoor F4 Field Recorder". */
const longerThan = (code: string, title: string) =>
  titleParts(title).find(
    (part) => part.split(/\s/).includes(code) && part.length >= code.length + FEWEST_MORE,
  );
const FEWEST_MORE = 4;

/** 「菱川かご工房 - 手提げかご「やまみち」」: behind the shop's name stands what it made. */
const HOUSE = /(?:工房|商店|商会|本舗|酒店|書店|窯元?|製作所|農園|牧場|ショップ|ストア|通販)$/u;
const NAMED = /^[^「」『』]{2,}[「『][^「」『』]+[」』]$/u;

/** Whether a title has a name as a later part of its own, or with a motto: "Pump runs dry - The Slipway: Boats". */
function isBehind(name: string, title: string): boolean {
  const [whole, sought] = [unspaced(title), unspaced(name)];
  const later = titleParts(title).slice(1).map(unspaced);
  return (
    later.some(
      (part) => part === sought || part.startsWith(`${sought}:`) || part.startsWith(`${sought}：`),
    ) ||
    (whole.endsWith(sought) && /[«‹»›:：/／~〜]$/.test(whole.slice(0, -sought.length)))
  );
}

/**
 * A forum or a diary calls itself in its main heading and at one end of its titles; the rest of the title is
 * the heading below. A heading that neither leads home nor is the site's name may be the page's own, with a
 * section's name before it: "Reviews - Ash lamp".
 */
function headingBelow(
  document: Documentish,
  house: LinkedHeading,
  { title, site, url }: { title: string; site: string | null; url: string },
): string | undefined {
  if (isHome(url)) return undefined;
  const [whole, name] = [unspaced(title), unspaced(house.text)];
  const isHomeward = leadsHome(house, url);
  const isEnd = isBehind(house.text, title);
  // A diary that others host leads home to a part of their site: 「湯気の暮らし:棚の奥の急須」.
  const isNamedBefore = leadsAway(house, url) && /^[:：]/.test(whole.slice(name.length));
  const isBeginning = whole.startsWith(name) && (isHomeward || isNamedBefore);
  if (whole === name || !(isEnd || isBeginning)) return undefined;
  const [first = "", ...later] = titleParts(title).map(unspaced);
  const ended = later.length === 0 && first.endsWith(name) ? first.slice(0, -name.length) : first;
  const rest = (isEnd ? ended : whole.slice(name.length)).replace(EDGES, "");
  const [below, ...others] = headingsOf(document, "h2").filter(({ text }) => unspaced(text) === rest);
  if (!below || !isSaying(below.text)) return undefined;
  const isThread = others.length === 0 && !later.includes(name) && rest.length > 2 * name.length;
  const isEntry = isBeginning && others.length === 0;
  const isGoods = others.length === 0 && (bears(below.element, OF_GOODS) || bears(house.element, LOGO));
  const isBoard = others.length === 0 && later.at(-1) === name && BOARD.test(house.text);
  return isHomeward || house.text === site || isThread || isEntry || isGoods || isBoard
    ? below.text
    : undefined;
}
/** Behind a thread's own title this is where it stands, whether its heading is a link or not. */
const BOARD = /\b(?:forums?|message boards?|discussion boards?|community)$/i;
/** A shop's own markup says which of two headings names the thing, and which the shop. */
const OF_GOODS = /(?:item|product|goods)[_-]?(?:name|title)|^name$/i;
const LOGO = /logo/i;
const bears = (element: Elementish, sign: RegExp) =>
  ["id", "class", "itemprop"].some((attribute) => sign.test(element.getAttribute(attribute) ?? ""));
const EDGES = /^[:：|｜/／»›«‹~〜–—-]+|[:：|｜/／»›«‹~〜–—-]+$/g;

/** A break in a heading may part two names or only one long line: the document's title tells which. */
function spacedAs(title: string, { element, text }: LinkedHeading): string {
  if (firstWithin(element, "br") === null) return text;
  const joined = unspaced(text);
  const places = title.split("").flatMap((sign, at) => (isCompared(sign) ? [at] : []));
  const first = unspaced(title).indexOf(joined);
  const [from, last] = [places[first], places[first + joined.length - 1]];
  return first === -1 || from === undefined || last === undefined ? text : title.slice(from, last + 1);
}

/** No title ends within its brackets. */
function uncut(title: string): string {
  if (title.length <= LONGEST) return title;
  const around = bracketsIn(title).filter(([start, end]) => 0 < start && start < LONGEST && LONGEST <= end);
  return title.slice(0, Math.min(LONGEST, ...around.map(([start]) => start))).trim();
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

/**
 * "Sun Jul 14, 2024 9:52 pm", 「2024年7月14日(日) 9:52」: when something was written says nothing of it. A day
 * without a time may be what a page is about.
 */
const isStamp = (text: string) =>
  /(?<!\d)\d{4}(?!\d)/.test(text) &&
  /\d:\d\d|\d\s*時/.test(text) &&
  /^[\s\d.,:：/／()（）»›・-]*$/.test(text.replace(STAMP_WORDS, ""));
