import type { Page } from "#kernel/page";
import type { ScriptStyle } from "#kernel/vocabulary";
import { type Draft, type Offer, type Phrases, plain, type Subject } from "../draft.ts";
import { dateOf, gradeOf, namedFrom, tied, wholeAmount } from "../facts.ts";
import { chosenOn, othersTold } from "../offer/chosen-option-ja.ts";
import { dearerTold } from "../offer/dearer-kinds-ja.ts";
import { dispatchTold } from "../offer/dispatch-ja.ts";
import { priceTold } from "../offer/price-ja.ts";
import { quantitiesTold } from "../offer/quantities-ja.ts";
import { subscriptionSending, subscriptionTerms } from "../offer/sending-ja.ts";
import { shippingTold } from "../offer/shipping-ja.ts";
import { goneAlone, isEnded, stockTold } from "../offer/stock-ja.ts";
import { termsToldInJapanese } from "../offer/terms-ja.ts";
import { variantsTold } from "../offer/variants-ja.ts";
import { ROOM_FOR_TERMS } from "../room.ts";
import { factOf } from "../subject.ts";
import { writerNamed } from "../text/persons/byline-ja.ts";
import { asTalk, inBrackets, quotedName } from "../text/signs/quoted-ja.ts";
import { kindFiledInJapanese } from "./name/filed-kind-ja.ts";
import { makerInJapanese } from "./name/maker-ja.ts";
import { ofOneKind } from "./specs/of-one-kind-ja.ts";
import { rowsPaired } from "./specs/paired-rows-ja.ts";
import { isTold } from "./specs/row-told-ja.ts";
import { isAnsweredBy } from "./specs/row-words-ja.ts";
import { specsOf } from "./specs/specs.ts";

export const phrasesJa: Phrases = {
  opening(subject) {
    const { page, audience } = subject;
    const opened = page.type === "product" ? productOpening(subject) : titleOpening(subject);
    return [
      ...(opened ? [namedFrom(subject, opened)] : []),
      ...(audience ? [plain(`${audience}に向けて、お届けします。`)] : []),
      ...(page.type === "product" ? [] : byline(subject)),
    ];
  },

  naming: (subject) => [namedFrom(subject, `ご紹介するのは、${goodsOf(subject)}です。`)],

  gone: ({ availability }) => stockTold(availability),
  offer({ page, style, seconds }, whole) {
    const chosen = chosenOn(page, whole);
    // The price of one of its sizes is no least price of all.
    const offer = chosen ? { ...whole, isLowest: false, variants: [] } : whole;
    const terms = offer.price && seconds >= ROOM_FOR_TERMS ? termsToldInJapanese(page) : [];
    // 「受注生産のため、返品はできません。」 says both.
    const isMadeSaid = terms.some(({ text }) => text.startsWith("受注"));
    const stock = stockTold(offer.availability).filter(
      ({ text }) => !(isMadeSaid && text.startsWith("受注")),
    );
    return [
      ...(offer.variants.length > 0 ? variantsTold(page, style, offer) : priceTold(page, style, offer)),
      ...(offer.price && whole.variants.length === 0 ? [...quantitiesTold(page), ...dearerTold(page)] : []),
      ...stock,
      ...(offer.price && whole.variants.length === 0 ? goneAlone(page, stock) : []),
      ...(chosen && seconds >= ROOM_FOR_OTHERS ? othersTold(chosen, whole.variants) : []),
      ...(offer.price ? sendingOf(page, whole, costOf(offer)) : []),
      ...terms,
    ];
  },

  rating({ rating, reviews }) {
    if (!rating || !reviews) return [];
    const { stars, best, isRounded } = gradeOf(rating);
    const count = `${wholeAmount(reviews.value)}件`;
    const text = `お客様の評価は、${count}の平均で、${best}点満点中${isRounded ? "約" : ""}${stars}点です。`;
    const sentence = tied(text, [`${stars}点`], rating);
    return [{ ...sentence, ties: [...sentence.ties, { text: count, blockIndex: null, factId: reviews.id }] }];
  },

  details({ page, name }, told) {
    const isOfOne = ofOneKind(page);
    const rows = specsOf(page, (value) => isTold(value, [name, ...told]));
    return rowsPaired(rows.filter((row) => !isOfOne(row.value) && !isAnsweredBy(row, told)));
  },

  nothing: (subject) =>
    namedFrom(
      subject,
      `${subject.site ? `${subject.site}の` : ""}「${subject.name}」には、読み上げられる文章がほとんどありません。`,
    ),

  things: (names) => plain(`${names.map((name) => `「${name}」`).join("")}などが載っています。`),

  headlines: (titles) => plain(`見出しには、${titles.map(quotedName).join("、")}などが並んでいます。`),

  review: (sentence) =>
    plain(`お客様からは、${inBrackets(sentence.replace(/。$/, ""))}という声が届いています。`),

  closing(subject, offer) {
    const { style, site, page, name } = subject;
    const isService = offer.variants.some(({ per }) => per);
    const where = `${site ?? (isService ? "サービス" : "商品")}のページ`;
    if (page.type !== "product") return titleClosing(subject).map(plain);
    const last: Record<ScriptStyle, string[]> = {
      product: [`以上、${quotedName(name)}のご紹介でした。`, howToGet(page, offer, where)],
      news: [`以上、${where}からお伝えしました。`],
      narration: [howToGet(page, offer, where)],
      talk: [`気になった方は、${where}ものぞいてみてください。`],
    };
    return last[style].map(plain);
  },

  mention: (phrases) => plain(`お伝えしておきたいのは、${phrases.join("、")}です。`),
};

