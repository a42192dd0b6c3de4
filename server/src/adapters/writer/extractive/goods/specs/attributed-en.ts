import { alternativesOf } from "#kernel/text/phrases";
import { articled, withAnArticle } from "../../text/sentences/noun-phrase.ts";

const PART = alternativesOf("english-parts");
/** Not parts, but said like them: "a matte finish", "low acidity". */
const TRAIT = alternativesOf("english-traits");
const HAD = new RegExp(`(?:^|[ -])(?:${PART}|${TRAIT})s?$`, "i");
const IS_PART = new RegExp(`(?:^|[ -])(?:${PART})s?$`, "i");
/** "A plain pattern" is none, and "a straight shape" says nothing. */
const NONE =
  /^(?:(?:plain|solid|no|unpatterned) (?:pattern|print|graphics)|(?:straight|regular|normal) shape)$/i;
/** "Battery type: Lithium-ion" tells of the battery. */
const KIND_OF = / (?:type|style|kind)$/i;
/** Words that stand before a noun: no list, no clause, no measure by itself. */
const BEFORE_A_NOUN = /^[\p{L}\d][\p{L}\d.+-]*(?: [\p{L}\d][\p{L}\d.+-]*){0,3}$/u;
const MEASURE = /^\d[\d.,]*(?:\s?\p{L}{1,7})?$/u;
const ANSWERS = /^(?:yes|no|not|none|various|required|optional|included|see|approx|up|other|standard)\b/i;
const JOINS =
  / (?:and|or|with|without|of|in|for|to|from|by|on|at|the|an?|per|only|included|inside|required|than|when|if|is|are)(?: |$)/i;
const standsBefore = (value: string) =>
  BEFORE_A_NOUN.test(value) && !MEASURE.test(value) && !ANSWERS.test(value) && !JOINS.test(value);
/** "Adjustable shelf: Tempered glass": nobody hears which quality comes first. */
const TWO_ADJECTIVES = /^(?:\p{L}+(?:able|ible|ed|ing|al)|upper|lower|inner|outer|main) /iu;

/** A part or trait with its kind before it, as one thing that the goods have; null where that is no English. */
export function attributed(label: string, value: string): string | null {
  const noun = label.replace(KIND_OF, "");
  if (!HAD.test(noun) || !standsBefore(value) || NONE.test(`${value} ${noun}`)) return null;
  const [last = "", head = ""] = [value, noun].map((text) => singular(text.split(/[ -]/).at(-1) ?? ""));
  // "Filter: Washable HEPA filter", "Display: LCD screen": the value has its noun.
  if (last === head || last.endsWith(head)) return articled(isTitle(value) ? value.toLowerCase() : value);
  if (value.includes(" ") && IS_PART.test(value)) return articled(value);
  if (/[^su]s$/i.test(value) || TWO_ADJECTIVES.test(noun)) return null;
  const text = `${value.split(" ").map(plain).join(" ")} ${noun.split(" ").map(calm).join(" ")}`;
  return /\p{Lu}$/u.test(text) ? withAnArticle(text) : articled(text);
}

/** "Internal Frame": no word of it is a name, where the last is the label's. */
const isTitle = (value: string) => /^(?:\p{Lu}\p{Ll}+ )+\p{Lu}\p{Ll}+$/u.test(value);
/** "Active Dynamic", "Removable": adjectives have no capital of their own. */
const plain = (word: string) =>
  /^\p{Lu}\p{Ll}{2,}(?:ive|able|ible|ed|ing|ic|al|ous|less|ful)$/u.test(word) ? word.toLowerCase() : word;

const singular = (word: string) => word.toLowerCase().replace(/(?<=[^su])s$/, "");
const calm = (word: string) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word);
