import { alternativesOf } from "#kernel/text/phrases";
import { articled, isPlural, listedInEnglish, nounPhraseOf } from "../../text/sentences/noun-phrase.ts";
import { featureOf } from "./feature-en.ts";

const PART = new RegExp(`(?:^|[ -])(?:${alternativesOf("english-parts")})s?$`, "i");
const MASS = new RegExp(`^(?:${alternativesOf("english-mass-nouns")})$`, "i");
const LABELLED = /^(\p{Lu}\p{Ll}+(?:[ -]\p{Ll}+){0,2})\s?: (\S.*)$/u;
/** Shorter values are rows of the specification. */
const FEWEST_WORDS = 4;
const LIST = /^[\p{L}-]+(?: [\p{L}-]+){0,2}(?:, [\p{L}-]+(?: [\p{L}-]+){0,2})+$/u;
/** A part has whatever covers or fills it. */
const ON_A_PART = /^(?:lining|padding|coating|cover|finish|surface|layer|insert|trim|tread|seal|grip)$/;
/** "Clamp: Fits table tops": what the part does. */
const DOES =
  /^(?:fits|holds|takes|folds|opens|closes|slides|locks|adjusts|rotates|reaches|extends|tilts|lifts|swivels|detaches) (?:to |from |up |down |in |out |on |off |with |by |into |under |over |the |an? |\d|\p{Ll})/u;
/** An adjective in front of a name keeps no capital: "Durable Nubuck leather". */
const ADJECTIVE =
  /^(?:\p{Lu}\p{Ll}+(?:able|ible|ed|ing|ic|al|ous|less|ful|ive)|(?:Soft|Light|Lightweight|Strong|Premium|High|Full|Genuine|Solid|Thick|Thin|Smooth|Two|Three|Four|Double|Single))(?= )/u;
const UNSAYABLE = /\d\s?\/\s?\d|\d \d|[;:!?|=<>@“”"]|\.(?=\s)/;
const singular = (word: string) => word.toLowerCase().replace(/(?<=[^su])s$/, "");
const calm = (text: string) => text.replace(ADJECTIVE, (word) => word.toLowerCase());

/** A part with what is said of it, "Footbed: Contoured cork footbed for support", as a sentence; null where its grammar is uncertain. */
export function partInWords(text: string, name: string): string | null {
  const measured = measuredPart(text);
  if (measured) return measured;
  const [, label = "", stated = ""] = LABELLED.exec(text.trim()) ?? [];
  const value = calm(stated.replace(/\.$/, ""));
  if (!PART.test(label) || UNSAYABLE.test(value)) return null;
  const have = isPlural(name) ? "They have" : "It has";
  const noun = singular(label.split(/[ -]/).at(-1) ?? "");
  const the = `The ${label.toLowerCase()}`;
  const isMany = singular(label) !== label.toLowerCase();
  if (LIST.test(value)) {
    const kinds = value.split(", ").map((kind) => kind.toLowerCase());
    return kinds.every((kind) => singular(kind).endsWith(` ${noun}`))
      ? `${have} ${listedInEnglish(kinds.map(articled))}.`
      : null;
  }
  if (value.split(" ").length < FEWEST_WORDS) return null;
  if (DOES.test(value.charAt(0).toLowerCase() + value.slice(1)))
    return isMany ? null : `${the} ${value.charAt(0).toLowerCase()}${value.slice(1)}.`;
  const phrase = featureOf(value)?.phrase;
  if (!phrase) return null;
  const head = singular(phrase.noun);
  // "Outsole: Lightweight sole"
  if (noun.endsWith(head)) return `${have} ${phrase.text}.`;
  if (isMany || phrase.isMany) return null;
  if (MASS.test(head) && !PART.test(head)) return `${the} is made of ${phrase.text}.`;
  return ON_A_PART.test(head) ? `${the} has ${phrase.text}.` : null;
}

/** "Pendant measures 18 x 20 mm": a sentence but for its article. */
const MEASURED = /^(\p{Lu}\p{Ll}+(?: \p{Ll}+){0,2}) (measures|weighs) ((?:about |up to )?\d.*)$/u;
const NO_PART = /\b(?:box|package|packaging|carton|parcel|models?|size|it|this|that|each|one)\b/i;
const measuredPart = (text: string) => {
  const [, subject = "", verb = "", amount = ""] = MEASURED.exec(text.trim().replace(/\.$/, "")) ?? [];
  const isNamed = subject !== "" && !NO_PART.test(subject) && !/^(?:The|An?|Its|Their)\b/.test(subject);
  if (!isNamed || UNSAYABLE.test(amount) || nounPhraseOf(`the ${subject.toLowerCase()}`) === null)
    return null;
  const said = amount.replace(/(?<=[\d"”″a-z])\s*[×x✕]\s*(?=\d)/g, " by ");
  return `The ${subject.toLowerCase()} ${verb} ${said}.`;
};
