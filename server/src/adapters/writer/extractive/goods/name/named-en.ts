import type { Page } from "#kernel/page";
import { escapePattern } from "#kernel/text/escape-pattern";
import { alternativesOf } from "#kernel/text/phrases";
import type { Draft, Subject } from "../../draft.ts";
import { isCompoundOfKind } from "../../kinds/compound-of-kind-en.ts";
import { endsInOne } from "../../kinds/counted-en.ts";
import { endsInGoods } from "../../kinds/goods-nouns-en.ts";
import { isPair } from "../../kinds/kind-nouns-en.ts";
import { isUsed } from "../../kinds/used-en.ts";
import { brandOf, houseOf } from "../../subject.ts";
import { articled, isPlural, withAnArticle } from "../../text/sentences/noun-phrase.ts";
import { bookAuthor, isBook } from "../../title/book-author-en.ts";
import { isDevice } from "./device-en.ts";
import { kindFiled } from "./filed-kind-en.ts";
import { isForeign } from "./foreign-en.ts";
import { kindApart } from "./kind-behind-name-en.ts";
import { kindBelowName, kindBesideName } from "./kind-beside-name-en.ts";
import { kindInPhrase } from "./kind-phrase-en.ts";
import { madeOfOne } from "./made-of-one-en.ts";
import { nounOf } from "./named-again.ts";

/** Books and slogans are quoted; of a kind of thing, such as a backpack, there is one: it gets an article. */
export const the = ({ name, page }: Pick<Subject, "name" | "page">) => {
  const isSlogan = /^\p{Lu}?\p{Ll}+ (?:your|our|my)\b|, (?:your|our)\b/iu.test(name);
  if (isBook(page) || isSlogan || isForeign(name)) return `“${name}”`;
  if (OF_WHOM.test(name)) return `the ${name}`;
  // "The Tide and the Mill" may be a title.
  if (/^The /.test(name))
    return isKind(name, page) ? `the ${kindApart(name.slice("The ".length), page)}` : name;
  // "Mill Quest 2, an adventure game": a work has a title.
  if (OF_WORK.test(kindOf({ name, page }))) return name;
  const isMeasured = MEASURE.test(name) || YEAR.test(name);
  const isNamed = (/^(the|a|an|my|your|our|\d+)\b/i.test(name) && !isMeasured) || !name.includes(" ");
  if (isNamed || !isOne(name, page)) return name;
  const kind = withPartsArticled(kindApart(asKind(name, page), page));
  return isUsed(page) && !isMany(headOf(name)) ? withAnArticle(kind) : `the ${kind}`;
};

const OF_WORK = /^, an? (?:[\p{L}-]+ ){0,3}(?:game|film|movie|album|novel)$/iu;

