import { englishVerbs } from "#kernel/text/english-verbs";
import { alternativesOf } from "#kernel/text/phrases";
import { articled, withAnArticle } from "../../text/sentences/noun-phrase.ts";
import { attributed } from "./attributed-en.ts";
import { isCareLabel, isCareSaid, ROWS_OF_CARE } from "./care-en.ts";
import { isOfMaterials } from "./materials-en.ts";
import { ROWS_OF_MEASURE, type SaidRow } from "./rows-of-measure-en.ts";
import { ROWS_OF_USE, withLastSystem } from "./rows-of-use-en.ts";
import { ROWS_OF_VEHICLES } from "./rows-of-vehicles-en.ts";
import type { Spec } from "./specs.ts";

/** "It …" by itself; a measure, a count or a part that it has; a part that is made of something. */
type Way = "own" | "has" | "made";
interface Clause {
  way: Way;
  text: string;
  /** The words that come from the page. */
  value: string;
  place: Spec["place"];
}

/** "Cocoa, cherry": nouns of what one smells or tastes, without a word of praise. */
const NOTES =
  /^(?:\p{L}[\p{L}’'-]*(?: \p{Ll}[\p{Ll}’'-]*)?)(?:(?:, (?:and )?| and )\p{L}[\p{L}’'-]*(?: \p{Ll}[\p{Ll}’'-]*)?)*$/u;
/** "Dune" says nobody that it is a colour. */
const COLOUR = new RegExp(`\\b(?:${alternativesOf("colour-words-en")})\\b`, "i");
const BYTES = /^\d+(?:\.\d+)?\s?[KMGT]B$/;
/** Of a battery or a memory one says no "holds". */
const STORED = /\d\s?(?:[KMGT]B|m?Ah|Wh)\b/;
const NAMES = String.raw`\p{Lu}[\p{L}.’'-]*(?: (?:of |and |the )?\p{Lu}[\p{L}.’'-]*)`;
const PLACE = new RegExp(
  `^(?!(?:Imported|Various|See|Domestic|Made)\\b)${NAMES}{0,2}(?:, ${NAMES}{0,2}){0,2}$`,
  "u",
);
const PERSON = new RegExp(`^${NAMES}{1,3}$`, "u");
const AGES =
  /^(\d+)(?:\s?\+| (?:years )?and (?:up|over|older)|(?: to |\s?[–-]\s?)(\d+))(?: ?(?:years?|yrs?)(?: old)?)?$/i;

/** "Sound volume: 80 dB" is held by nothing. */
const HOLDING = /^(?:capacity\b|(?:(?:tank|total|internal|interior) )?volume$)/i;

/** "Showerproof" */
const PROOF = /^(?:shower|splash|rain|water|weather)[ -]?(?:proof|resistant|repellent|tight)$/i;
/** Says a row as a person would, by its label: "It weighs 4.5 kg."; the last part limits it to some values. */
const SAID: SaidRow[] = [
  ...ROWS_OF_MEASURE,
  ...ROWS_OF_VEHICLES,
  [/^water[ -]?(?:resistan\w+|proof\w*)$/i, (value) => `it is ${value.toLowerCase()}`, PROOF],
  [
    /^(?:main |outer |item |product |shell )?(?:fabric )?(?:materials?|fabric|composition)$/i,
    (value) => `it is made of ${value}`,
  ],
  [/^colou?rs?(?: name)?$/i, (value) => `it comes in ${value}`, COLOUR],
  [HOLDING, (value) => `it has a capacity of ${value}`, STORED],
  [HOLDING, (value) => `it holds ${value}`],
  [/^(?:memory|ram)(?: (?:size|capacity))?$/i, (value) => `it has ${value} of memory`, BYTES],
  [/^(?:internal )?storage(?: (?:size|capacity))?$/i, (value) => `it has ${value} of storage`, BYTES],
  [/^required storage$/i, (value) => `it needs ${value} of free space`],
  [/^required memory$/i, (value) => `it needs ${value} of memory`],
  [/^(?:wattage|power)$/i, (value) => `its power is ${value}`, /^\d[\d.,]*\s?\p{L}+$/u],
  ...ROWS_OF_CARE,
  [/^(?:tasting|flavou?r) notes?$/i, (value) => `it has notes of ${value}`, NOTES],
  [/^aroma$/i, (value) => `it has an aroma of ${value}`, NOTES],
  [/^after-?taste$/i, (value) => `it has an aftertaste of ${value}`, NOTES],
  ...["bag", "bottle", "can", "jar", "tin"].map(
    (pack): SaidRow => [
      new RegExp(`^${pack} size$`, "i"),
      (value) => `it comes in ${pack}s of ${value}`,
      /^\d[\d.,]* ?\p{L}+$/u,
    ],
  ),
  [/^(?:fastening|closure|closure type)$/i, (value) => `it closes with ${articled(value)}`],
  [/^(?:country (?:of (?:origin|manufacture))|made in)$/i, (value) => `it is made in ${named(value)}`, PLACE],
  [/^origin$/i, (value) => `it comes from ${named(value)}`, PLACE],
  [/^author$/i, (value) => `it was written by ${value}`, PERSON],
  [/^design(?:er|ed by)$/i, (value) => `it was designed by ${value}`, PERSON],
  ...ROWS_OF_USE,
  [/^(?:operating system|os)$/i, (value) => `it runs ${value}`, /^\p{Lu}/u],
  [/^compatib(?:ility|le with)$/i, (value) => `it works with ${value}`],
  [/^(?:number of )?players$/i, (value) => `it is for ${value} players`, /^\d/],
  [/^(?:recommended |minimum |suggested )?ages?(?: range| group)?$/i, agesOf, AGES],
];

