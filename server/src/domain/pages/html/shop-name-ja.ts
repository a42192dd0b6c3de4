import { withoutCompanyForm } from "#kernel/text/company-form";
import { beginningOf, type Documentish, type Elementish, squash } from "./dom.ts";
import { firstWithin } from "./lookup.ts";
import { BUILDER } from "./page-title.ts";

const LONGEST = 20;
const SHORTEST = 3;
/** Shops set their name at the head of a page and at its foot. */
const NEAR_AN_END = 40;
const MOST_ROWS = 300;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const SELLS = /カート|カゴ|かごに|かごへ|買い?物|注文|購入|通販|税込/u;
/** 「青い皿 : s-12 : 皿屋 - 通販 - いちば」: on a market a title has the shop before the market. */
const BEFORE_MARKET = /[:：]\s*([^:：|｜]{2,20}?)\s+[-–]\s+通販\s+[-–]\s+\S+$/u;
/** Words of a title that say where in a shop one is, and never whose it is. */
const OF_PLACE =
  /^(?:(?:商品|書籍|アイテム|作品)?(?:詳細|情報|紹介|一覧|ページ|名)|(?:公式)?(?:通販|オンライン|ネット)?(?:サイト|ショップ|ストア|店)?|トップ(?:ページ)?|ホーム|カート|ログイン|会員登録|お問い?合わ?せ|初回限定|送料無料)$/u;
const RIGHTS = /^(?:©|\(c\)|copyright|\d{4}|[\s.,–—-])+/iu;
/** Of a table that the law asks for: who sells. */
const SELLER = /^(?:販売業者|販売者|販売事業者|ショップ名|店舗名|屋号)(?:名|の?名称)?$/u;
/** Signs at the ends of a part of a title. */
const EDGES = /^[\s|｜/／:：\-–—>»]+|[\s|｜/／:：\-–—>»]+$/gu;

/** The shop before the market on which it sells, whatever a page of the market calls itself. */
export const shopBeforeMarket = (document: Documentish): string | null =>
  BEFORE_MARKET.exec(titleIn(document))?.[1] ?? null;

/**
 * The shop that a Japanese page stands in, where its markup does not say: the words at its head or foot that its title
 * has beside the goods, 「干物の浜吉」 of 「あじの開き：干物の浜吉」. Else who sells by the table that the law asks for.
 */
export function shopNameIn(document: Documentish, title: string): string | null {
  const whole = titleIn(document);
  const words = document.body?.textContent ?? "";
  if (!(KANA.test(whole) || KANA.test(words)) || !SELLS.test(words)) return null;
  return besideGoods(document, whole, title) ?? sellerIn(document);
}

function besideGoods(document: Documentish, whole: string, title: string): string | null {
  const at = whole.indexOf(title);
  const rest = (at === -1 ? whole : whole.slice(at + title.length)).replace(EDGES, "");
  const parts = whole.split(PARTING);
  // A title of one part may still be joined as titles are: 「…日本製：染物の吉井」.
  const isOneTitle = at !== -1 && rest === "" && parts.length > 1;
  const last = (isOneTitle ? parts.at(-1) : rest.split(PARTING).at(-1))?.trim() ?? "";
  const named = said(document);
  const headings = [...document.querySelectorAll("h1, h2, h3")].slice(0, MOST_ROWS).map(nameOf);
  const goods = packed(isOneTitle ? whole.slice(0, whole.lastIndexOf(last)) : title);
  const isBehind = last !== "" && !OF_PLACE.test(last) && !headings.includes(last);
  const behind = isBehind ? named.flatMap(({ name }) => (isOther(name) ? commonOf(last, name) : [])) : [];
  const found = behind.filter((name) => !goods.includes(packed(name))).toSorted(byLength)[0];
  if (found) return found;
  // A title may begin with its shop, as the head of the page does.
  const isFirst = (name: string) =>
    whole.startsWith(name) && /^[\s|｜/／:：]/u.test(whole.slice(name.length));
  return named.find(({ isHead, name }) => isHead && isOther(name) && isFirst(name))?.name ?? null;
}
const PARTING = /[：／|｜]|:\s|\s[/–—-]\s/u;

const isOther = (name: string) =>
  name.length >= SHORTEST && !OF_PLACE.test(name) && !/^[\d,.円\s]+$/u.test(name);

/** The name that a part of a title and words of the page have in common: the whole of one of them. */
function commonOf(part: string, words: string): string[] {
  const [inTitle, onPage] = [packed(part), packed(words)];
  if (onPage.startsWith(inTitle) && part.length <= LONGEST && isOther(part)) return [part];
  return inTitle.includes(onPage) && words.length <= LONGEST ? [words] : [];
}

/** Words of a page itself at its head and at its foot: short lines, and pictures that stand for words. */
function said(document: Documentish): { name: string; isHead: boolean }[] {
  const all = [...document.querySelectorAll("img[alt], a, b, p, div, td, font, small, span, h1, h2, footer")];
  const short = all.flatMap((element) => {
    const name = nameOf(element).replace(RIGHTS, "").trim();
    return name.length >= SHORTEST && name.length <= 2 * LONGEST ? [name] : [];
  });
  const heads = short.slice(0, NEAR_AN_END).map((name, at) => ({ name, isHead: at < FIRST }));
  return [...heads, ...short.slice(-NEAR_AN_END).map((name) => ({ name, isHead: false }))];
}
/** The first words of a page are its house's, or its house's word for itself. */
const FIRST = 6;

function sellerIn(document: Documentish): string | null {
  for (const row of [...document.querySelectorAll("tr, dl")].slice(0, MOST_ROWS)) {
    const label = squash(firstWithin(row, "th, dt, td")?.textContent);
    if (!SELLER.test(label)) continue;
    const value = squash(firstWithin(row, row.tagName === "DL" ? "dd" : "td:last-child")?.textContent);
    const name = withoutCompanyForm(value);
    if (name.length >= SHORTEST && name.length <= LONGEST && !SELLER.test(name)) return name;
  }
  return null;
}

const titleIn = (document: Documentish) =>
  squash(document.querySelector("title")?.textContent).slice(0, 400).replace(BUILDER, "");
const nameOf = (element: Elementish) =>
  squash(element.tagName === "IMG" ? element.getAttribute("alt") : beginningOf(element, LONGEST_READ));
/** A box around half the page is no name, and is not read to its end. */
const LONGEST_READ = 200;
const packed = (text: string) => text.replace(/\s/gu, "");
const byLength = (one: string, other: string) => other.length - one.length;
