import type { Rewrite } from "../rewrite.ts";
import { alternatives } from "../table.ts";
import { degrees } from "./degrees.ts";
import { cardinal, ordinal, romanValue, spellDigits } from "./number-words.ts";
import { spelled } from "./spelled.ts";
import { abbreviations, beforeFigures, englishNames, states, titles } from "./tables.ts";
import { webAddresses } from "./web-addresses.ts";

/** Kings and popes are counted in order, wars and chapters in numbers. */
const REGNAL = [
  "Louis|Henry|Elizabeth|Charles|George|Edward|William|James|Richard|Philip|Napoleon|Pius|Paul|Benedict|Francis|John|Gregory",
  "Innocent|Leo|Clement|Urban|Frederick|Ivan|Catherine|Ferdinand|Wilhelm|Nicholas|Ramesses|Ramses|Otto|Gustav|Margrethe|Harald|Olaf",
].join("|");

/** A numeral of any length, behind what is counted in parts or before a century. */
const ROMAN = "M{0,3}(?:C[MD]|D?C{0,3})(?:X[CL]|L?X{0,3})(?:I[XV]|V?I{0,3})";
const PARTS = [
  "Super Bowl|Chapter|Act|Article|Part|Volume|Book|Section|Appendix|Title|Scene|Psalm|WrestleMania|Amendment",
  "Phase|Stage|Type|Class|Grade|Level|Tier|Mark|Schedule|Canto|Round|Week|Annex",
  "Vol\\.?|vol\\.|Ch\\.|ch\\.|Pt\\.|pt\\.|No\\.|Art\\.",
].join("|");
const MANY =
  "Chapter|Act|Part|Volume|Book|Section|Title|Scene|Article|Type|Phase|Stage|Level|Class|Super Bowl";
/** Small letters begin other words as well: no single I behind them, which speaks of itself. */
const SMALL_PARTS = "chapter|part|volume|section|act|scene|book|phase|type|class|grade|stage|level|appendix";