/** The thing with whose it is, and whether somebody has had it before: 「トキワ光機の「FX-2」の中古品」. */
function goodsOf(subject: Subject): string {
  const { name, page } = subject;
  const titles = [page.title, factOf(page, "name")?.value ?? ""];
  const isUsed = titles.some((title) => USED.test(title)) && !/中古|古[本書着]/u.test(name);
  const kind = kindFiledInJapanese(name, page);
  return `${makerInJapanese(subject)}${kind}${quotedName(name)}${isUsed ? "の中古品" : ""}`;
}
const USED = /[【［[(（]中古品?[】］\])）]|^中古品?\s/u;

function productOpening(subject: Subject): string | null {
  const name = goodsOf(subject);
  const opening: Record<ScriptStyle, string | null> = {
    product: `今回ご紹介するのは、${name}です。`,
    news: `${name}について、お伝えします。`,
    narration: null,
    talk: `こんにちは。今日は、${name}のお話です。`,
  };
  return opening[subject.style];
}

function titleOpening({ style, name, site, page }: Subject): string {
  const kind = page.publishedAt || page.author ? "記事" : "ページ";
  const from = site ? `${site}の${kind}、` : "";
  const opening: Record<ScriptStyle, string> = {
    product: `今回ご紹介するのは、${from}${quotedName(name)}です。`,
    news:
      site && kind === "記事"
        ? `${site}が、${quotedName(name)}と題して伝えています。`
        : `${from}${quotedName(name)}からお伝えします。`,
    narration: `${from}${quotedName(name)}をお届けします。`,
    talk: `こんにちは。今日は、${asTalk(`${from}${quotedName(name)}`, name)}`,
  };
  return opening[style];
}

function titleClosing({ style, site, page }: Subject): string[] {
  const kind = page.publishedAt || page.author ? "記事" : "ページ";
  const where = `${site ? `${site}の` : "元の"}${kind}`;
  const closing: Record<ScriptStyle, string[]> = {
    product: [`くわしくは、${where}をご覧ください。`],
    news: [site ? `以上、${where}からお伝えしました。` : "以上、お伝えしました。"],
    narration: [`全文は、${where}でお読みいただけます。`],
    talk: [`気になった方は、${where}ものぞいてみてください。`],
  };
  return closing[style];
}

function howToGet({ blocks }: Page, { availability, variants }: Offer, where: string): string {
  const stocks = variants.map(({ stock }) => stock);
  // The price has said which of them is gone.
  const isSomeThere = stocks.includes("OutOfStock") && stocks.some((stock) => stock !== "OutOfStock");
  if (availability?.value === "InStock" || isSomeThere) return `お求めは、${where}からどうぞ。`;
  const isOver = isEnded(availability) || blocks.some(({ text }) => NEVER_AGAIN.test(text));
  if (availability?.value === "OutOfStock" && !isOver) return `入荷の状況は、${where}でご確認ください。`;
  return `くわしくは、${where}をご覧ください。`;
}

/** 「再入荷はありません。」 */
const NEVER_AGAIN = /再(?:入荷|販|版|生産|製作)の?(?:予定)?は(?:あり|ござい|いたし|し)ません/u;

function byline({ page, style }: Subject): Draft[] {
  const date = dateOf(page.publishedAt);
  const isNamed = style === "narration" && page.author && page.author.length <= 20;
  const author = isNamed ? writerNamed(page.author ?? "") : null;
  const dated = style === "news" && date ? `${date.year}年${date.month}月${date.day}日` : null;
  return [
    ...(dated ? [tied(`${dated}の記事です。`, [dated], factOf(page, "published"))] : []),
    ...(author ? [tied(`書き手は、${author}です。`, [author], factOf(page, "author"))] : []),
  ];
}

/** In less time nobody hears of what else there is. */
const ROOM_FOR_OTHERS = 45;

/** How much one pays at least; of another currency nobody can say. */
const costOf = ({ price: now, isLowest }: Offer) =>
  now?.currency === "JPY" && !isLowest ? Number(now.value) : null;

/** 「送料は全国一律600円で、11,000円以上は無料です。」 */
const FREE_FROM = /^送料は(?:全国)?(?:一律)?[\d,]+円で、([\d,]+)円以上は無料です。$/u;

/** How it is sent; what one is bound to by a subscription is told in any case. */
function sendingOf(page: Page, { variants, isSendingLeftOut }: Offer, cost: number | null): Draft[] {
  if (isSendingLeftOut) return isOfFirst(page, variants) ? bindingOf(page) : [];
  return [...shippingOf(page, variants, cost), ...dispatchTold(page)];
}

function shippingOf(page: Page, kinds: Offer["variants"], cost: number | null): Draft[] {
  const told = shippingTold(page);
  const note = told?.fact.value.trim() ?? "";
  // 「（税込・送料無料）」 behind the price of one size, or behind a first price, is said of it alone.
  const isOfOne = kinds.length > 0 && /^[（(][^（()）]*[)）]$/u.test(note);
  if (isOfFirst(page, kinds)) return bindingOf(page);
  if (!told || isOfOne) return [];
  // Of what is dear enough nobody pays the sending that others would.
  const from = kinds.length === 0 ? FREE_FROM.exec(told.text)?.[1] : undefined;
  const isFree = from !== undefined && cost !== null && cost >= Number(from.replaceAll(",", ""));
  return [isFree ? tied("送料は無料です。", [], told.fact) : tied(told.text, told.amounts, told.fact)];
}

const isOfFirst = (page: Page, kinds: Offer["variants"]) =>
  kinds.some(({ name }) => name === "初回") &&
  !/毎回|全回|すべて|全て|ずっと/u.test(shippingTold(page)?.fact.value ?? "");
const bindingOf = (page: Page) => [...subscriptionTerms(page), ...subscriptionSending(page)];
