import type { Rewrite } from "../rewrite.ts";
import { cardinal, decimal, spellDigits, year } from "./number-words.ts";
import { races } from "./races.ts";
import { results } from "./results.ts";

const spell = (word: string) => [...word].join(" ");

const superscripts = new Map([..."⁰¹²³⁴⁵⁶⁷⁸⁹⁻"].map((sign, at) => [sign, "0123456789-"[at] ?? ""]));

/** Before compatible forms become plain figures: a power of a figure or of a letter is no figure beside it. */
export const written: readonly Rewrite[] = [
  // Behind a year it is the number of a note.
  [/(?<=(?<!\d)\d{4})[⁰¹²³⁴⁵⁶⁷⁸⁹]+(?!\d)/g, ""],
  [
    /(?<=(?<!\d)\d{1,3})(⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+)(?!\d)/g,
    (power) => `^${[...power].map((sign) => superscripts.get(sign)).join("")}`,
  ],
  [
    /(?<=(?<![A-Za-z])(?:mc|[a-ln-z]|(?<!\d ?)[A-Z]))([²³])/g,
    (power) => (power === "²" ? " squared" : " cubed"),
  ],
  [/√ ?(?=\d)/g, " the square root of "],
];

const DIRECTIONS: Readonly<Record<string, string>> = { N: "north", S: "south", E: "east", W: "west" };
const direction = (letter = "") => DIRECTIONS[letter] ?? letter;

const angle = (figure: string | undefined, one: string) => {
  if (!figure) return "";
  const [whole = "", part] = figure.split(".");
  return ` ${decimal(whole, part)} ${one}${figure === "1" ? "" : "s"}`;
};

const places: readonly Rewrite[] = [
  [/(?<![A-Za-z])[Ll]at\.? ?(?=-?\d)/g, "latitude "],
  [/(?<![A-Za-z])[Ll](?:ong|on|ng)\. ?(?=-?\d)/g, "longitude "],
  [
    /(\d+)° ?(\d+)['′] ?(?:(\d+(?:\.\d+)?)(?:["″]|''|′′) ?)?([NSEW])(?![A-Za-z])/g,
    (_, degrees, minutes, seconds, side) =>
      `${angle(degrees, "degree")}${angle(minutes, "minute")}${angle(seconds, "second")} ${direction(side)}`.trim(),
  ],
  [
    /(-?\d+(?:\.\d+)?)° ?([NSEW])(?![A-Za-z])/g,
    (_, degrees, side) => `${degrees} degrees ${direction(side)}`,
  ],
  [
    /(?<=\b(?:[Hh]ighway|[Hh]wy\.?|[Rr]oute|[Rr]te\.?|I-\d+|US-\d+) ?\d* )([NSEW])\b\.?/g,
    (_, side) => direction(side),
  ],
  [/(?<=\b\d{1,5} )([NSEW])\. (?=[A-Z][a-z])/g, (_, side) => `${direction(side)} `],
];

/** Two-letter symbols first; enough of them for what pages write. */
const ELEMENT = "(?:Na|Ca|Cl|Fe|Mg|Al|Si|Cu|Zn|Ag|Pb|Mn|Br|Hg|Ti|Li|Ba|Cr|Ni|H|C|N|O|S|P|K|F|I)";
const formulas = new RegExp(
  `(?<![A-Za-z\\d.-])(?=[A-Za-z]*\\d)(?:${ELEMENT}\\d{0,2}){2,}(?![A-Za-z\\d-])|(?<![A-Za-z])(?:NaCl|NaOH|HCl|KCl|KBr|HBr|NaF|CaO|MgO|ZnO|KOH)(?![A-Za-z\\d])`,
  "g",
);
/** Groups in brackets, which count several times: Ca(OH)2, (NH4)2SO4. A letter alone in brackets is a clause. */
const GROUP = `\\((?:${ELEMENT}\\d{0,2}){2,}\\)\\d{1,2}`;
const grouped = new RegExp(
  `(?<![A-Za-z\\d.-])(?:(?:${ELEMENT}\\d{0,2})+(?:${GROUP})+|${GROUP}(?:${ELEMENT}\\d{0,2})+)(?![A-Za-z\\d-])`,
  "g",
);
const formula = (symbols: string) =>
  symbols
    .replace(/[()]/g, " ")
    .trim()
    .replace(/[A-Za-z]|\d+/g, (part) => `${/\d/.test(part) ? cardinal(part) : part.toUpperCase()} `)
    .trim();

const PROGRAMS =
  "Python|Java|PHP|Ruby|Node(?:\\.js)?|Android|iOS|iPadOS|macOS|Ubuntu|Debian|Fedora|Rust|Swift|Kotlin|TypeScript|PostgreSQL|Postgres|MySQL|Django|Rails|[Vv]ersions?|[Rr]elease";

const versions: readonly Rewrite[] = [
  [/(?<=\b[Vv]ersion )v(?=\d)/g, ""],
  [
    new RegExp(`(?<=\\b(?:${PROGRAMS}) v?)(\\d+)\\.(\\d{2})(?![\\d.%])`, "g"),
    (_, major, minor = "") =>
      `${cardinal(major)} point ${minor.startsWith("0") ? spellDigits(minor) : cardinal(minor)}`,
  ],
  [
    /(?<![\w.])v?(\d+(?:\.\d+){1,3})-(alpha|beta|rc|pre|preview|dev)(?:\.?(\d+))?(?![\w.]\w)/g,
    (_, version = "", stage = "", build) =>
      `${version.split(".").map(cardinal).join(" point ")} ${stage === "rc" ? "R C" : stage}${build ? ` ${cardinal(build)}` : ""}`,
  ],
  [
    /\b802\.11([a-z]{1,2})?\b/g,
    (_, letters) => `eight oh two point eleven ${spell((letters ?? "").toUpperCase())}`,
  ],
  [/\b401\(?k\)?(?![A-Za-z])/g, "four oh one K"],
];

const scores: readonly Rewrite[] = [
  [
    /(?<![\d/.])(\d+)\.(\d+)\/(\d{1,3})(?![\d/])/g,
    (_, whole, part, most) => `${decimal(whole, part)} out of ${cardinal(most)}`,
  ],
  [
    /(?<=\b(?:rated?|rating|scored?|scores|gave it|review|average|[Ii]t got|(?:[Ii]t|this|that) an?)\b[^.!?\d]{0,16})(\d{1,3})\/(5|10|100)(?![\d/])|(\d{1,2})\/(5|10)(?= stars?\b)/gi,
    (_, a, b, c, d) => `${cardinal(a ?? c ?? "")} out of ${cardinal(b ?? d ?? "")}`,
  ],
  [
    /(?<![A-Za-z\d])([A-DF])[-−](?= ?(?:[,.;)]|$)| (?:in|on|grades?|average|or|rating|students?)\b)/g,
    "$1 minus",
  ],
  // Classes of a school from its first year on; a school that has all of them is K twelve.
  [/(?<=\b[Gg]rades? (?:[Pp]re-?)?)K ?[-–—] ?(?=(?:[1-9]|1[0-2])(?!\d))/g, "K to "],
  [/(?<=(?<![A-Za-z\d])K)[–—](?=(?:[1-9]|1[0-2])(?![\d.,]\d|\d))/g, " "],
];

