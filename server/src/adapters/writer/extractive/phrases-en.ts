import type { Fact } from "#kernel/page";
import type { ScriptStyle } from "#kernel/vocabulary";
import { type Draft, type Phrases, plain, type Subject } from "./draft.ts";
import { currencyName, dateOf, namedFrom, ratingOf, sayablePairs, tied, wholeAmount } from "./facts.ts";
import { factOf } from "./subject.ts";

const signs: Record<string, string> = { USD: "$", EUR: "€", GBP: "£" };
const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

export const phrasesEn: Phrases = {
  opening(subject) {
    const { page, style, name, site, audience } = subject;
    const brand = factOf(page, "brand");
    const maker =
      brand && !name.toLowerCase().includes(brand.value.toLowerCase()) ? ` by ${brand.value}` : "";
    const from = site ? ` from ${site}` : "";
    const first: Record<ScriptStyle, string> = {
      product: `Here is a closer look at ${name}${maker}.`,
      news:
        page.type === "product"
          ? `Now${from}: ${name}.`
          : `${site ? `${site} reports` : "In the news"}: ${name}.`,
      narration: `${name}${from ? `,${from}` : ""}.`,
      talk: `Hello, and welcome: today we are talking about ${name}${from ? `,${from}` : ""}.`,
    };
    return [
      namedFrom(subject, first[style]),
      ...(audience ? [plain(`This one is for ${audience}.`)] : []),
      ...byline(subject),
    ];
  },

  offer: ({ page }) =>
    page.type === "product" ? [...price(page.facts), ...availability(page.facts), ...rating(page.facts)] : [],

  details: ({ page }) =>
    page.type === "product" ? specified(sayablePairs(page, { label: 24, value: 50 })) : [],

  closing({ style, name, site, page }) {
    const where = site ? `${site}'s page` : "its page";
    const order = page.type === "product" ? factOf(page, "availability")?.value : undefined;
    const last: Record<ScriptStyle, string[]> = {
      product: [`That was ${name}.`, howToGet(order, where)],
      news: [
        page.type === "product"
          ? howToGet(order, where)
          : site
            ? `That report came from ${site}.`
            : "That was the report.",
      ],
      narration: [`That was ${name}.`],
      talk: ["That is all for today.", `If you would like to know more, have a look at ${where}.`],
    };
    return last[style].map(plain);
  },

  mention(phrases) {
    const last = phrases.at(-1) ?? "";
    const all = phrases.length > 1 ? `${phrases.slice(0, -1).join(", ")} and ${last}` : last;
    return plain(`One more thing worth mentioning: ${all}.`);
  },
};

function howToGet(availability: string | undefined, where: string): string {
  if (availability === "InStock") return `You can order it on ${where}.`;
  if (availability === "OutOfStock") return `To see when it is back, look at ${where}.`;
  return `You will find the details on ${where}.`;
}

function byline({ page, style }: Subject): Draft[] {
  const date = dateOf(page.publishedAt);
  const author = style === "narration" && page.author && page.author.length <= 60 ? page.author : null;
  const dated = style === "news" && date ? `${MONTHS[date.month - 1]} ${date.day}, ${date.year}` : null;
  return [
    ...(dated ? [tied(`It was published on ${dated}.`, [dated], factOf(page, "published"))] : []),
    ...(author ? [tied(`Written by ${author}.`, [author], factOf(page, "author"))] : []),
  ];
}

function price(facts: readonly Fact[]): Draft[] {
  const now = facts.find(({ kind }) => kind === "price");
  const before = facts.find(({ kind }) => kind === "list_price");
  if (!now) return [];
  const said = money(now);
  if (!before || Number(before.value) <= Number(now.value)) return [tied(`It costs ${said}.`, [said], now)];
  const usual = money(before);
  const sentence = tied(`It costs ${said}, down from ${usual}.`, [said], now);
  return [{ ...sentence, ties: [...sentence.ties, { text: usual, blockIndex: null, factId: before.id }] }];
}

function money({ value, currency }: Fact): string {
  const amount = wholeAmount(value);
  if (currency === "JPY") return `${amount} yen`;
  const sign = signs[currency ?? ""];
  return sign ? `${sign}${amount}` : `${amount} ${currencyName(currency, "en")}`.trimEnd();
}

function availability(facts: readonly Fact[]): Draft[] {
  const fact = facts.find(({ kind }) => kind === "availability");
  if (!fact) return [];
  return [tied(fact.value === "InStock" ? "It is in stock." : "It is out of stock at the moment.", [], fact)];
}

function rating(facts: readonly Fact[]): Draft[] {
  const found = ratingOf(facts);
  if (!found) return [];
  const { fact, stars, best, reviews } = found;
  const sentence = tied(
    `Buyers give it ${stars} out of ${best}${reviews ? `, in ${reviews.value} reviews` : ""}.`,
    [stars],
    fact,
  );
  if (!reviews) return [sentence];
  return [
    { ...sentence, ties: [...sentence.ties, { text: reviews.value, blockIndex: null, factId: reviews.id }] },
  ];
}

/** Two to a sentence, as one would say them: "The colour is Black, and the material is Aluminium." */
function specified(pairs: Fact[]): Draft[] {
  const said = pairs.map(({ label, value, id }) => {
    const plain = value.replace(/[.\s]+$/, "");
    const isMany = /[^su]s$/i.test(label ?? "");
    return { text: `the ${asWord(label ?? "")} ${isMany ? "are" : "is"} ${plain}`, plain, id };
  });
  return Array.from({ length: Math.ceil(said.length / 2) }, (_, index) => {
    const some = said.slice(2 * index, 2 * index + 2);
    const text = some.map((one) => one.text).join(", and ");
    return {
      text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
      ties: some.map(({ plain, id }) => ({ text: plain, blockIndex: null, factId: id })),
    };
  });
}

/** A label inside a sentence; one in capitals stays so. */
const asWord = (label: string) =>
  label
    .replace(/\s*[:：]$/, "")
    .split(" ")
    .map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word))
    .join(" ");
