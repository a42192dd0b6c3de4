import type { Block, Page } from "#kernel/page";
import { isBareMark } from "#kernel/text/bare-mark";
import { contentTerms } from "#kernel/text/content-terms";
import { phrases } from "#kernel/text/phrases";
import { namesKind } from "../kinds/names-kind.ts";
import { overlapOf, piecesOf } from "../similarity.ts";
import { withoutSigns } from "../text/signs/speakable.ts";
import { isReviewHeading, isUnspokenSection } from "../text/wording.ts";
import { OPINIONS } from "./opinions-ja.ts";
import { COUNTER, isDay, isStamp, tellsParticulars } from "./particulars.ts";
import { isSectionName } from "./section-name.ts";
import {
  calmed,
  isFitted,
  joinedTitle,
  longerIn,
  MEMORY,
  PACK,
  SEPARATOR,
  shortened,
  withNarrowSigns,
  withoutMarketWords,
  withoutMarks,
} from "./title-form.ts";
import { EDITION, fullName, isModel, saidName } from "./title-goods-en.ts";
import { nameOfBareHome, nameOfHome } from "./title-home.ts";
import {
  folded,
  headingOverHouse,
  hostOf,
  isOverTitle,
  spokenIdentifier,
  withoutHouse,
} from "./title-house.ts";
import { withoutLabels } from "./title-labels-en.ts";
import { titleOfManual } from "./title-manual-en.ts";
import { headsPart, isOwnWord, withoutCompany } from "./title-parts-ja.ts";
import { isNamedVariant, nameOfChoice } from "./title-shade-en.ts";
import { newsOfCompany, partOfVolume } from "./title-volume-ja.ts";
import {
  nameInRow,
  namesGoods,
  wholeName,
  withoutChoice,
  withoutMaker,
  withoutReadings,
  withoutSearchWords,
} from "./title-words-ja.ts";

const CAMPAIGN = phrases("title-campaigns");
const BRACKETS = /[【［[〔《(（＜<]([^】］\]〕》)）＞>]{1,40})[】］\]〕》)）＞>]/g;
const FRAMED = /[【［[〔《]([^】］\]〕》]{1,40})[】］\]〕》]/g;
const SKU = /(?<=^|[\s,(（])(?=[A-Z0-9-]*\d)(?=[A-Z0-9-]*[A-Z])[A-Z0-9]{2,}(?:-[A-Z0-9]+)+(?=$|[\s,)）])/g;
const SHORTEST_CODE = 6;

/** Names the subject of a page as one would say it: its name or title, without shop, campaign, codes and tails. */
export function titleOf(page: Page): string {
  const { language, type, title, facts } = page;
  const stated =
    type === "product" ? facts.find(({ kind, value }) => kind === "name" && namesGoods(value)) : undefined;
  const named = stated && nameInRow(stated.value, page);
  const own = named ?? (stated && isOverTitle(stated, page) ? title : stated && nameOfChoice(stated, page));
  const name = own && language === "en" ? fullName(title, own, page) : own;
  const first = withoutSearchWords(repaired((name && longerIn(title, name)) ?? title, page) || title, page);
  const home = type !== "product" && language === "en" ? (titleOfManual(page) ?? nameOfHome(page)) : null;
  if (home !== null) return shortened(home, language, false);
  const main = type !== "product" && language === "en" ? headingOverHouse(first, page) : null;
  if (main !== null) return shortened(repaired(main, page), language, false);
  const part = partOfVolume(page) ?? newsOfCompany(page);
  if (part !== null) return shortened(repaired(part, page) || part, language, false);
  // A title that is only the site's or a section's name says nothing of the page; its heading does.
  const isEmpty = name === undefined && isSectionName(first, page);
  const isOther = type !== "product" && !isHeadlined(title, page) && !isAbout(first, page);
  const entries = isOther ? entryOf(first, page) : [];
  const others = [...(isEmpty ? headingsOf(page) : []), ...entries, ...(isOther ? headlineOf(page) : [])];
  // "Types of Looms" is a line on a page of looms, and no name for all of it.
  const isKind = language === "en" && first.includes(" ") && namesKind(first);
  const heading = others.find(
    (text) =>
      !NO_NAME.test(text) &&
      !(isKind && text.endsWith(` ${first}`)) &&
      (entries.includes(text) && !CHAPTER.test(text) ? !isUnspokenSection(text) : isAbout(text, page)),
  );
  const bare = type !== "product" && language === "en" ? nameOfBareHome(page) : null;
  const said = shortened(heading ?? bare ?? first, language, type === "product");
  return language === "ja" ? wholeName(said) : said;
}

