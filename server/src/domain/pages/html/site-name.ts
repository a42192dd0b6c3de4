import { withoutCompanyForm } from "#kernel/text/company-form";
import { type Documentish, type Elementish, hasTag, nearest, squash } from "./dom.ts";
import { firstWithin } from "./lookup.ts";
import { BUILDER } from "./page-title.ts";
import { titleParts } from "./title-parts.ts";

const LONGEST = 30;
const SHORTEST = 3;
const MOST_SEEN = 40;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Words that say of a name that it is a site's. */
const OF_SITE =
  /\s*(?:の?(?:公式|オフィシャル)\s?(?:ホームページ|サイト|ページ|HP|ウェブサイト)?|ホームページ|ウェブサイト|[【［（(]公式[】］）)])$/u;
/** 「株式会社水車物流のプレスリリース」, 「株式会社水車物流（愛知・岐阜）」: what stands behind a company's name. */
const BEHIND_COMPANY =
  /の(?:プレスリリース|ニュースリリース|お知らせ|採用(?:情報|サイト))$|[（(][^（()）]*[）)]$/u;
/** 「おこづかい帖 ヘルプ」: the part of a site that explains it. */
const OF_PART = /\s+(?:ヘルプ|サポート)(?:センター)?$/u;
const HEADS =
  "header a, header p, header h1, header h2, header span, [id*=head] a, a[href='/'], [class*=logo], [id*=logo], header div";
/** Where a page signs for its house, behind the sign of its rights. */
const FEET = "footer, footer p, footer small, footer div, [id*=copyright], [class*=copyright]";
const RIGHTS = /^(?:©|\(c\)|copyright|\d{4}|[\s.,–—-])+/iu;

/**
 * The house in whose name a Japanese page stands, by the last part of the document's title and the words at
 * the page's head: 「よくあるご質問｜着物レンタル 花衣屋」 below 「着物レンタル 花衣屋」.
 */
export function siteNameIn(document: Documentish, title: string): string | null {
  const whole = squash(document.querySelector("title")?.textContent).replace(BUILDER, "");
  const parts = titleParts(whole).slice(1).toReversed();
  const heads = [...document.querySelectorAll(HEADS)]
    .slice(0, MOST_SEEN)
    .map((element) => ({ element, name: nameOf(element) }));
  // Behind its name a shop may say what it sells: then the picture that leads home has the name alone.
  const homes = heads.filter(({ element }) => leadsHome(element)).map(({ name }) => packed(name));
  const last =
    [...parts, ...whole.split(" / "), ...whole.split("／")].find((part) => homes.includes(packed(part))) ??
    parts[0];
  if (!KANA.test(whole) || !last || last === whole || packed(title).includes(packed(last))) return null;
  // 「お知らせ | 株式会社水車物流」: nothing but a house is called so.
  const isCompany = withoutCompanyForm(last) !== last;
  const own = isCompany ? last.replace(BEHIND_COMPANY, "") : last;
  const stated = own.replace(OF_SITE, "");
  const feet = [...document.querySelectorAll(FEET)].slice(0, MOST_SEEN).map(nameOf);
  const isSaid =
    stated !== last ||
    isCompany ||
    heads.some(({ name }) => packed(name).startsWith(packed(last))) ||
    feet.some((foot) => packed(foot.replace(RIGHTS, "")).startsWith(packed(last)));
  // The department of a shop that a menu names is no house.
  const within = heads
    .filter(({ element }) => !isOfMenu(element))
    .map(({ name }) => name)
    .filter((name) => name.length >= SHORTEST && packed(last).includes(packed(name)));
  const longest = within.toSorted((a, b) => b.length - a.length)[0] ?? "";
  const name = withoutCompanyForm((isSaid ? stated : longest).replace(OF_PART, ""));
  // 「扉の前のページ」 would be heard as the page before.
  const isOther = !/[前次上下]$/u.test(name) && !packed(title).includes(packed(name));
  return name.length >= SHORTEST && name.length <= LONGEST && isOther ? name : null;
}

const leadsHome = (element: Elementish) => element.getAttribute("href") === "/";
const isOfMenu = (element: Elementish) => nearest(element, hasTag("NAV", "UL", "OL")) !== null;

const nameOf = (element: Elementish) =>
  (squash(element.textContent) || squash(firstWithin(element, "img")?.getAttribute("alt"))).slice(
    0,
    2 * LONGEST,
  );

const packed = (text: string) => text.replace(/\s/g, "");
