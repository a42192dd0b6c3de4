import type { Fact, Page } from "#kernel/page";
import { DEFAULT_TARGET_SECONDS, type ScriptSettings } from "#kernel/script-settings";
import { withoutCompanyForm } from "#kernel/text/company-form";
import { isHostOfOthers, ownLabelOf } from "#kernel/text/house-address";
import type { FactKind, Language, PageType, ScriptStyle } from "#kernel/vocabulary";
import type { Subject } from "./draft.ts";
import { isUsed } from "./kinds/used-en.ts";
import { sourceOf } from "./rows/row-marks-ja.ts";
import { isShopSpeaking } from "./text/persons/shop-speaks-en.ts";
import type { OwnNames } from "./text/persons/third-person.ts";
import { speakable } from "./text/signs/speakable.ts";
import { isBook } from "./title/book-author-en.ts";
import { handleSaid, shopNamed } from "./title/house-words-en.ts";
import { makerInRows } from "./title/maker-in-rows-ja.ts";
import { municipalityIn } from "./title/municipality-ja.ts";
import { titleOf } from "./title/title.ts";
import {
  addressNamedOn,
  folded,
  houseIn,
  houseInTitle,
  houseNamedOn,
  houseOfGoods,
  isAddressOf,
  isOfBuilder,
} from "./title/title-house.ts";
import { withoutReadings } from "./title/title-words-ja.ts";

const usualStyle: Record<PageType, ScriptStyle> = {
  product: "product",
  article: "narration",
  other: "narration",
};

export function subjectOf(page: Page, settings: ScriptSettings): Subject {
  const name = titleOf(sourceOf(page));
  return {
    page,
    style: settings.style ?? usualStyle[page.type],
    name,
    site: siteOf(page, name),
    audience: sayableAudience(settings.audience),
    seconds: settings.targetSeconds ?? DEFAULT_TARGET_SECONDS,
  };
}

const LONGEST_SITE = 40;
const GENERIC_SITE =
  /^(docs?|documentation|home|homepage|blog|news|shop|store|help|support|ホーム|トップ|ブログ|公式サイト)$/i;

/** As below, unless it is the page's own title. "Tarn Loom 3" is still to be had on the website of Tarn. */
function siteOf(page: Page, name: string): string | null {
  // A shop on which others sell is no "we" of its pages: it is known here alone.
  const said = siteNameOf(page) ?? houseOfGoods(page, brandOf(page));
  if (said === null || said.includes(name)) return null;
  // 「扉の前のページ」 would be heard as the page before.
  if (page.type === "product" && PLACE_LIKE.test(said)) return `「${said}」`;
  return name.includes(said) && page.type !== "product" ? null : said;
}

const PLACE_LIKE = /の[前次上下]$/u;

/** The site's name as one says it; an address is none. */
export function siteNameOf(page: Page): string | null {
  const { site, title, language, author, url } = page;
  const named =
    !site || ADDRESS.test(site)
      ? (companyIn(title) ?? municipalityIn(page) ?? houseInTitle(page) ?? houseNamedOn(page) ?? site)
      : site;
  const address = !site || ADDRESS.test(site) ? addressNamedOn(page) : null;
  if (named === site && address) return address;
  const house = named ? houseIn(named, page) : "";
  const own = language === "ja" ? withoutReadings(house) : withoutCompanyForm(shopNamed(house, url));
  const said = speakable(own, language).replace(/[。.！!]+$|\s+[-–—:|]+$/, "");
  // "Tarn.com" is how a house writes itself: its name stands before the dot. Of "Looms.com" the page knows looms.
  const [, dotted] = /^(\p{Lu}[\p{L}\d]{2,})\.(?:com|org|net)$/u.exec(said) ?? [];
  if (dotted && page.blocks.some(({ text }) => text.includes(dotted.toLowerCase()))) return null;
  if (dotted) return GENERIC_SITE.test(dotted) || isOfBuilder(dotted) ? null : unshouted(dotted);
  if (!said || said.length > LONGEST_SITE || ADDRESS.test(said)) return null;
  // A house writes under its own name, which is its address; a person's is told as the author's.
  if (said === author && (language !== "en" || !isAddressOf(said, url))) return null;
  return GENERIC_SITE.test(said) || isOfBuilder(said) ? null : said;
}

