import { withoutCompanyForm } from "#kernel/text/company-form";
import { type Documentish, type Elementish, squash } from "./dom.ts";
import { BUILDER, titleParts } from "./page-title.ts";

const LONGEST = 30;
const SHORTEST = 3;
const MOST_SEEN = 40;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Words that say of a name that it is a site's. */
const OF_SITE =
  /\s*(?:の?(?:公式|オフィシャル)\s?(?:ホームページ|サイト|ページ|HP|ウェブサイト)?|ホームページ|ウェブサイト)$/u;
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
  const last = titleParts(whole).at(-1);
  if (!KANA.test(whole) || !last || last === whole || packed(title).includes(packed(last))) return null;
  // 「お知らせ | 株式会社水車物流」: nothing but a house is called so.
  const isCompany = withoutCompanyForm(last) !== last;
  const own = isCompany ? last.replace(BEHIND_COMPANY, "") : last;
  const stated = own.replace(OF_SITE, "");
  const heads = [...document.querySelectorAll(HEADS)].slice(0, MOST_SEEN).map(nameOf);
  const feet = [...document.querySelectorAll(FEET)].slice(0, MOST_SEEN).map(nameOf);
  const isSaid =
    stated !== last ||
    isCompany ||
    heads.some((head) => packed(head).startsWith(packed(last))) ||
    feet.some((foot) => packed(foot.replace(RIGHTS, "")).startsWith(packed(last)));
  const within = heads.filter((head) => head.length >= SHORTEST && packed(last).includes(packed(head)));
  const longest = within.toSorted((a, b) => b.length - a.length)[0] ?? "";
  const name = withoutCompanyForm((isSaid ? stated : longest).replace(OF_PART, ""));
  // 「扉の前のページ」 would be heard as the page before.
  const isOther = !/[前次上下]$/u.test(name) && !packed(title).includes(packed(name));
  return name.length >= SHORTEST && name.length <= LONGEST && isOther ? name : null;
}

const nameOf = (element: Elementish) =>
  (squash(element.textContent) || squash(element.querySelector("img")?.getAttribute("alt"))).slice(
    0,
    2 * LONGEST,
  );

const packed = (text: string) => text.replace(/\s/g, "");