/** 「第3章」, 「その3」: one part of what the title names. */
const CHAPTER =
  /^(?:[\d０-９]|第[\d０-９〇一二三四五六七八九十百]+|[一二三四五六七八九十]+[、.．]|その[\d０-９一二三四五六七八九十]|[前中後]編)/;

/** "pub enum Result ( Ok(T) )" is a declaration, and 「(①はこちら→始発の駅で)」 leads to another page. */
const NO_NAME = /\w\(|\( |[{}<>=;_]|::|^[（(].*[)）]$|[→⇒]|こちら/;

/** Whether the page's own main heading says the same as its title, with or without more words. */
const isHeadlined = (title: string, { blocks }: Page) =>
  blocks.some(
    ({ kind, level, text }) =>
      kind === "heading" &&
      level === 1 &&
      (folded(text) === folded(title) ||
        (folded(title).length >= SHORTEST_SHARED && folded(text).includes(folded(title)))),
  );
const SHORTEST_SHARED = 6;

const headingsOf = (page: Page) =>
  page.blocks
    .filter(({ kind, level = 6 }) => kind === "heading" && level <= 2)
    .filter((heading) => !isOneOfSeveral(heading, page))
    .slice(0, 3)
    .map(({ text }) => repaired(text, page));

/** 「スタンダード」 below 「料金プラン」: one of several headings of a rank names only its part of what the first one names. */
const isOneOfSeveral = ({ level }: Block, page: Page) =>
  page.language === "ja" &&
  level !== 1 &&
  isHeadlined(page.title, page) &&
  page.blocks.filter((block) => block.kind === "heading" && block.level === level).length > 1;

/**
 * The heading above all of the text and the only one of its rank, where the page never speaks of its title:
 * a diary's name stands above each of its entries.
 */
function entryOf(title: string, page: Page): string[] {
  const { blocks, language } = page;
  const [head, below] = blocks;
  // An English one is that of a thread, above who wrote and when.
  const posts = blocks.filter(({ kind, text }) => kind !== "heading" && isStamp(text)).length;
  if (language === "en" && (posts < FEWEST_POSTS || !isStamp(below?.text ?? ""))) return [];
  if (head?.kind !== "heading" || (head.level ?? LOWEST) > 2) return [];
  const isOnly = blocks.filter(({ kind, level = LOWEST }) => kind === "heading" && level <= 2).length === 1;
  const known = contentTerms(title, language);
  const isOfTitle = [...contentTerms(head.text, language)].some((term) => known.has(term));
  return isOnly && !isOfTitle && head.text.length >= SHORTEST_SHARED ? [repaired(head.text, page)] : [];
}
const [LOWEST, FEWEST_POSTS] = [6, 2];

/** Old pages set their headline as a line like others: short, without an end, before all sentences but for a counter. */
function headlineOf(page: Page): string[] {
  const [first, ...others] = page.blocks;
  // A line in bold above all of the text, and the only one, is the headline; the line below explains it.
  const isBold = first?.kind === "heading" && (first.level ?? LOWEST) === LOWEST;
  if (isBold && !others.some(({ kind }) => kind === "heading")) return [repaired(first.text, page)];
  const [line] = page.blocks.filter(
    ({ kind, text }) => kind !== "heading" && !COUNTER.test(text) && !isDay(text),
  );
  const [head = ""] = page.language === "ja" ? (line?.text.split(/[ 　]/) ?? []) : [line?.text ?? ""];
  const isHeadline =
    line?.kind === "paragraph" &&
    !/[。.!?！？…]|#\p{L}|\*$|^[¥￥]?[\d,]+円/u.test(line.text) &&
    line.text.length <= 80;
  const isSpokenTo = /^(?:jump|skip) to\b|\b(?:you|we|your|our)\b|n[’']t\b|[’']ll\b/i.test(head);
  return isHeadline &&
    !isSpokenTo &&
    !tellsParticulars(line.text) &&
    head.length >= (page.language === "ja" ? 8 : 20)
    ? [repaired(head, page)]
    : [];
}

/** Whether the page goes on about it. */
function isAbout(text: string, page: Page): boolean {
  if (isSectionName(text, page) || isUnspokenSection(text) || isReviewHeading(text)) return false;
  const pieces = piecesOf(text, page.language);
  return overlapOf(pieces, piecesOf(bodyOf(page), page.language)) >= 0.34;
}

const bodyOf = ({ blocks }: Page) =>
  blocks
    .filter(({ kind }) => kind !== "heading")
    .slice(0, 40)
    .map(({ text }) => text)
    .join("\n");

function repaired(text: string, page: Page): string {
  const { language, type, url, site, facts } = page;
  const framed = withoutMaker(withNarrowSigns(text), page).replace(FRAMED, (_, inner: string) =>
    text.length - inner.length < 6 ? inner : isOwnWord(inner) ? `${inner} ` : " ",
  );
  const around = (one: string) => withoutMarketWords(one, type === "product");
  const bare = around(
    (language === "ja"
      ? withoutReadings(withoutCompany(framed, page).replace(OPINIONS, ""))
      : around(withoutHouse(framed, page))
    ).replace(BRACKETS, (all, inner: string) => (CAMPAIGN.test(inner) ? " " : all)),
  );
  const sku = facts.find(({ kind }) => kind === "sku")?.value;
  const brand = facts.find(({ kind }) => kind === "brand")?.value ?? "";
  const isOfGoods = type === "product" && language === "en";
  // A short code is the model's name.
  const isKept = (code: string) =>
    (code.length < SHORTEST_CODE && code !== sku) || (isOfGoods && isModel(code, bare, page));
  const coded = type === "product" ? bare.replace(SKU, (code) => (isKept(code) ? code : " ")) : bare;
  const isStocks = sku && sku.length > 3 && !isFitted(sku, bare) && !(isOfGoods && isModel(sku, bare, page));
  const segments = (isStocks ? coded.replaceAll(sku, " ") : coded)
    .split(SEPARATOR)
    .flatMap((one) => (type === "product" && language === "ja" ? one.split(/[:：]/) : [one]));
  const names = [site, hostOf(url)].filter((one) => one !== null).map(folded);
  const own = segments
    .map((one) => one.trim())
    .filter((one) => one && !isName(one, names) && !isBareMark(one));
  const isStated = facts.some(({ kind }) => kind === "name");
  const start = isStated
    ? 0
    : Math.max(
        0,
        own.findIndex((one) => isAbout(one, page) || headsPart(one, page)),
      );
  const [first = "", ...others] = own.slice(start);
  // "Microsoft - Surface Laptop": the maker alone names nothing.
  const isMaker = type === "product" && others.length > 0 && folded(first) === folded(brand);
  const [whole = "", ...rest] = isMaker ? [`${first} ${others[0]}`, ...others.slice(1)] : [first, ...others];
  const head = isOfGoods ? withoutLabels(calmed(saidName(whole), page), page) : whole;
  // A short head with its explanation belongs together; behind a name, what follows are categories.
  const [tail = ""] = rest;
  const isPack = isOfGoods && (PACK.test(tail) || EDITION.test(tail) || isNamedVariant(tail, page));
  const kept = isPack
    ? `${head}, ${tail}`
    : type === "product" || language === "ja" || rest.length !== 1
      ? head
      : joinedTitle(text, head, rest[0] ?? "");
  // 「失敗する（NB-1 / NB-2）」: a bracket that was opened in what is kept was closed behind it.
  const closed = language === "ja" ? kept.replace(/(?<=.{4})\s*[(（][^()（）]*$/u, "") : kept;
  const words = (closed || text)
    .replace(/\(\s*\)|（\s*）/g, "")
    .replace(DOUBLED, (all, word: string) =>
      page.blocks.some((block) => block.kind !== "heading" && block.text.includes(all)) ? all : word,
    );
  const said = isOfGoods ? saidName(words) : type === "product" ? withoutChoice(words) : words;
  const calm = calmed(withoutSigns(said, language), page);
  return withoutMarks(spokenIdentifier(type === "product" ? calm.replace(MEMORY, "") : calm), language);
}

/** "Building Department Department"; where the page's text says it, too, "Walla Walla" is a name. */
const DOUBLED = /(?<!\p{L})(\p{Lu}\p{Ll}{3,}) \1(?!\p{L})/gu;

/** A part of a title that is the site's name, however it is written. */
const isName = (segment: string, names: string[]) => {
  const own = folded(segment).replace(
    /(公式|オンライン|ショップ|ストア|通販|サイト|official|online|store|shop|uk|usa?|com)+$/g,
    "",
  );
  return names.some(
    (name) =>
      name.length > 2 &&
      own.length > 0 &&
      (own === name || name === folded(segment) || (own.length > 3 && name.startsWith(own))),
  );
};
