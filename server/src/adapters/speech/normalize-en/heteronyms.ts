import type { Rewrite } from "../rewrite.ts";
import { alternatives } from "../table.ts";
import { wordList, wordRows } from "../word-list.ts";

/** Behind these a verb stands in its first form. */
const BEFORE_VERB =
  "to|will|can|could|must|should|would|may|might|shall|do|did|does|not|let's|please|and|or|[a-z]+n't";
/** Words that begin a sentence as a name would, and bid. */
const NO_NAME =
  "Please|Now|Then|Also|Just|Go|To|First|Next|Never|Always|Simply|Only|So|And|Or|But|Do|Did|Can|Could|Will|Would|Should|Must|May|Might|Let's";
/** Before whom a verb in its first form does not stand alone: Did he read it? It helped Tom read. */
const BEFORE_SUBJECT =
  "[Dd]id|[Dd]o|[Dd]oes|[Cc]an|[Cc]ould|[Ww]ill|[Ww]ould|[Ss]hould|[Mm]ust|[Mm]ay|[Mm]ight|[Ll]ets?|[Hh]elp(?:s|ed)?|[Mm]akes?|[Mm]ade|[Hh]ave|[Hh]ad|[Ss]aw|[Hh]eard|[Ww]atched";
/** Between "have" and its participle. */
const BETWEEN =
  "not|never|ever|already|just|also|only|once|always|been|recently|now|since|then|first|last|later|still|even|long|often|all|both|i|you|we|they|he|she|(?!family )[a-z]+ly";
/** Behind these "read" is part of a name for what one may do. */
const READ_NOUN =
  "access|permissions?|rights?|privileges?|only (?:access|memory|mode|files?|cop(?:y|ies)|permissions?)|and write|or write|speeds?|operations?|requests?|replicas?|receipts?";
const PAST =
  "yesterday|last (?:night|week|month|year|summer|winter|spring|fall)|(?:days|weeks|months|years|hours) ago|as a child";
/** Where a sentence, a quotation or a bracket begins. */
const BEGIN = String.raw`(?:^|[.!?:;] |["(])`;

/** `^` among the words before stands for the beginning. */
function before(words: string): string {
  if (words === "") return String.raw`(?<![-\w'])`;
  const [is, names] = words.startsWith("!") ? ["!", words.slice(1)] : ["=", words];
  const others = names.split("|").filter((name) => name !== "^");
  const neighbours = String.raw`(?<![\w'])(?:${others.join("|")})[ -]`;
  const places = [...(others.length ? [neighbours] : []), ...(names.split("|").includes("^") ? [BEGIN] : [])];
  return `(?<${is}${places.join("|")})`;
}

const behind = (words: string) => (words.startsWith("!") ? `(?!${words.slice(1)})` : `(?=${words})`);

/**
 * Of the rows of a word the first counts whose neighbours are there. One that gives the word itself leaves it alone: there
 * the voice says it right, and what is stored of its sound stays. A word with a capital is meant only with it.
 */
function listed(rows: readonly string[][]): Rewrite {
  const [[word = ""] = []] = rows;
  // Each by itself: where the engine compiles without care, one pattern's case holds for the others joined to it.
  const ways = rows.map(([, said = "", , left = "", right = ""]) => ({
    said,
    left: new RegExp(before(left), "iy"),
    right: new RegExp(behind(right), "iy"),
  }));
  const isAt = (pattern: RegExp, text: string, at: number) => {
    pattern.lastIndex = at;
    return pattern.test(text);
  };
  return [
    new RegExp(String.raw`\b(${word})\b(?!')`, "gi"),
    (found = "", ...rest) => {
      const [at, text] = rest.slice(-2) as unknown as [number, string];
      const way = ways.find(
        ({ left, right }) => isAt(left, text, at) && isAt(right, text, at + found.length),
      );
      if (!way || way.said === word || (/^[A-Z]/.test(word) && found !== word)) return found;
      return way.said;
    },
  ];
}

const words = Map.groupBy(wordRows("neighbours/en"), ([word = ""]) => word);

const accented = new Map([...wordList("en-accents")].map(([word, said]) => [word.toLowerCase(), said]));
const ACCENTED = new RegExp(`(?<!\\p{L})(${alternatives(accented.keys())})(s?)(?!\\p{L})`, "giu");

/** The accents tell the word, and are gone before any other rule. */
export const withAccents = (text: string): string =>
  text.replace(ACCENTED, (_, word: string, many: string) => `${accented.get(word.toLowerCase())}${many}`);

/** Words of two sounds whose neighbours tell which is meant, written as the built-in voices say the rarer one. */
export const englishHeteronyms: readonly Rewrite[] = [
  // The voice knows "re" as a note alone: re-elected, re-sign.
  [/\bre-(?=[a-z]{3})/gi, "ree "],
  [
    new RegExp(
      `(?<=\\b(?:(?:have|has|had|was|were)(?:n't)?|having|been|being|be)(?: (?:${BETWEEN})){0,2} )read\\b(?![-/]| (?:${READ_NOUN})\\b)`,
      "gi",
    ),
    "red",
  ],
  [
    new RegExp(
      `(?<=\\b(?:I|[Ww]e|[Tt]hey|[Hh]e|[Ss]he|who|[A-Z][a-z]+) )(?<!\\b(?:${BEFORE_VERB}|${NO_NAME}) )(?<!\\b(?:${BEFORE_SUBJECT})(?:n't)? (?:I|we|they|he|she|[A-Z][a-z]+) )read(?=\\b[^.?!;]{0,40}\\b(?:${PAST})\\b)`,
      "g",
    ),
    "red",
  ],
  ...[...words.values()].map(listed),
];
