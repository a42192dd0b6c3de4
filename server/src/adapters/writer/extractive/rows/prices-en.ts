import { articled, listedInEnglish } from "../text/noun-phrase.ts";
import { capitalized, cellKindOf, inSentence, lowered, UNSAYABLE } from "./cells-en.ts";
import type { Said, Table } from "./tables-en.ts";

const MOST_PRICES = 7;
const MOST_CASES = 6;
const LONGEST_CASE = 60;

const PRICE_WORD =
  /\b(admission|entry|entrance|tickets?|prices?|fees?|charges?|costs?|rates?|fares?|hire|rent|membership|tuition)\b/i;
const WITHOUT_ARTICLE = /^(?:admission|entry|entrance|membership|hire|rent|tuition|tickets)$/;

/** "Admission is", "The charges are": by the word of the lines above. */
function priceSubject(titles: readonly string[], column: string): string {
  const own =
    /^\p{Lu}\p{Ll}+(?: \p{Ll}+)?$/u.test(column) && cellKindOf(column) === "words"
      ? column.toLowerCase()
      : "amount";
  const word = titles.map((title) => PRICE_WORD.exec(title)?.[1]?.toLowerCase()).find(Boolean) ?? own;
  // "What it costs" has a verb, and no name of the price.
  const noun = word === "costs" || word === "cost" ? "price" : word;
  const named = WITHOUT_ARTICLE.test(noun) ? capitalized(noun) : `The ${noun}`;
  return `${named} ${/s$/.test(noun) ? "are" : "is"}`;
}

const PERSON =
  /\b(?:adult|child|children|senior|student|concession|youth|young person|pensioner|toddler|infant|under|people|member)/i;
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
  const calm = lowered(plain);
  if (/^(?:per|for|with|each|any|every)\b/.test(calm)) return calm.replace(/^for /, "");
  const [head = "", ...rest] = calm.split(/(?=,| aged )/);
  return (ARTICLED.test(head) ? withA(head) : head) + rest.join("");
}
/** Persons of one number want an article: "for an adult". */
const ARTICLED =
  /^(?:adult|child|senior|student|family|group|couple|carer|member|pensioner|visitor|resident|single|double)\b(?!s)/i;
const withA = (text: string) => {
  const said = articled(text);
  return said === text && !/s$/.test(text) ? `a${/^[aeiou]/i.test(text) ? "n" : ""} ${text}` : said;
};

const forPayer = (label: string) => (/^per\b/.test(payer(label)) ? payer(label) : `for ${payer(label)}`);
export const amount = (cell: string) =>
  /^(?:Free|Nothing|No charge|From|Up)\b/.test(cell) ? cell.toLowerCase() : cell;

/** Rows of a person or a thing and what it costs. */
export function pricesTold({ heads, rows, titles, from }: Table): Said[] | null {
  const isPrice = (cell: string) => /^(?:price|none)$/.test(cellKindOf(cell));
  const isPriced = rows.every(({ cells: [label = "", ...own] }) => {
    return own.length > 0 && /^(?:words|day|date)$/.test(cellKindOf(label)) && own.every(isPrice);
  });
  if (!isPriced || rows.length > MOST_PRICES || rows.length < 2) return null;
  if (rows.every(({ cells }) => cells.slice(1).every((cell) => cellKindOf(cell) === "none"))) return null;
  const labels = rows.map(({ cells }) => cells[0] ?? "");
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const columns = heads?.slice(1) ?? [];
  if (
    width > 2 &&
    (columns.length !== width - 1 || labels.every((label) => /^(?:per|each|a|an) /i.test(label)))
  )
    return null;
  if (width > 3 || rows.some(({ cells }) => UNSAYABLE.test(cells[0] ?? ""))) return null;
  const told = rows.map(({ cells: [label = "", ...own] }, at) => {
    const sums = own.flatMap((cell, column) => {
      if (cellKindOf(cell) === "none") return [];
      const head = own.length > 1 && at === 0 ? ` ${headOfPrice(columns[column] ?? "")}` : "";
      return [`${amount(cell)}${head}`];
    });
    const same = new Set(sums.map((sum) => sum.split(" ")[0])).size === 1 && at > 0 ? sums.slice(0, 1) : sums;
    return `${same.join(" or ")} ${forPayer(label)}`;
  });
  return [
    {
      text: `${priceSubject([...titles, heads?.[1] ?? ""], width === 2 ? (heads?.[1] ?? "") : "")} ${listedInEnglish(told)}.`,
      blockIndex: rows[0]?.blockIndex ?? from,
    },
  ];
}
const headOfPrice = (head: string) => inSentence(head).replace(/ price$/, "");

/** "By notice given, you pay nothing for more than 24 hours.": the second column begins a sentence. */
export function chargesTold({ heads, rows }: Table): Said[] | null {
  const [basis = "", clause = ""] = heads ?? [];
  if (
    heads?.length !== 2 ||
    !/^(?:you|members|visitors|we) \p{Ll}+$/iu.test(clause) ||
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
