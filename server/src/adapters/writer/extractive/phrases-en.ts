import type { Fact, Page } from "#kernel/page";
import type { ScriptStyle } from "#kernel/vocabulary";
import { type Draft, type Phrases, plain, type Subject } from "./draft.ts";
import { currencyName, dateOf, gradeOf, namedFrom, tied, wholeAmount } from "./facts.ts";
import { decisiveRows } from "./goods/decisive-rows.ts";
import { sentencesOfRows, specifiedInEnglish } from "./goods/specified-en.ts";
import { specsOf } from "./specs.ts";
import { brandOf, factOf } from "./subject.ts";
import { articled, listedInEnglish } from "./text/noun-phrase.ts";

const signs: Record<string, string> = { USD: "$", EUR: "€", GBP: "£" };
const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

export const phrasesEn: Phrases = {
  opening(subject) {
    const { page, style, site, audience } = subject;
    const opened = page.type === "product" ? productOpening(subject) : titleOpening(subject);
    return [
      ...opened.map((text) => namedFrom(subject, text)),
      ...(audience ? [plain(`This one is for ${audience}.`)] : []),
      ...(style === "news" && page.type !== "product" ? dated(subject) : []),
      ...(style === "narration" && page.type !== "product" && !site ? byline(subject) : []),
    ];
  },

  naming(subject) {
    const made = makerOf(subject);
    const [named] = subject.name.split(/[,(–—:]/);
    const these = isMany(named ?? "") ? "These are" : "This is";
    return [namedFrom(subject, `${these} ${the(subject)}${made ? `, ${made}` : ""}.`)];
  },

  offer(subject, { price, usual, availability, isLowest }) {
    const { style, site, page } = subject;
    const stock = numbered(subject, stockOf(availability));
    const shop = site && site !== brandOf(page) ? ` at ${site}` : "";
    if (!price) return stock;
    const [exact, before] = [money(price), usual && money(usual)];
    const amount = isLowest ? `${exact} or more` : exact;
    // "It used to be $12, and it is in stock" would say it of the past.
    const isOfGoods = style !== "narration" || !before;
    const inStock = isOfGoods && availability?.value === "InStock" ? ", and it is in stock" : "";
    const down = before ? `, down from ${before}` : "";
    const sentence: Record<ScriptStyle, string> = {
      product: `It costs ${amount}${shop}${down}${inStock}.`,
      news: `It sells for ${amount}${shop}${down}${inStock}.`,
      narration: `It is priced at ${amount}${before ? `; it used to be ${before}` : inStock}.`,
      talk: `It costs ${amount}${before ? ` instead of ${before}` : ""}, in case you wonder${inStock}.`,
    };
    const ties = [
      ...(usual && before ? tied("", [before], usual).ties : []),
      ...tied("", [exact], price).ties,
    ];
    const said = numbered(subject, [{ text: sentence[style], ties }]);
    return [...said, ...(inStock ? [] : stock)];
  },

  rating({ rating, reviews }) {
    if (!rating || !reviews) return [];
    const { stars, best, isRounded } = gradeOf(rating);
    const count = wholeAmount(reviews.value);
    const sentence = tied(
      `Customers rate it ${isRounded ? "about " : ""}${stars} out of ${best}, in ${count} reviews.`,
      [stars],
      rating,
    );
    return [{ ...sentence, ties: [...sentence.ties, { text: count, blockIndex: null, factId: reviews.id }] }];
  },

  details(subject) {
    const rows = decisiveRows(specsOf(subject.page), subject.page);
    return numbered(subject, sentencesOfRows(rows).map(specifiedInEnglish));
  },

  things: (names) => plain(`It lists ${names.join(", ")} and others.`),

  headlines: (titles) =>
    plain(`Its headlines include ${listedInEnglish(titles.map((title) => `“${title}”`))}.`),

  review: (sentence) =>
    plain(
      `One customer writes: “${sentence
        .replace(/[“”"]/g, "")
        .replace(/([!?.])\1+/g, "$1")
        .trim()}”`,
    ),

  closing(subject, { availability }) {
    const { style, page, site } = subject;
    const where = site
      ? `${possessive(site)} website`
      : `the ${page.type === "product" ? "product" : "original"} page`;
    if (page.type !== "product") return [plain(titleClosing(subject, where))];
    const last: Record<ScriptStyle, string> = {
      product: howToGet(availability?.value, where),
      news: `There is more on ${where}.`,
      narration: `You will find the rest on ${where}.`,
      talk: `If this sounds like something for you, have a look at ${where}.`,
    };
    return numbered(subject, [plain(last[style])]);
  },

  mention(phrases) {
    const last = phrases.at(-1) ?? "";
    const all = phrases.length > 1 ? `${phrases.slice(0, -1).join(", ")} and ${last}` : last;
    return plain(`One more thing worth mentioning: ${all}.`);
  },
};

/** Books and slogans are quoted; of a kind of thing, such as a backpack, there is one: it gets an article. */
const the = ({ name, page }: Pick<Subject, "name" | "page">) => {
  const isBook = page.facts.some(({ kind, value }) => kind === "gtin" && /^97[89]/.test(value));
  const isSlogan = /^\p{Lu}?\p{Ll}+ (?:your|our|my)\b|, (?:your|our)\b/iu.test(name);
  if (isBook || isSlogan) return `“${name}”`;
  if (/^(?:men|women|kids|girls|boys)['’]s? /i.test(name)) return `the ${name}`;
  const isNamed = /^(the|a|an|my|your|our|\d+)\b/i.test(name) || !name.includes(" ");
  return isNamed || !isKind(name, page) ? name : `the ${name}`;
};

/** Whether the last word of a name is one that its page has in small letters, too, or at the head of a point. */
function isKind(name: string, { blocks }: Page): boolean {
  const [full = ""] = name.split(/[,(–—:]|\s-\s| with | for | in | by /);
  const head = full.trim().replace(/(?:\s\d[\d.]*\s?\p{L}{0,3})+$/u, "");
  const noun = /\p{L}[\p{L}-]*$/u.exec(head)?.[0] ?? "";
  if (noun.length < 3 || isMany(head)) return false;
  const lower = noun.toLowerCase();
  const point = `(?:^|- )${noun.charAt(0).toUpperCase()}${lower.slice(1)} (?=(?:in|with|made|for|featuring) )`;
  const word = new RegExp(`(?<![\\p{L}-])${lower}(?![\\p{L}-])|${point}`, "u");
  return /\p{Ll}/u.test(noun) && blocks.some(({ text }) => word.test(text));
}

/** Of boots and jeans one says "they". */
function numbered({ name, page }: Subject, drafts: Draft[]): Draft[] {
  const kind = kindOf({ name, page });
  const [head = ""] = (kind || name).split(/[,(–—:]|\s-\s| with | for | in | by /i).filter(Boolean);
  const noun = head.trim().split(" ").at(-1) ?? "";
  const isWord = new RegExp(`(?<!\\p{L})${noun.toLowerCase()}(?!\\p{L})`, "u");
  const isGoods = /^\p{L}{3,}$/u.test(noun) && page.blocks.some(({ text }) => isWord.test(text));
  // "They" of a book called "Good Habits" would be the habits.
  if (!isMany(noun) || !isGoods || the({ name, page }).startsWith("“")) return drafts;
  return drafts.map(({ text, ties }) => ({ text: inPlural(text), ties }));
}

const inPlural = (text: string) =>
  text
    .replace(/\bit is\b/gi, (words) => (words.startsWith("I") ? "They are" : "they are"))
    .replace(/^It has\b/, "They have")
    .replace(/^It (\p{Ll}+?)s\b/u, "They $1")
    .replace(/(?<=^They .*(?:,| and) )(is made|comes|closes|weighs|measures|holds)\b/g, (verb) =>
      verb === "is made" ? "are made" : verb.slice(0, -1),
    )
    .replace(/\border it\b/, "order them");

const isMany = (name: string) => /[^su]s$/i.test(name.trim());

const possessive = (name: string) => (/s$/i.test(name) ? `${name}’` : `${name}’s`);

const isPartOf = (part: string, whole: string) => whole.toLowerCase().includes(part.toLowerCase());

/** "by EVGA", unless the name says it already, or the shop is called so. */
function makerOf({ page, name, site }: Subject): string {
  const brand = brandOf(page);
  const isKnown = !brand || brand.length > 30 || isPartOf(brand, name) || isPartOf(name, brand);
  return isKnown || brand === site ? "" : `by ${brand}`;
}

/** ", a shoulder bag", where the title says behind the name what the thing is. */
function kindOf({ name, page }: Pick<Subject, "name" | "page">): string {
  const start = page.title.indexOf(`${name} - `);
  const tail = start === -1 ? "" : page.title.slice(start + name.length + 3);
  const [kind = ""] = /^\p{Lu}?\p{Ll}+(?: \p{Ll}+){1,3}(?=$| [-|–])/u.exec(tail) ?? [];
  return kind ? `, ${articled(`${kind.charAt(0).toLowerCase()}${kind.slice(1)}`)}` : "";
}

function productOpening(subject: Subject): string[] {
  const { style } = subject;
  const [name, made] = [`${the(subject)}${kindOf(subject)}`, makerOf(subject)];
  const opening: Record<ScriptStyle, string> = {
    product: `Today we would like to introduce ${name}${made ? ` ${made}` : ""}.`,
    news: `Here is ${name}${made ? ` ${made}` : ""}.`,
    narration: "",
    talk: `Hello, and welcome: today I would like to tell you about ${name}${made ? ` ${made}` : ""}.`,
  };
  return opening[style] ? [opening[style]] : [];
}

const isArticle = ({ publishedAt, author }: Page) => publishedAt !== null || author !== null;

function titleOpening({ style, name, site, page }: Subject): string[] {
  const kind = isArticle(page) ? "an article" : "a page";
  const opening: Record<ScriptStyle, string> = {
    product: `Today’s recommendation is “${name}”${site ? `, ${kind} from ${site}` : ""}.`,
    news: isArticle(page)
      ? `This is the report “${name}”${site ? ` from ${site}` : ""}.`
      : site
        ? `Our subject is “${name}”, a page from ${site}.`
        : `Our subject is “${name}”.`,
    narration: `You are listening to “${name}”${site ? `, from ${site}` : ""}.`,
    talk: `Hello, and welcome: today we are talking about “${name}”${site ? `, ${kind} from ${site}` : ""}.`,
  };
  return [opening[style]];
}

function titleClosing({ style, site, page }: Subject, where: string): string {
  const isByline = page.author && site && page.author.length < 40;
  const closing: Record<ScriptStyle, string> = {
    product: `You can read all of it on ${where}.`,
    news: isArticle(page) && site ? `That was a report from ${site}.` : `You will find more on ${where}.`,
    narration: isByline ? `It was written by ${page.author}.` : `You will find all of it on ${where}.`,
    talk: `That is all for today. If you would like to know more, have a look at ${where}.`,
  };
  return closing[style];
}

function dated({ page }: Subject): Draft[] {
  const date = dateOf(page.publishedAt);
  if (!date) return [];
  const day = `${MONTHS[date.month - 1]} ${date.day}, ${date.year}`;
  return [tied(`It was published on ${day}.`, [day], factOf(page, "published"))];
}

const byline = ({ page: { author, ...page } }: Subject): Draft[] =>
  author && author.length <= 40
    ? [
        tied(
          `It was written by ${author}.`,
          [author],
          page.facts.find(({ kind }) => kind === "author") ?? null,
        ),
      ]
    : [];

function howToGet(availability: string | undefined, where: string): string {
  if (availability === "InStock") return `You can order it on ${where}.`;
  if (availability === "OutOfStock") return `To see when it is back, look at ${where}.`;
  return `You will find all the details on ${where}.`;
}

function money({ value, currency }: Fact): string {
  const amount = wholeAmount(value);
  if (currency === "JPY") return `${amount} yen`;
  const sign = signs[currency ?? ""];
  return sign ? `${sign}${amount}` : `${amount} ${currencyName(currency, "en")}`.trimEnd();
}

const STOCK: Record<string, string> = {
  InStock: "It is in stock.",
  OutOfStock: "It is out of stock at the moment.",
  PreOrder: "It can be ordered in advance.",
  BackOrder: "It is made or ordered in on request.",
};
const stockOf = (fact: Fact | null) =>
  fact && STOCK[fact.value] ? [tied(STOCK[fact.value] ?? "", [], fact)] : [];
