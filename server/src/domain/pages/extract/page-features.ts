import type { PageType } from "#kernel/vocabulary";
import type { Documentish } from "../html/dom.ts";
import { firstMeta } from "../html/metadata.ts";
import type { Weighed } from "./features.ts";
import { placeNames } from "./place-names.ts";
import { FAR, TAGS } from "./surroundings.ts";

/** Kinds of things that structured data may say the page is. */
const DATA: [string, RegExp][] = [
  ["dataProduct", /"@type"\s*:\s*\[?\s*"Product(Group)?"/],
  ["dataArticle", /"@type"\s*:\s*\[?\s*"(News|Tech|Scholarly)?Article"|"BlogPosting"/],
  ["dataForum", /"DiscussionForumPosting"|"QAPage"|"Question"/],
  ["dataFaq", /"FAQPage"/],
  ["dataList", /"ItemList"|"CollectionPage"|"OfferCatalog"/],
  ["dataPlace", /"LocalBusiness"|"Service"|"Organization"/],
  ["dataRecipe", /"Recipe"/],
];
const ADDRESS: [string, RegExp][] = [
  ["atProduct", /\/(products?|items?|p|dp|goods|detail|shop)\//],
  ["atArticle", /\/(blog|news|articles?|posts?|stories|story|column|entry|archives?)\/|\/20\d\d\/\d/],
  ["atForum", /forum|thread|topic|\/t\/|community|discuss|question|viewtopic|\/qa?\/|bbs/],
  ["atDocs", /docs?[./]|documentation|reference|manual|guide|api|wiki|help|tutorial|learn/],
  ["atList", /categor|collections?|catalog|list|search|tag\/|\/c\/|browse|shop\/?$/],
  ["atService", /services?|solutions?|about|company|features?|pricing/],
];
const flag = (holds: boolean) => (holds ? 1 : 0);

/** Features of the whole page, the same for all its blocks: its metadata and the make-up of its text. */
export function pageFeatures(
  document: Documentish,
  url: string,
  declared: PageType,
  weighed: readonly Weighed[],
) {
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => script.textContent ?? "")
    .join("\n");
  const address = (URL.parse(url)?.pathname ?? "").toLowerCase();
  const host = URL.parse(url)?.hostname ?? "";
  const characters = weighed.reduce((sum, { block }) => sum + block.text.length, 0) || 1;
  const shareOf = (has: (one: Weighed) => boolean) =>
    weighed.reduce((sum, one) => sum + (has(one) ? one.block.text.length : 0), 0) / characters;
  const most = (of: (one: Weighed) => number) => weighed.reduce((top, one) => Math.max(top, of(one)), 0);
  return {
    ...Object.fromEntries(DATA.map(([name, pattern]) => [name, flag(pattern.test(data))])),
    ...Object.fromEntries(ADDRESS.map(([name, pattern]) => [name, flag(pattern.test(address))])),
    atHome: flag(address.length < 2),
    hostForum: flag(/forum|community|discuss|bbs|stack|reddit|qa\b/.test(host)),
    hostDocs: flag(/^(docs?|developers?|api|wiki|help|support|learn)\./.test(host)),
    addressDepth: address.split("/").filter(Boolean).length,
    saysProduct: flag(declared === "product"),
    saysArticle: flag(declared === "article"),
    ogWebsite: flag(/website/i.test(firstMeta(document, ["og:type"]) ?? "")),
    pageBlocks: weighed.length,
    pageCharacters: characters,
    pageLinks: shareOf(({ block }) => block.linkShare >= 0.5),
    pageSentences: shareOf(({ sentence }) => sentence),
    pageLong: shareOf(({ block }) => block.text.length > 150),
    pageHeadings: weighed.filter(({ block }) => block.kind === "heading").length,
    pagePrices: weighed.filter(({ price }) => price).length,
    pageDates: weighed.filter(({ own }) => own.date + own.ago > 0).length,
    pageKana: shareOf(({ own }) => own.hiragana > 0.05),
    pageReadability: shareOf(({ readability }) => readability),
    pageDefuddle: shareOf(({ defuddle }) => defuddle),
    pageBoth: shareOf(({ readability, defuddle }) => readability && defuddle),
    pageFrame: shareOf(({ around }) => around?.boilerplate ?? false),
    pageTables: shareOf(({ around }) => (around?.tags[TABLE] ?? FAR) < FAR),
    pageItems: shareOf(({ block }) => block.kind === "list_item"),
    pageAlike: most(({ around }) => Math.min(100, around?.alike ?? 1)),
    pageLongest: most(({ block }) => block.text.length),
    pageComments: shareOf(({ around }) => near(around?.places, "comments")),
    pageReviews: shareOf(({ around }) => near(around?.places, "reviews")),
    pageThread: shareOf(({ around }) => near(around?.places, "thread")),
    pageCards: shareOf(({ around }) => near(around?.places, "cards")),
    pageBuying: shareOf(({ around }) => near(around?.places, "buying")),
  };
}

const NUMBERS = new Map(placeNames.map((name, index) => [name, index]));
const near = (places: Uint8Array | undefined, name: string) =>
  (places?.[NUMBERS.get(name) ?? -1] ?? FAR) < FAR;

const TABLE = TAGS.indexOf("TABLE");