const unshouted = (word: string) =>
  /^\p{Lu}{5,}$/u.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word;

const ADDRESS = /^[\w-]+(\.[\w-]+)+$/;

/** 「IRニュース：戸倉製麺株式会社」: a part of a title that says by its form whose page it is. */
const companyIn = (title: string): string | undefined =>
  title
    .split(/\s*[|｜：:]\s*|\s[-–—]\s/)
    .filter((part) => part !== title)
    .map((part) => ({ part, name: withoutCompanyForm(part) }))
    .find(({ part, name }) => name !== part.trim() && name.length > 1)?.name;

/** A maker of more words is rather a line of goods. */
const LONGEST_MAKER = 3;
const THE_MAKER: Record<Language, OwnNames> = {
  ja: { maker: "作り手", shop: "お店" },
  en: { maker: "the maker", shop: "the shop" },
};

/** Where a list has no name of a site to tell of. */
export const THE_SITE: Record<Language, OwnNames> = {
  ja: { maker: "サイト", shop: "お店" },
  en: { maker: "the site", shop: "the shop" },
};

/** The "we" of a page: the maker of goods, or the site of any other page; null where no name is known. */
export function speakersOf(page: Page): OwnNames | null {
  const { language, type } = page;
  const site = siteNameOf(page);
  const company = companyOf(page) ?? site;
  if (type !== "product") return company ? { maker: company, shop: site ?? company } : null;
  // Of a used thing its seller speaks, and never those who made it.
  const shop = site ?? THE_MAKER[language].shop;
  if (isUsed(page)) return { maker: THE_MAKER[language].shop, shop };
  const brand = brandOf(page);
  if (brand !== undefined && isShopSpeaking(page, brand) && folded(brand) !== folded(site ?? ""))
    return { maker: shop, shop };
  const isName =
    brand !== undefined &&
    brand.split(" ").length <= LONGEST_MAKER &&
    !brand.includes(titleOf(page)) &&
    !isModel(brand, page);
  const maker = isName
    ? brand
    : (houseOf(page, site) ?? makerInRows(page, site) ?? THE_MAKER[language].maker);
  return { maker, shop, isOfBook: isBook(page) };
}

/** 「網を編む株式会社潮路（本社：…）は、」: on a wire of reports "we" are the company that each of them begins with. */
export const companyOf = ({ language, type, blocks }: Page): string | null =>
  language === "ja" && type !== "product"
    ? (STATED.exec(blocks.find(({ kind }) => kind === "paragraph")?.text ?? "")?.[1] ?? null)
    : null;
