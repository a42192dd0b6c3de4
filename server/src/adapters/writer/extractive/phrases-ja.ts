import type { Fact, Page } from "#kernel/page";
import type { Tie } from "#kernel/ties/tie";
import type { ScriptStyle } from "#kernel/vocabulary";
import { type Draft, type Phrases, plain, type Subject } from "./draft.ts";
import { currencyName, dateOf, namedFrom, ratingOf, sayablePairs, tied, wholeAmount } from "./facts.ts";
import { factOf } from "./subject.ts";

const units: Record<string, string> = {
  JPY: "円",
  USD: "ドル",
  EUR: "ユーロ",
  GBP: "ポンド",
  CNY: "元",
  KRW: "ウォン",
};

/** Quoted, with the other kind of brackets when the name holds the usual ones. */
const quoted = (name: string) => (/[「」]/.test(name) ? `『${name}』` : `「${name}」`);
const on = (site: string | null) => (site ? `${site}の` : "");

export const phrasesJa: Phrases = {
  opening(subject) {
    const { page, style, name, site, audience } = subject;
    const brand = factOf(page, "brand");
    const maker = brand && !name.includes(brand.value) && brand.value !== site ? `${brand.value}の` : "";
    const first: Record<ScriptStyle, string> = {
      product: `今回ご紹介するのは、${maker}${quoted(name)}です。`,
      news: `${on(site)}${quoted(name)}${page.type === "product" ? "について、" : "を"}お伝えします。`,
      narration: `${on(site)}${quoted(name)}をお届けします。`,
      talk: `こんにちは、今日は${on(site)}${quoted(name)}のお話です。`,
    };
    return [
      namedFrom(subject, first[style]),
      ...(audience ? [plain(`${audience}に向けて、お届けします。`)] : []),
      ...byline(subject),
    ];
  },

  offer: ({ page }) =>
    page.type === "product" ? [...price(page), ...availability(page.facts), ...rating(page.facts)] : [],

  details: ({ page }) =>
    page.type === "product" ? specified(sayablePairs(page, { label: 12, value: 30 })) : [],

  closing({ style, name, site, page }) {
    const where = site ?? "元";
    const order = page.type === "product" ? factOf(page, "availability")?.value : undefined;
    const last: Record<ScriptStyle, string[]> = {
      product: [`以上、${quoted(name)}のご紹介でした。`, howToGet(order, where)],
      news: [`以上、${page.type === "product" ? "ページ" : "記事"}からお伝えしました。`],
      narration: [`${quoted(name)}をお届けしました。`],
      talk: ["いかがでしたか。", `気になった方は、${where}のページものぞいてみてください。`],
    };
    return last[style].map(plain);
  },

  mention: (phrases) => plain(`お伝えしておきたいのは、${phrases.join("、")}です。`),
};

function howToGet(availability: string | undefined, where: string): string {
  if (availability === "InStock") return `お求めは、${where}のページからどうぞ。`;
  if (availability === "OutOfStock") return `入荷の状況は、${where}のページでご確認ください。`;
  return `くわしくは、${where}のページをご覧ください。`;
}

function byline({ page, style }: Subject): Draft[] {
  const date = dateOf(page.publishedAt);
  const author = style === "narration" && page.author && page.author.length <= 30 ? page.author : null;
  const dated = style === "news" && date ? `${date.year}年${date.month}月${date.day}日` : null;
  return [
    ...(dated ? [tied(`${dated}の記事です。`, [dated], factOf(page, "published"))] : []),
    ...(author ? [tied(`書き手は、${author}です。`, [author], factOf(page, "author"))] : []),
  ];
}

function price({ facts, blocks }: Page): Draft[] {
  const now = facts.find(({ kind }) => kind === "price");
  const before = facts.find(({ kind }) => kind === "list_price");
  if (!now) return [];
  const said = money(now);
  const blockIndex = blocks.findIndex(({ text }) => text.includes(said));
  const tax = taxIncluded(blocks[blockIndex]?.text ?? "", said) ? "税込みで" : "";
  const tie: Tie = { text: said, blockIndex: blockIndex === -1 ? null : blockIndex, factId: now.id };
  if (!before || Number(before.value) <= Number(now.value))
    return [{ text: `価格は、${tax}${said}です。`, ties: [tie] }];
  const usual = money(before);
  return [
    {
      text: `価格は、通常${usual}のところ、${tax}${said}です。`,
      ties: [tie, { text: usual, blockIndex: null, factId: before.id }],
    },
  ];
}

/** Whether the page says so right beside the price. */
const taxIncluded = (text: string, price: string) => {
  const at = text.indexOf(price);
  return at !== -1 && /税込/.test(text.slice(Math.max(0, at - 8), at + price.length + 8));
};

const money = ({ value, currency }: Fact) =>
  `${wholeAmount(value)}${units[currency ?? ""] ?? currencyName(currency, "ja")}`;

function availability(facts: readonly Fact[]): Draft[] {
  const fact = facts.find(({ kind }) => kind === "availability");
  if (!fact) return [];
  return [tied(fact.value === "InStock" ? "現在、在庫があります。" : "現在は品切れです。", [], fact)];
}

function rating(facts: readonly Fact[]): Draft[] {
  const found = ratingOf(facts);
  if (!found) return [];
  const { fact, stars, best, reviews } = found;
  const sentence = tied(
    `評価は${best}点満点中${stars}点${reviews ? `で、${reviews.value}件の声が寄せられています` : "です"}。`,
    [`${stars}点`],
    fact,
  );
  if (!reviews) return [sentence];
  return [
    {
      ...sentence,
      ties: [...sentence.ties, { text: `${reviews.value}件`, blockIndex: null, factId: reviews.id }],
    },
  ];
}

/** Two to a sentence, as one would say them. */
function specified(pairs: Fact[]): Draft[] {
  const spoken = pairs.map(({ label, value, id }) => ({
    label,
    id,
    value: value.replace(/\s*[×x✕]\s*/g, "、"),
  }));
  return Array.from({ length: Math.ceil(spoken.length / 2) }, (_, index) => {
    const some = spoken.slice(2 * index, 2 * index + 2);
    return {
      text: `${some.map(({ label, value }) => `${label}は${value}`).join("で、")}です。`,
      ties: some.map(({ value, id }) => ({ text: value, blockIndex: null, factId: id })),
    };
  });
}
