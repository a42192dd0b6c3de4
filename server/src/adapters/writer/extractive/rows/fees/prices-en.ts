import { alternativesOf } from "#kernel/text/phrases";
import { articled, listedInEnglish } from "../../text/sentences/noun-phrase.ts";
import { capitalized, cellKindOf, inSentence, isPluralLabel, lowered, UNSAYABLE } from "../cells-en.ts";
import type { Said, Table } from "../tables-en.ts";

const MOST_PRICES = 7;
const MOST_CASES = 6;
const LONGEST_CASE = 60;

const PRICE_WORD =
  /\b(admission|entry|entrance|tickets?|prices?|fees?|charges?|costs?|rates?|fares?|hire|rent|membership|tuition)\b/i;
const WITHOUT_ARTICLE = /^(?:admission|entry|entrance|membership|hire|rent|tuition|tickets)$/;

/** "Admission is", "The charges are": by the word of the lines above. */
function priceSubject(titles: readonly string[]): string | null {
  const word = titles.map((title) => PRICE_WORD.exec(title)?.[1]?.toLowerCase()).find(Boolean);
  if (!word || titles.some((title) => NO_PRICE.test(title))) return null;
  // "What it costs" has a verb, and no name of the price.
  const noun = word === "costs" || word === "cost" ? "price" : word;
  const named = WITHOUT_ARTICLE.test(noun) ? capitalized(noun) : `The ${noun}`;
  return `${named} ${/s$/.test(noun) ? "are" : "is"}`;
}

/** Sums below such a title are no prices. */
const NO_PRICE = /\b(?:refunds?|prizes?|discounts?|savings?|fines?|penalt\w+|grants?|rewards?|costs? us)\b/i;
const OF_COLUMN = new RegExp(`^(?:${alternativesOf("table-heads-of-prices")})$`, "i");

export const PERSON =
  /\b(?:adult|child|children|senior|student|concession|youth|young person|pensioner|toddler|infant|under|people|member)s?\b/i;
const AGES = / \((\d{1,3}) to (\d{1,3})\)$|, (\d{1,3}) to (\d{1,3})$/;
const OVER = / \((\d{1,3})\+\)$/;

/** Whom or what a price is for. */
export function payer(label: string): string {
  const aged = PERSON.test(label)
    ? label
        .replace(AGES, (_, a, b, c, d) => ` aged ${a ?? c} to ${b ?? d}`)
        .replace(OVER, (_, age) => ` aged ${age} and over`)
    : label;
  const plain = aged
    .replace(/^[A-Z] [-–—] /, "")
    .replace(/ \(([^()]*)\)/g, ", $1,")
    .replace(/,$/, "")
    .replace(/\s\/\s/g, " or ")
    .replace(/\s[-–—]\s/g, ", ")
    .replace(/ \+ /g, " and ")
    .trim();
  const calm = PERSON.test(plain) ? lowered(plain) : inSentence(plain);
  if (/^(?:per|for|with|each|any|every)\b/.test(calm)) return calm.replace(/^for /, "");
  const [head = "", ...rest] = calm.split(/(?=,| aged )/);
  const named = ARTICLED.test(head) ? withA(head) : ORDINAL.test(head) ? `the ${head}` : head;
  return named + rest.join("");
}
const ORDINAL = /^(?:first|second|third|last)\b/;
/** Whom and what one can pay for without an article: persons, several, each, times, or with a number. */
const isPayer = (label: string) => {
  const said = payer(label);
  const head = said.split(/[,(]/)[0] ?? "";
  return (
    PERSON.test(label) ||
    /^(?:an?|the|per|each|every|any|all|one|two|three|four|both|under|over|up to|more than|less than|delivery|entry|admission|parking)\b/.test(
      said,
    ) ||
    /^(?:day|date)$/.test(cellKindOf(label)) ||
    /^\d{1,3}(?: to \d{1,3})? \p{Ll}+s$/u.test(said) ||
    isPluralLabel(head)
  );
};
/** Persons of one number want an article: "for an adult". */
const ARTICLED =
  /^(?:adult|child|senior|student|family|group|couple|carer|member|pensioner|visitor|resident|single|double)(?=$|,| aged | with | or | and | over | under | rate| ticket)/i;
const withA = (text: string) => {
  const said = articled(text);
  return said === text && !/s$/.test(text) ? `a${/^[aeiou]/i.test(text) ? "n" : ""} ${text}` : said;
};

const forPayer = (label: string) => (/^per\b/.test(payer(label)) ? payer(label) : `for ${payer(label)}`);
export const amount = (cell: string) =>
  /^(?:Free|Nothing|No charge|From|Up)\b/.test(cell) ? cell.toLowerCase() : cell;

/** Rows of a person or a thing and what it costs. */
export function pricesTold({ heads, rows: stated, titles, from }: Table): Said[] | null {
  const isNone = (cell: string) => cellKindOf(cell) === "none";
  const rows = stated.filter(({ cells }) => !cells.slice(1).every(isNone));
  const isPrice = (cell: string) => cellKindOf(cell) === "price";
  const isPriced = rows.every(({ cells: [label = "", ...own] }) => {
    return own.length > 0 && /^(?:words|day|date|number)$/.test(cellKindOf(label)) && own.every(isPrice);
  });
  if (!isPriced || rows.length > MOST_PRICES || rows.length < 2) return null;
  const labels = rows.map(({ cells }) => cells[0] ?? "");
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const columns = heads?.slice(1) ?? [];
  if (
    width > 2 &&
    (columns.length !== width - 1 || labels.every((label) => /^(?:per|each|a|an) /i.test(label)))
  )
    return null;
  if (width > 3 || !labels.every((label) => !UNSAYABLE.test(label) && isPayer(label))) return null;
  if (width > 2 && (heads?.[0] === "" || !columns.every((head) => OF_COLUMN.test(head)))) return null;
  const subject = priceSubject([...titles, heads?.[1] ?? ""]);
  if (!subject) return null;
  const told = rows.map(({ cells: [label = "", ...own] }, at) => {
    const sums = own.flatMap((cell, column) => {
      const head = own.length > 1 && at === 0 ? ` ${lowered(columns[column] ?? "")}` : "";
      return [`${amount(cell)}${head}`];
    });
    const isOne = at > 0 && new Set(own).size === 1;
    return `${isOne ? sums[0] : sums.join(" or ")} ${forPayer(label)}`;
  });
  return [
    {
      text: `${subject} ${listedInEnglish(told)}.`,
      spaced: `${subject} ${told.join(", and ")}.`,
      blockIndex: rows[0]?.blockIndex ?? from,
    },
  ];
}

/** "By notice given, you pay nothing for more than 24 hours.": the second column begins a sentence. */
export function chargesTold({ heads, rows }: Table): Said[] | null {
  const [basis = "", clause = ""] = heads ?? [];
  if (
    heads?.length !== 2 ||
    !/^(?:you|members|visitors) (?:pay|owe|get|receive|get back)$/i.test(clause) ||
    /^(?:if|when|what|how|who|where|you|we)\b/i.test(basis) ||
    rows.length > MOST_CASES
  )
    return null;
  if (rows.some(({ cells }) => cells.some((cell) => UNSAYABLE.test(cell) || cell.length > LONGEST_CASE)))
    return null;
  const told = rows.map(
    ({ cells: [label = "", value = ""] }) => `${inSentence(value)} for ${inSentence(label)}`,
  );
  return [
    {
      text: `By ${inSentence(basis)}, ${inSentence(clause)} ${listedInEnglish(told)}.`,
      blockIndex: rows[0]?.blockIndex ?? 0,
    },
  ];
}