/** Faces and hearts say nothing aloud; a colon before a bracket with words in it does. */
const faces: readonly Rewrite[] = [
  [/(?<=^|\s)[:;][-'^]?(?:[)(DPpO/|*]|\)\))(?=\s|$|[.!?,])/g, " "],
  [/(?<=^|\s)(?:\^_?\^|xD|XD|T_T|<3(?=\s*(?:$|[.!?])))(?=\s|$|[.!?,])/g, " "],
];

const ROOMS = [
  "[Aa]pt|[Aa]partment|[Uu]nit|[Ss]uite|Ste|[Rr]oom|[Rr]m|[Ss]eat|[Gg]ate|[Ff]lat|[Rr]ow|[Bb]lock|[Ee]xhibit",
  "[Ff]igures?|[Ff]igs?|[Tt]ables?|[Ee]xit|[Dd]oor|[Pp]latform|[Tt]rack|[Bb]us|[Bb]uilding|[Bb]ldg|[Ll]evel",
  "[Gg]rade|[Cc]lass|[Ss]ection|[Ss]tep|[Ll]ot|[Zz]one",
].join("|");

const letters: readonly Rewrite[] = [
  // A letter behind the number of a room is no billion and no unit.
  [
    new RegExp(`(?<=\\b(?:${ROOMS})\\.? (?:number )?)(\\d{1,4})([A-Z])(?![A-Za-z\\d])`, "g"),
    (_, digits, letter) => `${cardinal(digits)} ${letter}`,
  ],
  // A board, a car or a model of a language: the letter is part of its name, not billions.
  [
    /(?<=\b(?:Pi|Llama|Qwen|Gemma|Mistral|Falcon|Model|Mark|Mk|Type|Phase|Series) )(\d{1,3})([A-Z])(?![A-Za-z\d])(?! (?:people|dollars|users|tokens|times|views)\b)/g,
    (_, digits, letter) => `${cardinal(digits)} ${letter}`,
  ],
  // The better kind of a graphics card: spelt.
  [/(?<=\b[RG]TX \d{3,4}(?: |(?=Ti)))Ti\b/g, "T I"],
  // 221B Baker St: the number of a house, no billion.
  [
    /(?<![\d.,$€£¥-])(\d{1,4})([A-K])(?= (?:[A-Z][a-z]+ ){1,3}(?:St|Ave|Rd|Dr|Ln|Blvd|Street|Avenue|Road|Drive|Lane|Boulevard|Square|Terrace|Court|Place)\b)/g,
    (_, digits, letter) => `${cardinal(digits)} ${letter}`,
  ],
  [/(?<=\b(?:the|by|with|from) )WHO\b(?! )|(?<=\b[Tt]he )WHO\b/g, "W H O"],
  [
    /\bIT(?= (?:department|team|manager|support|staff|compan|industry|services?|systems?|infrastructure|professional|specialist|consult|sector|security|budget|admin))/g,
    "I T",
  ],
  [/(?<=[A-Z][\w'.]* )v\.(?= [A-Z])/g, "versus"],
  [
    /(?<=\(|\b[A-Z][\w'’-]+\.?, )(b|d)\. ?(?=(?:1\d{3}|20[0-2]\d)(?!\d))/g,
    (_, letter) => (letter === "b" ? "born " : "died "),
  ],
  [
    /\bFY ?'?(\d{4}|\d{2})\b/g,
    (_, digits = "") => `fiscal year ${digits.length === 4 ? year(digits) : cardinal(digits)}`,
  ],
  [
    /\b([YQM])o[YQM]\b/g,
    (_, span) =>
      ({ Y: "year over year", Q: "quarter over quarter", M: "month over month" })[span ?? ""] ?? "",
  ],
  [/\b(?:BSc|MSc|MPhil|DPhil|EdD|LLB|LLM|BEng|MEng)\b/g, (degree) => spell(degree.toUpperCase())],
  [/\bWWII\b|\bWW2\b/g, "World War two"],
  [/\bWWI\b|\bWW1\b/g, "World War one"],
  [grouped, formula],
  [formulas, formula],
];

/** Units whose full stop or place decides what they are. */
const shortUnits: readonly Rewrite[] = [
  [/(?<=\d\/\d{1,2}[ -]?)in\b\.?(?=[\s,.;)]|$)(?! (?:the|a|an|each|this|that|[A-Z])\b)/g, "inch"],
  [/\bNos\. ?(?=\d)/g, "numbers "],
  [/(?<=\d(?:st|nd|rd|th) )c\.(?=[\s,;)]|$)/g, "century"],
  [
    /(?<=\d ?(?:fl )?)(mins?|secs?|hrs?|[Tt]bsps?|[Tt]sps?|oz|lbs?|ft|pts?|qts?|gal|mi|yds?|kg|cm|mm|km|in)\.(?= [a-z(&+]|[,;:)]| ?[x×] ?\d)/g,
    (_, unit) => (unit === "in" ? "inches" : (unit ?? "")),
  ],
  [
    /(?<=\d ?)(mins?|secs?|hrs?|oz|lbs?|ft|yds?|in)\.$/g,
    (_, unit) => (unit === "in" ? "inches" : (unit ?? "")),
  ],
  [/(?<=\b(?:ft|feet|foot) \d{1,2}(?:\.\d+)? ?)in\b\.?/g, "inches"],
  // Behind a whole figure that nothing rose or fell by they are pages: 240pp.
  [
    /(?<=\d) pp\b|(?<=\d\.\d{1,2})pp\b|(?<=\b(?:rose|rises?|fell|falls?|gain(?:ed|s)?|lost|dropped|climbed|slipped|up|down|by|to) \d{1,2})pp\b/g,
    " percentage points",
  ],
  [
    /(?<![\d.])(\d{1,3}) ?bps\b/g,
    (_, points) => `${cardinal(points)} basis ${points === "1" ? "point" : "points"}`,
  ],
  [/(\d+(?:\.\d+)?)["″] ?[x×] ?(\d+(?:\.\d+)?)["″]/g, (_, one, other) => `${one} by ${other} inches`],
  // Feet have twelve inches: more than that behind the sign are seconds.
  [
    /(?<![\d'])(\d{1,2})['′](1[2-9]|[2-5]\d)["″]/g,
    (_, minutes, seconds) => `${cardinal(minutes)} minutes ${cardinal(seconds)} seconds`,
  ],
  [
    /\b(\d{1,2})[Kk]\b(?= (?:run|race|walk|fun)\b|(?<=\b\d{1,2}K (?:run|race|walk)\b.{0,60}\b[Tt]he \d\dK))|(?<=\b(?:ran|running|race|jog(?:ged)?|finished|completed) (?:an? |the |her |his |my )?)\b(5|10|15)[Kk]\b/g,
    (_, one, other) => `${cardinal(one ?? other ?? "")} K`,
  ],
  [
    /(?<=\b[Tt]he )(\d+)[ -]?m (?=(?:dash|race|sprint|freestyle|relay|hurdles|swim|run|walk|final|butterfly|backstroke)\b)/g,
    (_, length) => `${cardinal(length)} meter `,
  ],
  [/(?<=\d)( ?)[×✕x] ?(?=10\^)/g, " times "],
  [/\b(\d+(?:\.\d+)?)e([-+]?\d{1,2})\b/g, "$1 times 10^$2"],
  [/\b(\d+\.\d+)E([-+]?\d{1,2})\b/g, "$1 times 10^$2"],
  ...races,
];

/** Forms whose letters, signs and figures belong together, before any of them is read by itself. */
export const forms: readonly Rewrite[] = [
  ...faces,
  ...places,
  ...versions,
  ...results,
  ...scores,
  ...letters,
  ...shortUnits,
];