const STATED =
  /^(?:[^（(、。\s]{2,40}[るたう](?=(?:株式|有限|合同)会社))?((?:株式|有限|合同)会社[^（(、。\s]{1,20}|[^（(、。\s]{1,20}(?:株式|有限|合同)会社)[（(](?:本社|本店|所在地|代表)/u;

/** Where an English page states no maker, "we" are the house at whose address it stands; its own name is no thing's. */
export function houseOf(page: Page, site: string | null): string | null {
  const label = ownLabelOf(page.url).replaceAll("-", "");
  if (page.language !== "en" || factOf(page, "brand") || !site || isHostOfOthers(label)) return null;
  const rest = titleOf(page).startsWith(site) ? titleOf(page).slice(site.length).trim() : null;
  const isThing = rest !== null && rest.split(" ").length < 2;
  return !isThing && folded(site).length >= SHORTEST_HOUSE && label.includes(folded(site)) ? site : null;
}
const SHORTEST_HOUSE = 5;

/** "Nimbus 3" before "Cordless Vacuum" is the thing itself, whatever its picture says. */
const isModel = (brand: string, page: Page) => / \d+$/.test(brand) && titleOf(page).startsWith(`${brand} `);

/** The maker's name without the slogan behind it. */
export const brandOf = (page: Page): string | undefined => {
  if (isDepartment(page)) return undefined;
  const [stated = ""] = factOf(page, "brand")?.value.split(/\s*[|｜]\s*/) ?? [];
  // The dot of "Tarn & Co." would end a sentence.
  const brand = withoutRegion(withoutCompanyForm(stated).replace(/\.$/, ""), page).replace(OF_HOUSE, "");
  // A thing that is stated as its own maker has none.
  if (!brand || ORDERS.test(brand) || folded(brand) === folded(factOf(page, "name")?.value ?? ""))
    return undefined;
  if (SHOUTED.test(brand)) return capitalised(brand);
  return page.language === "en" ? handleSaid(brand) : withoutReadings(brand);
};
/** 「白墨舎オリジナル」 is of the house 白墨舎. */
const OF_HOUSE = /(?<=.{2})の?(?:オリジナル|自社ブランド)$/u;
/** "TARN LANE WORKSHOP": two words or more that a style sheet may have set in capitals. "HARIO" is a name. */
const SHOUTED = /^(?=(?:.*?\b\p{Lu}{4,}\b){2})[\p{Lu}'’& ]+$/u;
const capitalised = (text: string) =>
  text.replace(/\p{Lu}[\p{Lu}'’]*/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
/** "Tarn US": a house's name for one country, where the site has it without. */
const withoutRegion = (brand: string, { site, language }: Page) => {
  const bare = brand.replace(
    / (?:US|USA|UK|EU|Canada|Australia|Global|International|Official|Online|Store|Shop)$/,
    "",
  );
  return language === "en" && site !== null && folded(site) === folded(bare) ? bare : brand;
};
/** "Microphones", without a price or a number of one: the goods of many makers, of which one is named somewhere. */
const isDepartment = ({ language, title, facts, blocks, url }: Page): boolean =>
  language === "en" &&
  isNamedOnce(factNamed(facts, "brand") ?? "", [title, url ?? ""], blocks) &&
  !facts.some(({ kind }) => kind === "price" || kind === "sku" || kind === "gtin") &&
  KIND_OF_GOODS.test((factNamed(facts, "name") ?? title).split(/\s*[|｜]\s*|\s[-–—]\s/)[0] ?? "");
/** A page says again whose goods it shows: in its title, its address or its text. */
function isNamedOnce(brand: string, heads: readonly string[], blocks: Page["blocks"]): boolean {
  const name = folded(brand);
  if (heads.some((text) => folded(text).includes(name))) return false;
  return blocks.filter(({ text }) => folded(text).includes(name)).length <= 1;
}
const factNamed = (facts: readonly Fact[], name: FactKind) => facts.find(({ kind }) => kind === name)?.value;
/** Up to four words, none of them a number, the last one in the plural. */
const KIND_OF_GOODS = /^(?:[\p{L}’'&-]+ ){0,3}\p{L}+[^\P{L}suiSUI]s$/u;

/** A button's words that stood where the brand does: "Buy now"; a brand may begin with one: "See by Tarn". */
const ORDERS =
  /^(?:(?:buy|shop|order|pre-?order)(?: (?:it|yours?|now|online|here|today|all))+|add to .*|(?:sign|log) ?(?:in|up|out)|(?:view|see|read|learn) (?:more|all|details?)|buy)$|カート[にへを]|^(?:カート|購入|ログイン)/i;

export const factOf = (page: Page, kind: FactKind): Fact | null =>
  page.facts.find((fact) => fact.kind === kind) ?? null;

/** An audience that can be said in a sentence; longer notes are directions that this writer cannot follow. */
function sayableAudience(audience: string | undefined): string | null {
  const text = audience?.replace(/[。.]$/, "").trim() ?? "";
  return text && text.length <= 60 && !/[。.!?！？\n]/.test(text) ? text : null;
}
