import type { Page } from "#kernel/page";
import { escapePattern } from "#kernel/text/escape-pattern";
import { alternativesOf } from "#kernel/text/phrases";
import { endsInOne } from "../kinds/counted-en.ts";
import { isUsed } from "../kinds/used-en.ts";
import { isBook } from "./book-author-en.ts";
import { isTail, withoutChain } from "./title-chain-en.ts";
import { folded } from "./title-house.ts";

const SCRIPTS =
  "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Arabic}\\p{Script=Hebrew}\\p{Script=Thai}";
/** A Cyrillic letter inside a Latin word is a slip of its writer. */
const OTHER_SCRIPT = new RegExp(
  `[${SCRIPTS}][${SCRIPTS}ー・々]*|(?<![\\p{L}])\\p{Script=Cyrillic}+(?!\\p{L})`,
  "gu",
);
const SHORTEST_REST = 3;

/** "PChome商店街": a name without the words of another script, where one in Latin letters stands beside them. */
export function inLatin(name: string): string {
  const own = name.replace(OTHER_SCRIPT, " ").replace(/\s+/g, " ").trim();
  return own !== name && (own.match(/\p{Script=Latin}/gu)?.length ?? 0) >= SHORTEST_REST ? own : name;
}

/** "(PS5)": for which machine a game is. */
const PLATFORM =
  /\s*[([](PS ?\d|PlayStation \d|Xbox(?: One| 360| Series [XS](?:[/|][XS])?)?|Nintendo Switch(?: 2)?|Switch|Wii(?: U)?|(?:Nintendo )?3DS|PC|Mac)[)\]]/i;
const OF_MACHINE = /^(?:PC|Mac)$/i;
/** "(Pack of 2)", "(Exclusive to Tarn.example)": brackets at the end for the stock, not for the ear. */
const OF_STOCK =
  /exclusive|discontinued|(?:pack|set|box) of|\bcount\b|\d ?(?:packs?|pcs|oz|ml|kg|g|lbs?|[GT]B)\b|unlocked|,.*,/i;
/** "(LFD102)", "(MQ2Y2SL/A)" */
const CODE = /^(?=.*\d)(?=.*\p{Lu})[\p{Lu}\d/-]{4,}$/u;
const BRACKET = /\s*\(([^()]*)\)\s*$/u;

/** A string of parts: "W/32GB DDR4/1TB Fusion". */
const PARTS = /\s(?:(?:Intel|AMD|Core i\d|Ryzen|Xeon)\b.*?)?\S*\d+\s?[GT]B\b[^/]*\/.*$/iu;
/** "mirror cab 2 door/built-in lighting" */
const SLASHED = /(?<=\p{L}{3}) \d+ \p{Ll}+\/\p{Ll}.*$/u;
const CABINET = /(?<=\b(?:mirror|wall|base|high|file|storage) )cab\b/i;

const LISTING_WORD = new RegExp(
  `(?<!\\b(?:in|of|for|the|to|by|&)),?\\s+(?:${alternativesOf("title-listing-words")})$`,
  "u",
);
/** "RW BCG": codes of a shop behind a name, where the page's text has them nowhere. */
const CODES = /(?:\s\p{Lu}{2,4}){2,3}$/u;
const STOCK_NUMBER = /(?<=\p{L})\s+\d{6,}$/u;

const MEASURED = /^(.*\p{L}{2}.*?),? (\d[\d.,]*\s?(?:oz|ounces?|ml|cl|kg|g|lbs?))$/iu;
const COLON = /^(.+?):\s+(.+)$/u;

/** A name of goods without the labels that a shop hangs on it: packs, codes, colours behind commas. */
export function withoutLabels(name: string, page: Page): string {
  if (isBook(page)) return name;
  const [, machine] = PLATFORM.exec(name) ?? [];
  const bare = withoutBracket(inLatin(name.replace(PLATFORM, "")), page)
    .replace(PARTS, "")
    .replace(SLASHED, "")
    .replace(CABINET, "cabinet")
    .replace(STOCK_NUMBER, "");
  const plain = withCommas(withoutListingWords(bare, page));
  const said = yearFirst(measureFirst(withoutChain(plain, page)), page).replace(
    /(?<=\b\d+) (?=(?:piece|seater|drawer|burner|door)\b(?! \d))/gi,
    "-",
  );
  const whole = /\p{L}/u.test(said) ? said : name;
  return machine ? `${whole} for ${OF_MACHINE.test(machine) ? "" : "the "}${machine}` : whole;
}

/** "(Platinum)", "(2nd Gen)" behind a name is what a shop writes behind a comma, too. */
function withoutBracket(name: string, page: Page): string {
  const [whole = "", inner = ""] = BRACKET.exec(name) ?? [];
  const bare = name.slice(0, name.length - whole.length);
  if (!whole || !bare) return name;
  if (isTail(inner, page)) return `${bare}, ${inner}`;
  return OF_STOCK.test(inner) || CODE.test(inner) ? withoutBracket(bare, page) : name;
}

function withoutListingWords(name: string, page: Page): string {
  const isTold = (codes: string) =>
    codes
      .trim()
      .split(" ")
      .some((code) =>
        page.blocks.some(
          ({ kind, text }) =>
            kind !== "heading" &&
            new RegExp(`(?<!\\p{L})${escapePattern(code)}(?!\\p{L})(?! \\p{Lu}{2,4}\\b)`, "u").test(text) &&
            !text.includes(name),
        ),
      );
  const bare = name
    .replace(CODES, (codes) => (isTold(codes) || name.split(" ").length < FEWEST_WORDS ? codes : ""))
    .replace(LISTING_WORD, "");
  return bare === name || !bare.includes(" ") ? name : withoutListingWords(bare, page);
}
const FEWEST_WORDS = 4;

/** "Tarn Iron Pan: Seasoned, Non-Stick", "Tarn 3.0: 1 User": a colon that opens a list, and no second half of a title. */
function withCommas(name: string): string {
  const [, head = "", tail = ""] = COLON.exec(name) ?? [];
  const isList = /^\d+ \p{L}/u.test(tail) || (head.includes(" ") && endsInOne(head));
  return head && isList ? `${head}, ${tail}` : name;
}

/** "Tarn Cup 4oz" is the 4oz Tarn Cup; of other things than one counts their size is not a part of the name. */
function measureFirst(name: string): string {
  const [, head = "", measure = ""] = MEASURED.exec(name) ?? [];
  if (!head) return name;
  return endsInOne(head) && !/^\d|,/.test(head) ? `${measure} ${head}` : head;
}

/** Of one used thing the year goes first: "Tarn Alto vxr 2010" is a 2010 Tarn Alto. */
function yearFirst(name: string, page: Page): string {
  const [, head = "", year = ""] = /^(\p{L}.* \S+) ((?:19|20)\d\d)$/u.exec(name) ?? [];
  const brand = page.facts.find(({ kind }) => kind === "brand")?.value ?? "";
  const isOfMaker = brand !== "" && folded(head).startsWith(folded(brand));
  return head && isOfMaker && isUsed(page) ? `${year} ${head}` : name;
}