/** "Men's Coat", "Patternmaker's Vise": of those who use such a thing. */
const OF_WHOM = /^(?:(?:wo)?men|kids|girls|boys|\p{L}+(?:er|man|smith|wright))['’]s? \p{L}/iu;

/** Whether a name is said with an article: that of a kind of thing, of a device, or of one thing that was used. */
const isOne = (name: string, page: Page) =>
  isKind(name, page) ||
  EDITION_OF.test(headOf(name)) ||
  (!isMany(headOf(name)) &&
    (isDevice(headOf(name), page) || (isUsed(page) && /\p{L}\d|^\d{4} /u.test(name))));
/** "Tarn Saga Limited Edition" */
const EDITION_OF = /^.+ (?:limited|special|collector['’]s|deluxe|anniversary) edition$/i;

/** "Tarn Camera with 24-120mm Lens": of a part that is one, "with a lens". */
const withPartsArticled = (name: string) =>
  name.replace(/(?<= with )(?!an? |the )([\p{L}\d-]+(?: (?!in )[\p{L}-]+)?)(?= in |$)/u, (part) =>
    ONE_PART.test(part) ? withAnArticle(part) : part,
  );
const ONE_PART = new RegExp(`(?:^|[ -])(?:${alternativesOf("english-parts")}|headrest|backrest)$`, "i");

/** A name up to what it is with, for or in. */
const headOf = (name: string) => (name.split(/[,(–—:]|\s-\s| with | for | in | by /)[0] ?? "").trim();

/** A thing named once more at the end, by its noun or a name of few words; "it" for a longer one. */
export function shortName(subject: Pick<Subject, "name" | "page">): string {
  const { name, page } = subject;
  // "Once and Future World" is no world that one orders.
  const noun = endsInGoods(name) ? nounOf(name, page) : null;
  if (noun) return `${noun.charAt(0).toLowerCase()}${noun.slice(1)}`;
  return name.split(" ").length <= MOST_WORDS && /^[\p{L}\d '’&-]+$/u.test(name) ? the(subject) : "it";
}
const MOST_WORDS = 2;

/** "30 oz Tumbler": a measure before a kind of thing. "501 Jeans" is a name. */
const YEAR = /^(?:19|20)\d\d \p{L}/u;
const MEASURE =
  /^\d[\d.,]*(?: ?[x×] ?\d[\d.,]*)+ |^\d[\d.,]*[ -]?(?:fl\.? )?(?:oz|ml|cl|l|g|kg|lbs?|inch(?:es)?|in|cm|mm|m|ft|pack|piece)\b/i;

/** "Faux leather jacket": the first capital is the line's, where the page has the word without it. */
const asKind = (name: string, { blocks }: Pick<Page, "blocks">) => {
  const [first = "", ...others] = name.split(" ");
  const isLine = /^\p{Lu}\p{Ll}+$/u.test(first) && !others.some((word) => /\p{Lu}|\d/u.test(word));
  if (!isLine) return name;
  const word = new RegExp(`(?<!\\p{L})${escapePattern(first.toLowerCase())}(?!\\p{L})`, "u");
  return blocks.some(({ text }) => word.test(text))
    ? `${first.toLowerCase()}${name.slice(first.length)}`
    : name;
};

/** "Oven Door Seal": sold by itself it is the thing. */
const SPARE_PART = new RegExp(` (?:${alternativesOf("spare-parts-en")})$`, "i");

/** Whether the last word of a name is one that its page has in small letters, too, or at the head of a point. */
function isKind(name: string, { blocks }: Page): boolean {
  const head = headOf(name).replace(/(?:\s\d[\d.]*\s?\p{L}{0,3})+$/u, "");
  const noun = /\p{L}[\p{L}-]*$/u.exec(head)?.[0] ?? "";
  if (endsInOne(head) || SPARE_PART.test(head) || isCompoundOfKind(noun, { blocks })) return true;
  if (noun.length < 3 || isMany(head)) return false;
  const lower = noun.toLowerCase();
  const point = `(?:^|- )${noun.charAt(0).toUpperCase()}${lower.slice(1)} (?=(?:in|with|made|for|featuring) )`;
  const word = new RegExp(`(?<![\\p{L}-])${escapePattern(lower)}(?:e?s)?(?![\\p{L}-])|${point}`, "u");
  return /\p{Ll}/u.test(noun) && blocks.some(({ text }) => word.test(text));
}

/** Whether the last word of a name or a kind is that for many goods, as the page or any shop calls them. */
function areGoods(text: string, page: Subject["page"]): boolean {
  const [whole = ""] = text.split(/[,(–—:]|\s-\s| with | for | in | by /i).filter(Boolean);
  const head = whole.trim().replace(TAIL, "");
  const noun = head.split(" ").at(-1) ?? "";
  const isWord = new RegExp(`(?<!\\p{L})${escapePattern(noun.toLowerCase())}(?!\\p{L})`, "u");
  const isCalled = /^\p{L}{3,}$/u.test(noun) && page.blocks.some(({ text }) => isWord.test(text));
  return isMany(noun) && (endsInGoods(head) || isPair(noun) || IN_NUMBERS.test(noun) || isCalled);
}
/** "Wool Trousers Lined", "Work Boots Women's Cut": how the goods are cut or made, behind what they are. */
const TAIL =
  /(?: (?:(?:un)?lined|cropped|tapered|regular|relaxed|slim|straight|wide|(?:(?:wo)?m[ae]n|kid|girl|boy|ladie|unisex)(?:[’']?s[’']?)?|cut|fit))+$/i;
/** Of these nobody sells one: "flakes", "mussels". */
const IN_NUMBERS = new RegExp(`^(?:${alternativesOf("goods-in-numbers-en")})$`, "i");

/** Whether a script introduces something by "These are", and goes on with "they". */
export const areMany = (subject: Pick<Subject, "name" | "page">): boolean =>
  // "They" of a book called "Good Habits" would be the habits.
  areGoods(kindNamed(subject) || subject.name, subject.page) && !the(subject).startsWith("“");

const MADE_OF = ", made of ";
/** Of what a thing is made tells nothing of how many it is. */
const kindNamed = (subject: Pick<Subject, "name" | "page">) => {
  const kind = kindOf(subject);
  return kind.startsWith(MADE_OF) ? "" : kind;
};

/** Of boots and jeans one says "they". */
export const numbered = (subject: Subject, drafts: Draft[]): Draft[] =>
  areMany(subject) ? drafts.map(({ text, ties }) => ({ text: inPlural(text), ties })) : drafts;

const PLURAL: Record<string, string> = { "is made": "are made", has: "have" };
const inPlural = (text: string) =>
  text
    .replace(/\bit is\b/gi, (words) => (words.startsWith("I") ? "They are" : "they are"))
    .replace(/; it used\b/, "; they used")
    .replace(/, but it (?=(?:can|should)\b)/, ", but they ")
    .replace(/^It (?=(?:can|should)\b)/, "They ")
    .replace(/^It has\b/, "They have")
    .replace(/^It (\p{Ll}+?)s\b/u, "They $1")
    .replace(
      /(?<=^They .*(?:,| and) )(is made|comes|closes|weighs|measures|holds|has)\b/g,
      (verb) => PLURAL[verb] ?? verb.slice(0, -1),
    )
    .replace(/\b(order|rate|give) it\b/, "$1 them");

const isMany = (name: string) => isPlural(name) && !ONE.test(name.trim());
/** Of these there is one. */
const ONE = /\b(?:lens|canvas|atlas|iris|trellis|chassis|tennis|axis|gas|cosmos|chaos|series|news|madras)$/i;

const isPartOf = (part: string, whole: string) => whole.toLowerCase().includes(part.toLowerCase());

/**
 * "by EVGA", unless the name says it already. A house that sells its own goods is named with them, too, and so is
 * the house of a thing whose name is no more than its kind. Of a book its author is told, and not its publisher.
 */
export function makerOf(subject: Subject): string {
  const { page, name, site } = subject;
  if (isBook(page)) {
    const author = bookAuthor(page);
    return author && !isPartOf(author, name) ? `by ${author}` : "";
  }
  const brand = brandOf(page);
  if (!brand) return fromHouse(subject);
  const isKnown =
    brand.length > 30 || isPartOf(brand, name) || isPartOf(name, brand) || PUBLISHER.test(brand);
  // "Tarn V3 Desk" by Tarn Desks.
  const isHeard = brand === site && isPartOf(brand.split(" ")[0] ?? "", name);
  return isKnown || isHeard ? "" : `by ${brand}`;
}
/** Houses that bring out what others made. */
const PUBLISHER = / (?:records|recordings|publishing|publishers|press|books|verlag)$/i;

/** "the Beard Oil from Tarn": two words that any shop may have. */
function fromHouse({ page, name, site }: Subject): string {
  const house = name.split(" ").length <= MOST_WORDS && isKind(name, page) ? houseOf(page, site) : null;
  const [own = ""] = name.toLowerCase().split(" ");
  return house && !house.toLowerCase().split(" ").includes(own) ? `from ${house}` : "";
}

/** ", a shoulder bag", where the title says behind the name what the thing is. */
export function kindOf({ name, page }: Pick<Subject, "name" | "page">): string {
  // "The Tarn Drawknife, a knife": the name has said it.
  if (isCompoundOfKind(/\p{L}+$/u.exec(headOf(name))?.[0] ?? "", page)) return "";
  const beside = kindBesideName(name, page) ?? kindBelowName(page);
  if (beside) return `, ${beside}`;
  const start = page.title.toLowerCase().indexOf(`${name} - `.toLowerCase());
  const tail = start === -1 ? "" : page.title.slice(start + name.length + 3);
  const [written = ""] = /^\p{Lu}?\p{Ll}+(?: \p{Ll}+){1,3}(?=$| [-|–])/u.exec(tail) ?? [];
  const kind = written.replace(/\bacross(?= body\b)/i, "cross").replace(/\bcross body\b/, "cross-body");
  if (kind) return `, ${articled(`${kind.charAt(0).toLowerCase()}${kind.slice(1)}`)}`;
  const found = kindFiled(name, page) ?? kindInPhrase(name, page);
  const one = found ? null : madeOfOne(name, page);
  return found ? `, ${found}` : one ? `${MADE_OF}${one}` : "";
}