const numerals: readonly Rewrite[] = [
  // An answer, and somebody who speaks: No. I don't.
  [/(?<=\bNo)\. (?=I(?:'[a-z]| (?!(?:is|was|in|of|has|by)\b)[a-z]))/g, ", "],
  // Parts of parts of a law: 4(b)(ii).
  [
    /(?<=\d[A-Z]?\([a-z]\)(?:\(\d\))?\()[ivx]{1,5}(?=\))/g,
    (letters) => cardinal(String(romanValue(letters.toUpperCase()))),
  ],
  // A single C, D, L or M tells a kind or a part by its letter; games are counted.
  [
    new RegExp(`(?<=\\b(?:${PARTS}) )(?=[IVX]|[LCDM]{1,4}[IVXLC])${ROMAN}(?![A-Za-z])`, "g"),
    (letters) => String(romanValue(letters)),
  ],
  [/(?<=\b(?:Super Bowl|WrestleMania|Psalm) )[LCD](?![A-Za-z])/g, (letter) => String(romanValue(letter))],
  [
    new RegExp(
      `(?<=\\b(?:CHAPTER|PART|VOLUME|SECTION|ACT|SCENE|BOOK|ARTICLE) )(?=[IVX])${ROMAN}(?![A-Za-z])`,
      "g",
    ),
    (letters) => String(romanValue(letters)),
  ],
  // Two of them: Chapters XI and XII, World Wars I and II, Parts I–III.
  [
    new RegExp(
      `\\b((?:World War|${MANY})s) (?=[IVX])(${ROMAN})( and | or | to |, |[-–])(?=[IVX])(${ROMAN})(?![A-Za-z])`,
      "g",
    ),
    (_, parts, one = "", between, other = "") =>
      `${parts} ${romanValue(one)}${/[-–]/.test(between ?? "") ? " to " : between}${romanValue(other)}`,
  ],
  [
    new RegExp(`(?<=\\b(?:${SMALL_PARTS}) )(?=[IVXLC]{2}|V)${ROMAN}(?![A-Za-z])`, "g"),
    (letters) => String(romanValue(letters)),
  ],
  [
    new RegExp(`\\b(?=[IVXLCDM]{2})${ROMAN}(?=(?:st|nd|rd|th)? [Cc]entur(?:y|ies)\\b)`, "g"),
    (letters) => ordinal(String(romanValue(letters))),
  ],
  [
    new RegExp(
      `(?<=\\b(?:${REGNAL}) )(?:[IVX]{2,6}|[VX]|I(?= (?:was crowned|reigned|ruled|abdicated|of [A-Z]))|I(?! (?:[a-z]+ )?(?:think|know|am|was|will|would|had|have|saw|met|told)\\b))(?![A-Za-z])`,
      "g",
    ),
    (letters) => `the ${ordinal(String(romanValue(letters)))}`,
  ],
  [
    /(?<=[A-Z][a-z]{2,20} |\bworld war )(?:II|III|IV|VI{1,3}|IX|XI{1,3}|XI?V|XVI{1,3}|X{1,3}(?:IX|IV|VI{0,3}|I{1,3})|X{2,3})(?![A-Za-z])/g,
    (letters) => cardinal(String(romanValue(letters))),
  ],
];

/** At the end of a sentence these are words or a name: to no avail. */
const WORDS_TOO = "(?:[Aa]vail|[Ee]quip|Max|temp)\\.";
/** Before such figures these are other words: Pop 2 slices in the toaster. */
const NO_SHORT =
  "[Dd]ep\\.? ?\\d{1,3}(?![\\d:.]| ?[AaPp]\\.?[Mm])|[Pp]op ?\\d{1,2}(?![\\d,])|[Tt]emp ?\\d+(?![\\d.]| ?(?:°|degrees?\\b|[CF]\\b))";

/** Books of the Bible. */
const BOOKS =
  "Genesis|Exodus|Leviticus|Deuteronomy|Joshua|Samuel|Kings|Chronicles|Nehemiah|Job|Psalms?|Proverbs|Ecclesiastes|Isaiah|Jeremiah|Ezekiel|Daniel|" +
  "Hosea|Micah|Matthew|Mark|Luke|John|Acts|Romans|Corinthians|Galatians|Ephesians|Philippians|Colossians|Timothy|Hebrews|James|Peter|Revelation";

/** Things that are known by a number. */
const NUMBERED =
  "part|item|model|serial|order|account|tracking|reference|ref|invoice|ticket|case|confirmation|membership|member|customer|policy|catalog|stock|product";

/** States as newspapers shorten them: Ore., N.Y. */
const SHORT_STATE = alternatives([...states.keys()].filter((state) => state.endsWith(".")));

const shortForms: readonly Rewrite[] = [
  ...degrees,
  [
    new RegExp(`(?<=\\b[A-Z][a-z]+, )(${SHORT_STATE})(?![A-Za-z])`, "g"),
    (state) => states.get(state) ?? state,
  ],
  // IN, OR, ME, HI and OK are words as well: only before their code.
  [
    new RegExp(
      `(?<=\\b[A-Z][a-z]+, )(${alternatives(states.keys())})(?=,? \\d{5}\\b|(?<!\\b(?:IN|OR|ME|HI|OK))(?:[,.;:)]|$| [a-z]))`,
      "g",
    ),
    (code) => states.get(code) ?? code,
  ],
  // The code of a place behind its state.
  [
    new RegExp(
      `(?<=, (?:[A-Z]{2}|${alternatives(states.values())}) )(\\d{5})(?:-(\\d{4}))?(?![\\d,.-]*\\d)`,
      "g",
    ),
    (_, code = "", more) => [code, more].filter(Boolean).map(spellDigits).join(", "),
  ],
  [/\b[Ww]\/(?:o|out)\b/g, "without"],
  [/(?<!\d ?)\b[Ww]\/ ?(?:(?<= )|(?=[A-Za-z\d]{2}))(?=[A-Za-z\d])(?!m\b|m[²2])/g, "with "],
  [/\bb\/c\b/g, "because"],
  [/(?<![A-Za-z.])Est\. (?=[a-z])/g, "estimated "],
  // Behind the name of a street, and where no name follows, St. is no saint and Dr. no doctor.
  [/(?<=[A-Z][a-z]{1,20}(?:'s)? )St\b\.?(?= [a-z\d]|[,;)]|\.?$)/g, "Street"],
  [/(?<=[A-Z][\w.']{1,20} )Dr\b\.?(?= [a-z]|[,;)]|\.?$)/g, "Drive"],
  [/(?<=(?:\d|\b(?:on|in|at|of|to|along|down|near|from)) [A-Z][a-z]{1,20} )Dr\b\.?(?! [A-Z])/g, "Drive"],
  [
    /(?<=\b(?:part|item|model|serial|order|ref|house|room|case|flight|lot|bus|invoice|account|ticket|stock|product)) no\.:? ?(?=[A-Z]*-?\d|[A-Z]{1,4}\d?)/gi,
    " number ",
  ],
  // So long a number is a name: each of its figures is said, and of four unless they are whole thousands.
  [
    new RegExp(
      `(?<=\\b(?:${NUMBERED}) (?:no\\.|numbers?|num\\.|ID|code)(?: is| was)?:? ?(?:\\d{4,}(?:, | and | or | & ))*)(?:\\d{5,}|(?!\\d000)\\d{4}(?!\\d|[.,:/–-]\\d| (?:units|people|an?|per)\\b))`,
      "gi",
    ),
    spellDigits,
  ],
  [
    new RegExp(`(?<=\\b(?:${NUMBERED}) )#(?!\\d000)(\\d{4})(?!\\d|[.,:/–-]\\d)`, "gi"),
    (_, digits = "") => `number ${spellDigits(digits)}`,
  ],
  [/(?<=\d ?)ft\.(?= [a-z\d]|,)/g, "ft"],
  // With somebody else, as songs have it.
  [/(?<=[A-Za-z)"'] )(?<!\b(?:sq|cu|square|cubic)\.? )(?:ft|feat)\b\.? (?=[A-Z])/g, "featuring "],
  [
    new RegExp(`(?<![A-Za-z.])(${alternatives(titles.keys())})\\b\\.?(?= [A-Z])`, "g"),
    (_, short) => titles.get(short) ?? short,
  ],
  [/(?<![A-Za-z.])Rev\b\.? (\d{1,2}):(?=\d)/g, "Revelation $1, "],
  // A chapter and its verse, where they are no time of day.
  [new RegExp(`(?<=\\b(?:${BOOKS}) \\d{1,3}):(?=\\d(?!\\d)|[6-9]\\d|1\\d\\d)`, "g"), ", "],
  [
    new RegExp(
      `(?<![A-Za-z.])(?!(?<=\\d )[Mm]in\\b)(?!${NO_SHORT})(${alternatives(beforeFigures.keys())})\\b[.:]?(?= ?\\d)`,
      "g",
    ),
    (_, short) => beforeFigures.get(short) ?? short,
  ],
  [
    new RegExp(
      `(?<![A-Za-z.])(?!${WORDS_TOO}(?! [a-z\\d]|[,;:)]))(?:${alternatives(abbreviations.keys())})(?=[\\s,;:)]|$)`,
      "g",
    ),
    (short) => abbreviations.get(short) ?? short,
  ],
  [/(?<![A-Za-z.])(?:[A-Z]\.){2,}/g, (initials) => spelled(initials.replaceAll(".", ""))],
  [
    /(?<![A-Za-z])([A-Z]{1,3})&([A-Z]{1,3})(?![A-Za-z])/g,
    (_, first, second) => `${spelled(first)} and ${spelled(second)}`,
  ],
  [/(?<![A-Za-z])([A-G])[#♯](?![A-Za-z\d])/g, "$1 sharp"],
  [/(?<![A-Za-z])([A-G])♭(?![A-Za-z\d])/g, "$1 flat"],
  [/(?<![A-Za-z])[Oo]p\. ?(?=\d)/g, "Opus "],
  [/(?<![A-Za-z])PM(?=(?:2\.5|10)(?![\d.]))/g, "P M "],
  // Rupees before their figure.
  [/(?<![A-Za-z])Rs\.? ?(?=\d)/g, "₹"],
  [/(?<![A-Za-z\d])\.NET\b/g, "dot net"],
];

/** One town of two, whose state is a word as well: through Tulsa, OK, and Amarillo, TX. */
const towns: Rewrite = [
  /(?<=\b(?:in|from|to|through|near|via|at|around|outside|between) (?:[A-Z][a-z]+ ){0,2}[A-Z][a-z]+, )(OK|OR|HI)(?=,? and (?:[A-Z][a-z]+ ){0,2}[A-Z][a-z]+, [A-Z])/g,
  (code) => states.get(code) ?? code,
];

/** Alone where somebody lives or goes, when the sentence ends or pauses behind it: in Portland, OR. */
const wordStates: Rewrite = [
  /(?<=\b(?:in|from|near|of|at|around|outside) (?:[A-Z][a-z]+ ){0,2}[A-Z][a-z]+, )(OR|ME|OK|HI|IN)(?=[,.;)]|$)/g,
  (code) => states.get(code) ?? code,
];

/** Names are written as the built-in voice would spell them. */
const names: Rewrite = [
  new RegExp(`(?<![A-Za-z])(?:${alternatives(englishNames.keys())})(?![A-Za-z])`, "gi"),
  (name) => englishNames.get(name.toLowerCase()) ?? name,
];

/** A word with an abbreviation at its end, which the voice would spell as a whole; MacDONALD is one name, TM a mark. */
const tailed: Rewrite = [
  /(?<!\w)(?!Ma?c[A-Z])([A-Z]?[a-z]{2,})([A-Z]{2,4})(?!\w)/g,
  (_, word = "", letters = "") => (letters === "TM" ? word : `${word} ${letters}`),
];

/** Addresses, numerals and abbreviations, which stand for other words. */
export const abbreviated: readonly Rewrite[] = [
  ...webAddresses,
  towns,
  wordStates,
  ...numerals,
  ...shortForms,
];

/** Addresses, names and abbreviations, before anything is done about figures. */
export const words: readonly Rewrite[] = [
  ...webAddresses,
  towns,
  wordStates,
  names,
  tailed,
  ...numerals,
  ...shortForms,
];
