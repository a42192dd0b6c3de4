import type { Draft } from "../draft.ts";
import type { Spec } from "../specs.ts";

/** Says a row as a person would, by its label: "It weighs 4.5 kg." */
const SAID: [label: RegExp, said: (value: string) => string][] = [
  [/^(?:overall |product |item |assembled )?(?:size|dimensions?)$/i, (value) => `it measures ${value}`],
  [/^(?:overall |product |item )?length$/i, (value) => `it is ${value} long`],
  [/^(?:overall |product |item )?width$/i, (value) => `it is ${value} wide`],
  [/^(?:overall |product |item )?height$/i, (value) => `it is ${value} high`],
  [/^(?:overall |product |item )?depth$/i, (value) => `it is ${value} deep`],
  [/^(?:item |product |net |gross )?weight$/i, (value) => `it weighs ${value}`],
  [
    /^(?:main |outer |item |product )?(?:materials?|fabric|composition)$/i,
    (value) => `it is made of ${value}`,
  ],
  [/^colou?rs?(?: name)?$/i, (value) => `it comes in ${value}`],
  [/^capacity|volume$/i, (value) => `it holds ${value}`],
  [/^(?:wattage|power)$/i, (value) => `its power is ${value}`],
];
/** Words that are measured or counted stand behind "it is" only with their unit. */
const NEEDS_UNIT = /\b(?:long|wide|high|deep|weighs|holds|measures)\b/;
const HAS_UNIT = /\d\s?(?:[a-z°%"”′″]|inches)/i;

/** One row as a clause, with the words of its value. */
function clauseOf({ label, value, place }: Spec): { text: string; value: string; place: Spec["place"] } {
  const calm = isWords(label, value) ? value.toLowerCase() : value;
  const row = SAID.find(([pattern]) => pattern.test(label));
  const said = row?.[1](calm);
  if (said && (!NEEDS_UNIT.test(said) || HAS_UNIT.test(calm))) return { text: said, value: calm, place };
  const isMany = /[^su]s$/i.test(label);
  return { text: `the ${asWord(label)} ${isMany ? "are" : "is"} ${calm}`, value: calm, place };
}

const SIDE = /\b(?:length|width|height|depth)$/i;
const A_SENTENCE = 2;

/** Rows that make a sentence each time: two, or the three sides of a thing. */
export function sentencesOfRows(specs: readonly Spec[]): Spec[][] {
  const sides = specs.filter(({ label }) => SIDE.test(label) && label.split(" ").length === 1);
  const isWhole = sides.length === 3;
  const rest = isWhole ? specs.filter((spec) => !sides.includes(spec)) : specs;
  const pairs = Array.from({ length: Math.ceil(rest.length / A_SENTENCE) }, (_, index) =>
    rest.slice(A_SENTENCE * index, A_SENTENCE * (index + 1)),
  );
  return isWhole ? [sides, ...pairs] : pairs;
}

const MEASURED = /^it is (?!made)/;

/** Clauses of one sentence: "It is 235 cm long, 100 cm wide and 40 cm high." */
export function specifiedInEnglish(specs: readonly Spec[]): Draft {
  const clauses = specs.map(clauseOf);
  const [first, ...rest] = clauses.map(({ text }) => text);
  const joined = rest.map((text, index) => {
    const isSame = MEASURED.test(first ?? "") && MEASURED.test(text);
    const joint = isSame && index < rest.length - 1 ? ", " : " and ";
    return isSame ? `${joint}${text.replace(MEASURED, "")}` : `, and ${text}`;
  });
  const text = `${first ?? ""}${joined.join("")}`;
  return {
    text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
    ties: clauses.map(({ value, place }) => ({ text: value, ...place })),
  };
}

const isWords = (label: string, value: string) =>
  /^\p{Lu}\p{Ll}+(?: \p{Lu}?\p{Ll}+)?$/u.test(value) &&
  /colou?r|material|finish|fabric|display|movement|style|shape|pattern|closure|composition|lining|fastening|upper|sole|frame/i.test(
    label,
  );

/** A label inside a sentence; one in capitals stays so. */
const asWord = (label: string) =>
  label
    .split(" ")
    .map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word))
    .join(" ");
