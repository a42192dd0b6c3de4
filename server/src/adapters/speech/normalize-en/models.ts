import type { Rewrite } from "../rewrite.ts";
import { alternatives } from "../table.ts";
import { cardinal, spellDigits } from "./number-words.ts";
import { englishNames, englishUnits } from "./tables.ts";

const UNIT = alternatives([
  ...englishUnits.keys(),
  "am",
  "pm",
  "AM",
  "PM",
  "K",
  "M",
  "B",
  "k",
  "st",
  "nd",
  "rd",
  "th",
  "s",
  "in",
]);

/**
 * 100V-240V, 5-10m and 9am-5 measure. Every other token of letters, figures and hyphens is a name: 5W-30 has a letter
 * behind its first figure alone, where no range has its unit.
 */
const measured = new RegExp(
  `^[\\d.,]+(?:${UNIT})?(?:-[\\d.,]+(?:${UNIT})?)*-[\\d.,]+(?:${UNIT})$|^[\\d.,]+[aApP][mM]-[\\d.,]+$`,
);

/** 20-year-old and mid-1990s are words and figures, no model. */
const prose =
  /^\d+(?:st|nd|rd|th)?(?:-[a-z]{2,})+(?:-\d+)?$|^[A-Za-z]?[a-z]{2,}-\d+(?:\.\d+)?(?:s|th|st|nd|rd|%)?$|-[a-z]{3,}$/;

/** Three figures of a name as people say them: nine eleven, two oh five; whole hundreds stay. */
function inGroups(digits: string): string {
  const tail = digits.slice(1);
  if (tail === "00") return cardinal(digits);
  return `${cardinal(digits.slice(0, 1))} ${tail.startsWith("0") ? `oh ${cardinal(tail.slice(1))}` : cardinal(tail)}`;
}

const figure = (digits: string) =>
  digits.startsWith("0") && digits.length > 1 ? spellDigits(digits) : cardinal(digits);

function modelName(token: string): string {
  if (!/\d/.test(token) || !/[A-Za-z]/.test(token) || measured.test(token) || prose.test(token)) return token;
  if (englishNames.has(token.toLowerCase())) return token;
  return token
    .replaceAll("-", " ")
    .replace(/(?<=\d)(?=[A-Za-z])|(?<=[A-Za-z])(?=\d)/g, " ")
    .replace(/\d+/g, figure);
}

/** Types of planes are said in groups: a seven thirty seven. */
const planes: readonly Rewrite[] = [
  [
    /(?<=\b(?:Boeing|Airbus|McDonnell Douglas) )(?:A)?7(\d)7(?:-(\d{1,3}))?(?![\d-])/g,
    (_, middle = "", variant) => `seven ${cardinal(`${middle}7`)}${variant ? ` ${cardinal(variant)}` : ""}`,
  ],
  [
    /(?<![A-Za-z\d.-])A(220|3(?:[0-4]0|[58]0|1[89]|21))-(\d{3,4})(?![A-Za-z\d-])/g,
    (_, type = "", variant = "") => `A ${inGroups(type)} ${cardinal(variant)}`,
  ],
];

/** Words with a capital that no figure belongs to as part of a name. */
const NO_NAME = [
  "About|Above|Add|After|All|Almost|And|Another|Are|Around|As|At|Because|Before|Below|But|By|Buy|Can|Each|Even|Every|First|For|From|Get|Has",
  "Have|He|If|In|Is|It|Just|Last|Less|Like|May|More|Most|Nearly|Next|No|Now|Of|On|Only|Or|Other|Our|Over|Roughly|Save|She",
  "Since|So|Some|Than|That|The|Then|There|These|They|This|Those|To|Total|Under|Until|Up|Use|We|When|Where|Which|While|With|You",
].join("|");
/** A figure behind these counts or measures. */
const COUNTS = [
  "percent|per|people|million|billion|thousand|hundred|children|men|women|of|and|to|or|x|by|degrees?",
  "(?!(?:is|was|has|does|goes|needs|costs|runs|comes|looks|weighs|gets|makes|takes|seems|stays|starts|stops|works|sells)\\b)[a-z-]+s",
].join("|");

/** Three figures in the name of a car, a telephone or a road are said in two groups. */
const namedFigures: readonly Rewrite[] = [
  [
    new RegExp(
      `(?<=(?:[a-z,']|\\b(?:The|An?|My|Our|His|Her|Their|Your|This|That)) (?:[A-Z][a-z]+ )?(?!(?:${NO_NAME}) )[A-Z][a-z]+(?:'s)? )([1-9]\\d\\d)(?![\\d%°]|[.,:/-]\\d|-[a-z]| ?(?:${COUNTS})\\b| ?(?:${UNIT})\\b)`,
      "g",
    ),
    (_, digits = "") => inGroups(digits),
  ],
  // Four of them in pairs, unless they are a year.
  [
    new RegExp(
      `(?<=[a-z,'] (?!(?:${NO_NAME}) )[A-Z][a-z]+ )(?!19|20)([1-9]\\d)([1-9]\\d)(?![\\d%°]|[.,:/-]\\d|-[a-z]| ?(?:${COUNTS})\\b| ?(?:${UNIT})\\b)`,
      "g",
    ),
    (_, head = "", tail = "") => `${cardinal(head)} ${cardinal(tail)}`,
  ],
  [
    /(?<![A-Za-z\d.-])([A-Z]{1,2})([1-9]\d\d)(neo|ceo)?(?![A-Za-z\d]|[.,-]\d)/g,
    (_, letters, digits = "", kind = "") => `${letters} ${inGroups(digits)}${kind && ` ${kind}`}`,
  ],
  // Behind the series of a chip: RTX 4070.
  [
    /(?<=\b(?:RTX|GTX|RX|Ryzen \d) )([1-9]\d)([1-9]\d|00)(?=(?:[A-Z]{1,2}|Ti)?(?![A-Za-z\d]|[.,-]\d))/g,
    (_, head = "", tail = "") => `${cardinal(head)} ${tail === "00" ? "hundred " : `${cardinal(tail)} `}`,
  ],
];

/** Names of models and parts: their hyphens are neither ranges nor minus signs. */
export const englishModels: readonly Rewrite[] = [
  ...planes,
  ...namedFigures,
  [
    /(?<=\b(?:[Aa]|[Tt]he) )7([0-8])7(?![\d,.:/-]|\s?[a-z%]+s\b)/g,
    (_, middle) => `seven ${cardinal(`${middle}7`)}`,
  ],
  [/(?<![A-Za-z\d.-])[A-Za-z\d.]+(?:-[A-Za-z\d.]*[A-Za-z\d])+(?![A-Za-z\d-])/g, modelName],
];
