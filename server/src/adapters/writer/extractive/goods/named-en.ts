import type { Page } from "#kernel/page";
import type { Draft, Subject } from "../draft.ts";
import { brandOf } from "../subject.ts";
import { articled } from "../text/noun-phrase.ts";
import { endsInGoods } from "./goods-nouns-en.ts";
import { kindBesideName } from "./kind-beside-name-en.ts";
import { nounOf } from "./named-again.ts";

/** Books and slogans are quoted; of a kind of thing, such as a backpack, there is one: it gets an article. */
export const the = ({ name, page }: Pick<Subject, "name" | "page">) => {
  const isBook = page.facts.some(({ kind, value }) => kind === "gtin" && /^97[89]/.test(value));
  const isSlogan = /^\p{Lu}?\p{Ll}+ (?:your|our|my)\b|, (?:your|our)\b/iu.test(name);
  if (isBook || isSlogan) return `“${name}”`;
  if (/^(?:men|women|kids|girls|boys)['’]s? /i.test(name)) return `the ${name}`;
  // "The Tide and the Mill" may be a title.
  if (/^The /.test(name)) return isKind(name, page) ? `the ${name.slice("The ".length)}` : name;
  const isNamed = (/^(the|a|an|my|your|our|\d+)\b/i.test(name) && !MEASURE.test(name)) || !name.includes(" ");
  return isNamed || !isKind(name, page) ? name : `the ${asKind(name, page)}`;
};

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
const MEASURE = /^\d[\d.,]*[ -]?(?:fl\.? )?(?:oz|ml|cl|l|g|kg|lbs?|inch(?:es)?|in|cm|mm|m|ft|pack|piece)\b/i;

/** "Faux leather jacket": the first capital is the line's, where the page has the word without it. */
const asKind = (name: string, { blocks }: Pick<Page, "blocks">) => {
  const [first = "", ...others] = name.split(" ");
  const isLine = /^\p{Lu}\p{Ll}+$/u.test(first) && !others.some((word) => /\p{Lu}|\d/u.test(word));
  if (!isLine) return name;
  const word = new RegExp(`(?<!\\p{L})${first.toLowerCase()}(?!\\p{L})`, "u");
  return blocks.some(({ text }) => word.test(text))
    ? `${first.toLowerCase()}${name.slice(first.length)}`
    : name;
};

/** Whether the last word of a name is one that its page has in small letters, too, or at the head of a point. */
function isKind(name: string, { blocks }: Page): boolean {
  const [full = ""] = name.split(/[,(–—:]|\s-\s| with | for | in | by /);
  const head = full.trim().replace(/(?:\s\d[\d.]*\s?\p{L}{0,3})+$/u, "");
  const noun = /\p{L}[\p{L}-]*$/u.exec(head)?.[0] ?? "";
  if (endsInGoods(head)) return true;
  if (noun.length < 3 || isMany(head)) return false;
  const lower = noun.toLowerCase();
  const point = `(?:^|- )${noun.charAt(0).toUpperCase()}${lower.slice(1)} (?=(?:in|with|made|for|featuring) )`;
  const word = new RegExp(`(?<![\\p{L}-])${lower}(?![\\p{L}-])|${point}`, "u");
  return /\p{Ll}/u.test(noun) && blocks.some(({ text }) => word.test(text));
}

/** Whether the last word of a name or a kind is that for many goods, as the page or any shop calls them. */
function areGoods(text: string, page: Subject["page"]): boolean {
  const [head = ""] = text.split(/[,(–—:]|\s-\s| with | for | in | by /i).filter(Boolean);
  const noun = head.trim().split(" ").at(-1) ?? "";
  const isWord = new RegExp(`(?<!\\p{L})${noun.toLowerCase()}(?!\\p{L})`, "u");
  const isCalled = /^\p{L}{3,}$/u.test(noun) && page.blocks.some(({ text }) => isWord.test(text));
  return isMany(noun) && (endsInGoods(head.trim()) || isCalled);
}

/** Whether a script introduces something by "These are", and goes on with "they". */
export const areMany = (subject: Pick<Subject, "name" | "page">): boolean =>
  // "They" of a book called "Good Habits" would be the habits.
  areGoods(kindOf(subject) || subject.name, subject.page) && !the(subject).startsWith("“");

/** Of boots and jeans one says "they". */
export const numbered = (subject: Subject, drafts: Draft[]): Draft[] =>
  areMany(subject) ? drafts.map(({ text, ties }) => ({ text: inPlural(text), ties })) : drafts;

const PLURAL: Record<string, string> = { "is made": "are made", has: "have" };
const inPlural = (text: string) =>
  text
    .replace(/\bit is\b/gi, (words) => (words.startsWith("I") ? "They are" : "they are"))
    .replace(/; it used\b/, "; they used")
    .replace(/^It can\b/, "They can")
    .replace(/^It has\b/, "They have")
    .replace(/^It (\p{Ll}+?)s\b/u, "They $1")
    .replace(
      /(?<=^They .*(?:,| and) )(is made|comes|closes|weighs|measures|holds|has)\b/g,
      (verb) => PLURAL[verb] ?? verb.slice(0, -1),
    )
    .replace(/\b(order|rate) it\b/, "$1 them");

const isMany = (name: string) => /[^su]s$/i.test(name.trim()) && !ONE.test(name.trim());
/** Of these there is one. */
const ONE = /\b(?:lens|canvas|atlas|iris|trellis|chassis|tennis|axis|gas|cosmos|chaos|series|news|madras)$/i;

const isPartOf = (part: string, whole: string) => whole.toLowerCase().includes(part.toLowerCase());

/** "by EVGA", unless the name says it already. A house that sells its own goods is named with them, too. */
export function makerOf({ page, name, site }: Subject): string {
  const brand = brandOf(page);
  const isKnown = !brand || brand.length > 30 || isPartOf(brand, name) || isPartOf(name, brand);
  // "Tarn V3 Desk" by Tarn Desks.
  const isHeard = brand === site && isPartOf(brand?.split(" ")[0] ?? "", name);
  return isKnown || isHeard ? "" : `by ${brand}`;
}

/** ", a shoulder bag", where the title says behind the name what the thing is. */
export function kindOf({ name, page }: Pick<Subject, "name" | "page">): string {
  const beside = kindBesideName(name, page);
  if (beside) return `, ${beside}`;
  const start = page.title.toLowerCase().indexOf(`${name} - `.toLowerCase());
  const tail = start === -1 ? "" : page.title.slice(start + name.length + 3);
  const [kind = ""] = /^\p{Lu}?\p{Ll}+(?: \p{Ll}+){1,3}(?=$| [-|–])/u.exec(tail) ?? [];
  return kind ? `, ${articled(`${kind.charAt(0).toLowerCase()}${kind.slice(1)}`)}` : "";
}
