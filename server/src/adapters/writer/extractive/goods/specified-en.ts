import { englishVerbs } from "#kernel/text/english-verbs";
import { alternativesOf } from "#kernel/text/phrases";
import type { Draft } from "../draft.ts";
import type { Spec } from "../specs.ts";
import { articled, listedInEnglish, withAnArticle } from "../text/noun-phrase.ts";

/** "Washing instructions: machine washable at 30°C" */
const CARE_LABEL = /^(?:care|washing|(?:care|washing|wash) instructions?)$/i;
const CARE = /^(?:machine|hand)[ -]wash(?:able|ed)?(?=$|[ ,;.])/i;
const heatOf = (value: string) => {
  const [, degrees] = /\bat (\d{2}) ?°/.exec(value) ?? [];
  return degrees ? ` at ${degrees} °C` : "";
};

/** "Dune" says nobody that it is a colour. */
const COLOUR = new RegExp(`\\b(?:${alternativesOf("colour-words-en")})\\b`, "i");
const BYTES = /^\d+(?:\.\d+)?\s?[KMGT]B$/;
/** Of a battery or a memory one says no "holds". */
const STORED = /\d\s?(?:[KMGT]B|m?Ah|Wh)\b/;

/** Says a row as a person would, by its label: "It weighs 4.5 kg."; the last part limits it to some values. */
const SAID: [label: RegExp, said: (value: string) => string, values?: RegExp][] = [
  [/^(?:overall |product |item |assembled )?(?:size|dimensions?)$/i, (value) => `it measures ${value}`],
  [/^(?:overall |product |item )?length$/i, (value) => `it is ${value} long`],
  [/^(?:overall |product |item )?width$/i, (value) => `it is ${value} wide`],
  [/^(?:overall |product |item )?height$/i, (value) => `it is ${value} high`],
  [/^(?:overall |product |item )?depth$/i, (value) => `it is ${value} deep`],
  [/^(?:item |product |net |gross )?weight$/i, (value) => `it weighs ${value}`],
  [
    /^(?:main |outer |item |product |shell )?(?:fabric )?(?:materials?|fabric|composition)$/i,
    (value) => `it is made of ${value}`,
  ],
  [/^colou?rs?(?: name)?$/i, (value) => `it comes in ${value}`, COLOUR],
  [/^capacity|volume$/i, (value) => `it has a capacity of ${value}`, STORED],
  [/^capacity|volume$/i, (value) => `it holds ${value}`],
  [/^(?:memory|ram)(?: (?:size|capacity))?$/i, (value) => `it has ${value} of memory`, BYTES],
  [/^(?:internal )?storage(?: (?:size|capacity))?$/i, (value) => `it has ${value} of storage`, BYTES],
  [/^required storage$/i, (value) => `it needs ${value} of free space`],
  [/^required memory$/i, (value) => `it needs ${value} of memory`],
  [/^(?:wattage|power)$/i, (value) => `its power is ${value}`],
  [
    CARE_LABEL,
    (value) => `it can be ${/^hand/i.test(value) ? "washed by hand" : "machine washed"}${heatOf(value)}`,
  ],
  [/^(?:fastening|closure|closure type)$/i, (value) => `it closes with ${articled(value)}`],
];
/** Words that are measured or counted stand behind "it is" only with their unit. */
const NEEDS_UNIT = /\b(?:long|wide|high|deep|weighs|holds|measures|capacity)\b/;
const HAS_UNIT = /\d\s?(?:[a-z°%"”′″]|inches)/i;
/** "700 g, easy to carry", "10 oz (pack of 1)": a measure, and words about it. */
const withoutAside = (value: string) => value.replace(/(?:, (?=\p{L})| \().*$/u, "");
/** A size in ounces is a weight, and a size that lists a weight, too, is no measure of a thing. */
const isOfLength = ({ label, value }: Spec) =>
  !/(?:size|dimensions?)$/i.test(label) ||
  (!/\b(?:oz|ounces?|pack|g|kg|ml|l|lbs?|pounds?)\b/i.test(withoutAside(value)) && !/\d, \d/.test(value));
/** Words that a shop writes beside a label for the eye: "Available in regular and narrow widths". */
const isTold = ({ label, value }: Spec) =>
  !isClause(value) &&
  !isClause(label) &&
  !(OF_KIND.test(label) && GOODS.test(value)) &&
  (!CARE_LABEL.test(label) || CARE.test(value)) &&
  (MEASURED.test(label) || /\d|,/.test(value) || value.split(/\s+/).length <= LONGEST_KIND);
const LONGEST_KIND = 4;
/** "Bag style: Backpack" says again what the goods are. */
const OF_KIND = /\b(?:style|type|kind|category)$/i;
const GOODS = new RegExp(`(?:^|[ -])(?:${alternativesOf("goods-nouns-en")})$`, "i");
/** "Supports WPS", "Highly recommended": what is done or advised, and not what a part is. */
const isClause = (value: string) => {
  const [first = "", next = ""] = value.toLowerCase().split(/\s+/);
  const isDeed = englishVerbs.get(first) === "third" && next !== "" && !BEHIND_A_NOUN.test(next);
  return isDeed || /^\p{L}+ly (?:recommended|advised|required|supported)$/iu.test(value);
};
/** "Straps and belt", "Doors of oak", "Springs, wool", "Bands included" */
const BEHIND_A_NOUN = /^(?:and|or|of|in|on|with|from|for|per|by|only|[&+/-]|\p{L}+ed)$/u;
const OF_PART = /^(\p{L}[\p{L} -]*?) materials?$/iu;
/** "97% cotton, 3% elastane" */
const SHARES = /^(?!.* and )\d+\s?% [^,]+(?:, \d+\s?% [^,]+)+$/;
/** "Orange, Red" */
const isColours = (label: string, value: string) =>
  /^colou?rs?$/i.test(label) && /^\p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+)+$/u.test(value);
const NAMES = /^\p{Ll}+(?:, \p{Ll}+)+$/u;
const withAnd = (value: string) =>
  SHARES.test(value) || NAMES.test(value) ? value.replace(/, (?=[^,]*$)/, " and ") : value;

/** "It …" by itself; a measure of a part, "a seat height of 45 cm"; a part and its kind, "the display is analog". */
type Way = "own" | "measure" | "kind";
interface Clause {
  way: Way;
  text: string;
  /** The words that come from the page. */
  value: string;
  place: Spec["place"];
}

const MEASURE = /^(?:about |approx\.? )?\d[\d.,/]*(?: by \d[\d.,]*)*\s?[\p{L}°%"”″′]+$/u;
/** A measure is nothing without its unit. */
const MEASURED =
  /(?:length|width|height|depth|diameter|weight|size|thickness|capacity|drop|rise|life|range|output|power|wattage|speed|frequency|pressure)$/i;

function clauseOf({ label, value, place }: Spec): Clause {
  const calm = withAnd(isWords(label, value) || isColours(label, value) ? value.toLowerCase() : value);
  const measure = withoutAside(calm);
  const way = SAID.find(([pattern, , values]) => pattern.test(label) && (values?.test(calm) ?? true));
  const said = way?.[1](calm);
  if (said && !NEEDS_UNIT.test(said)) return { way: "own", text: said, value: calm, place };
  if (said && HAS_UNIT.test(measure))
    return { way: "own", text: said.replace(calm, measure), value: measure, place };
  const part = asWord(label);
  const isMany = /[^su]s$/i.test(label);
  const [, made] = said ? [] : (OF_PART.exec(label) ?? []);
  if (made && !/[^su]s$/i.test(made))
    return { way: "kind", text: `the ${asWord(made)} is made of ${calm}`, value: calm, place };
  if (MEASURE.test(calm) && MEASURED.test(label))
    return { way: "measure", text: `${isMany ? part : withAnArticle(part)} of ${calm}`, value: calm, place };
  return { way: "kind", text: `the ${part} ${isMany ? "are" : "is"} ${calm}`, value: calm, place };
}

const SIDE = /^it is .* (?:long|wide|high|deep)$/;
const MOST: Record<Way, number> = { own: 3, measure: 3, kind: 3 };

/** Rows that make a sentence each time: those that are said in the same way, or the sides of a thing. */
export function sentencesOfRows(specs: readonly Spec[]): Spec[][] {
  const said = specs
    .filter(({ label, value }) => !MEASURED.test(label) || HAS_UNIT.test(value))
    .filter((spec) => isOfLength(spec) && isTold(spec))
    .map((spec) => ({ spec, ...clauseOf(spec) }));
  // The material is said once, with the shares where a row has them.
  const made = said.filter(({ text }) => /^it is made/.test(text));
  const best = made.find(({ value }) => value.includes("%")) ?? made[0];
  const rows = said.filter((row) => !made.includes(row) || row === best);
  const sides = rows.filter(({ text }) => SIDE.test(text));
  const others = rows.filter((row) => !sides.includes(row));
  const groups = [
    sides,
    ...(["own", "measure", "kind"] as const).flatMap((way) => {
      const same = others.filter((row) => row.way === way);
      return Array.from({ length: Math.ceil(same.length / MOST[way]) }, (_, at) =>
        same.slice(MOST[way] * at, MOST[way] * (at + 1)),
      );
    }),
  ].filter(({ length }) => length > 0);
  const rank = (group: (typeof groups)[number]) => Math.min(...group.map(({ spec }) => specs.indexOf(spec)));
  return groups.toSorted((a, b) => rank(a) - rank(b)).map((group) => group.map(({ spec }) => spec));
}

const IS = /^it is (?!made)/;

/** Clauses of one sentence: "It is 235 cm long, 100 cm wide and 40 cm high." */
export function specifiedInEnglish(specs: readonly Spec[]): Draft {
  const clauses = specs.map(clauseOf);
  const texts = clauses.map(({ text }) => text);
  const text = joined(texts, clauses[0]?.way ?? "own");
  return {
    text: `${text.charAt(0).toUpperCase()}${text.slice(1)}.`,
    ties: clauses.map(({ value, place }) => ({ text: value, ...place })),
  };
}

function joined(texts: readonly string[], way: Way): string {
  if (way === "measure") return `it has ${listedInEnglish(texts)}`;
  if (texts.every((text) => IS.test(text)))
    return `it is ${listedInEnglish(texts.map((text) => text.replace(IS, "")))}`;
  if (way === "own" && texts.every((text) => text.startsWith("it ")))
    return `it ${chained(texts.map((text) => text.slice("it ".length)))}`;
  return texts.length > 2 ? `${texts.slice(0, -1).join(", ")}, and ${texts.at(-1)}` : texts.join(", and ");
}

/** "weighs 2 kg, is made of oak and ash, and comes in black" */
function chained(deeds: readonly string[]): string {
  const needs = deeds.map((text) => /^needs (.*)$/.exec(text)?.[1] ?? "");
  if (needs.every(Boolean)) return `needs ${listedInEnglish(needs)}`;
  const isNested = deeds.length > 2 || deeds.some((text) => /,|\band\b/.test(text));
  return isNested && deeds.length > 1
    ? `${deeds.slice(0, -1).join(", ")}, and ${deeds.at(-1)}`
    : deeds.join(" and ");
}

/** Rows whose values are names. */
const NAMING =
  /brand|manufacturer|range|series|model|country|origin|made in|designer|collection|artist|author|publisher|language|label/i;
const isWords = (label: string, value: string) =>
  (/^\p{Lu}\p{Ll}+ \p{Ll}+$/u.test(value) && !NAMING.test(label)) ||
  (/^\p{Lu}\p{Ll}+(?: \p{Lu}?\p{Ll}+)?$/u.test(value) &&
    /colou?r|material|finish|fabric|display|movement|style|shape|pattern|closure|composition|lining|fastening|upper|sole|frame/i.test(
      label,
    )) ||
  (/^\p{Lu}\p{Ll}+$/u.test(value) && !NAMING.test(label));

/** A label inside a sentence; one in capitals stays so. */
const asWord = (label: string) =>
  label
    .split(" ")
    .map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word))
    .join(" ");