/** "the United States" */
const named = (country: string) =>
  /^(?:United|Netherlands|Philippines|Czech Rep|Dominican Rep|USA?$|UK$|UAE$|EU$|European Union)/.test(
    country,
  )
    ? `the ${country}`
    : country;

function agesOf(value: string): string {
  const [, from, to] = AGES.exec(value) ?? [];
  return to ? `it is for ages ${from} to ${to}` : `it is for ages ${from} and up`;
}

/** Words that are measured or counted stand behind "it is" only with their unit. */
const NEEDS_UNIT = /\b(?:long|wide|high|deep|weighs|holds|measures|capacity)\b/;
const HAS_UNIT = /\d\s?(?:[a-z°%"”′″]|inches)/i;
/** "700 g, easy to carry", "10 oz (pack of 1)": a measure, and words about it. */
const withoutAside = (value: string) =>
  value.replace(/(?:, (?=\p{L}|\d[\d.]*\s?(?:k?g|lbs?|oz)\b)| \().*$/u, "");
/** Of a bag or a bottle the size is a weight or a volume. */
const PACKED = /^(?:bag|bottle|can|jar|tin) size$/i;
/** A size in ounces is a weight, and a size that lists a weight, too, is no measure of a thing. */
const isOfLength = ({ label, value }: Spec) =>
  PACKED.test(label) ||
  !/(?:size|dimensions?)$/i.test(label) ||
  (!/\b(?:oz|ounces?|pack|g|kg|ml|l|lbs?|pounds?)\b/i.test(withoutAside(value)) && !/\d, \d/.test(value));
/** The parcel is no part of the thing. */
const OF_PARCEL = /^(?:serving|packag\w+|packed|shipping|box|carton|parcel|case pack)\b/i;

/** "Robot weight": that of the thing, called by what it is, or of a part that nobody lifts. */
const WEIGHED =
  /^(?!(?:item|product|net|gross|total|overall|max|maximum|fabric|paper|yarn)\b)\p{L}+ weight$/iu;

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
const WORDS = /^\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?(?:, \p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?)+$/u;
const withAnd = (value: string) =>
  SHARES.test(value) || WORDS.test(value) ? value.replace(/, (?=[^,]*$)/, " and ") : value;

/** A first capital that only begins the cell; names of several words keep theirs. */
const calm = (value: string, isPlain = false) =>
  (isPlain ? value.charAt(0).toLowerCase() + value.slice(1) : value)
    .replace(/^(?:Up to|About|From)(?= \d)/, (words) => words.toLowerCase())
    .split(/(, )/)
    .map((part) =>
      isOfMaterials(part)
        ? part.toLowerCase().replace(" & ", " and ")
        : part.replace(FIRST_CAPITAL, (sign) => sign.toLowerCase()),
    )
    .join("");
const FIRST_CAPITAL = /^\p{Lu}(?=\p{Ll}+(?:-\p{Ll}+)*(?: (?!\p{Lu}\p{Ll})[^\s\d]+)*$)/u;

const MEASURE =
  /^(?:(?:about|up to|approx\.?|max\.?|from) )?\d[\d.,/½¼¾]*(?:\s?[\p{L}°%]{0,6}(?: by | to |\s?[–-]\s?)\d[\d.,/½¼¾]*)*\s?(?!(?:and|or|to|by)\b)[\p{L}°%"”″′²³]+(?: (?:inches|feet|metres|meters|ounces|hours|minutes))?$/u;
/** A measure is nothing without its unit. */
const MEASURED = new RegExp(
  `(?:${[
    "length|width|height|depth|diameter|weight|size|thickness|capacity|drop|rise|life|range|output|power|wattage|voltage|speed|frequency",
    "pressure|dimensions?|area|level|time|impedance|response|load|rating|brightness|rate|radius|hardness|travel|reach",
  ].join("|")})$`,
  "i",
);
const COUNTED = /^(?:number|no\.?) of (\p{L}[\p{L} -]*s)$|^(\p{L}[\p{L} -]*(?<!s|u)s)$/iu;
/** Of parcels, and of what nobody counts in a thing. */
const NOT_COUNTED =
  /\b(?:items?|units?|packs?|packages|sets|reviews|ratings|boxes|products|batteries|tiers?|years|series|dimensions|sizes)$/i;
const COUNT = /^(\d{1,4})(?: \p{L}+)?$/u;

const OF_TASTE = /^(?:aroma|after-?taste|(?:tasting|flavou?r) notes?)$/i;
/** Rows whose values are names. */
const NAMING = /\b(?:origin|made in|manufacture|author|design(?:er|ed by)|operating systems?|os)$/i;

/** A row as a clause of a sentence; null where its grammar is not certain. */
export function clauseOf(spec: Spec): Clause | null {
  const { label, place } = spec;
  if (OF_PARCEL.test(label) || WEIGHED.test(label) || isClause(spec.value) || isClause(label)) return null;
  if (isCareLabel(label) && !isCareSaid(spec.value)) return null;
  const isColour = /^colou?rs?(?: name)?$/i.test(label);
  const plain = NAMING.test(label)
    ? withLastSystem(spec.value)
    : withAnd(isColour ? spec.value.toLowerCase() : calm(spec.value, OF_TASTE.test(label)));
  const value = plain
    .replace(/(?<=\d[^\d]{0,4})\s?[–-]\s?(?=\d)/g, " to ")
    // "1.90 KGS", as the forms of parcels have it.
    .replace(/(?<=\d)\s?KGS?\b/gi, " kg");
  const measure = withoutAside(value);
  const [, said] =
    SAID.find(([pattern, , values]) => pattern.test(label) && (values?.test(value) ?? true)) ?? [];
  if (said) return isOfLength({ ...spec, value }) ? own(said, { value, measure, place }) : null;
  const part = asWord(label);
  // "The colour is dune": a name that says nothing without the thing before one's eyes.
  if (SAID.some(([pattern]) => pattern.test(label))) return null;
  const isMany = /[^su]s$/i.test(label);
  const [, made] = OF_PART.exec(label) ?? [];
  if (made)
    return /[^su]s$/i.test(made)
      ? null
      : { way: "made", text: `the ${asWord(made)} is made of ${value}`, value, place };
  const counted = countOf(label, value);
  if (counted) return { way: "has", text: counted, value: COUNT.exec(value)?.[1] ?? value, place };
  if (MEASURED.test(label)) {
    const [, sides, kind] = /^(.*) (dimensions?|size)$/i.exec(part) ?? [];
    const isOfSides = / by /.test(measure);
    if (!MEASURE.test(measure) || (kind?.startsWith("dim") && !isOfSides) || !isOfLength(spec)) return null;
    if (sides && isOfSides && !/[^su]s$/i.test(sides))
      return { way: "made", text: `the ${sides} measures ${measure}`, value: measure, place };
    const text = `${isMany ? part : withAnArticle(part)} of ${measure}`;
    return { way: "has", text, value: measure, place };
  }
  const text = attributed(label, value);
  return text ? { way: "has", text, value: text.includes(value) ? value : "", place } : null;
}

const HAS = "it has ";
function own(
  said: (value: string) => string,
  { value, measure, place }: { value: string; measure: string; place: Spec["place"] },
): Clause | null {
  const text = said(value);
  if (!NEEDS_UNIT.test(said("")))
    return text.startsWith(HAS)
      ? { way: "has", text: text.slice(HAS.length), value, place }
      : { way: "own", text, value, place };
  return HAS_UNIT.test(measure) ? { way: "own", text: said(measure), value: measure, place } : null;
}

/** "Number of USB ports: 3", "Speeds: 10" */
function countOf(label: string, value: string): string | null {
  const [, numbered, bare] = COUNTED.exec(label) ?? [];
  const things = numbered ?? bare ?? "";
  const [, count] = COUNT.exec(value) ?? [];
  if (!things || !count || NOT_COUNTED.test(things)) return null;
  // "1 pole": of what any thing has one, nobody asks the number.
  return Number(count) > 1 ? `${count} ${asWord(things)}` : null;
}

/** A label inside a sentence; one in capitals stays so. */
const asWord = (label: string) =>
  label
    .split(" ")
    .map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word))
    .join(" ");
