import { capitalized, isPluralLabel, UNSAYABLE } from "../cells-en.ts";
import type { Said, Table } from "../tables-en.ts";

const OF_PRICES =
  /^(?:(?:our|my|the|current|service|treatment|standard|call-?out) )*(?:prices?|price list|fees|charges|rates|tariff|costs?|what (?:it|i|we) (?:costs?|charge))\b(?! (?:of living|to us|paid))/i;
/** Sums below such a title are not asked for. */
const NO_PRICE = /\b(?:refund|prize|discount|saving|fine|penalt|grant|reward|compar|paid|histor|index)/i;
const HEADS = /^(?:fees?|prices?|costs?|charges?|rates?)\b/i;
const AMOUNT = /^(?:from )?[£$€]\d[\d,]*(?:\.\d{2})?$/;
/** "Main hall is £18" wants an article, and "Concert tuning is £110" none. */
const OF_WORK = new RegExp(
  [
    String.raw`\b(?:\p{L}{3,}ing|services?|repairs?|inspections?|visits?|sessions?|lessons?|treatments?|call-?outs?|assessments?`,
    String.raw`|checks?|sweeps?|cleans?|surveys?|consultations?|appointments?|deliver(?:y|ies)|tests?|massages?|follow-?ups?`,
    String.raw`|certificates?|reports?|removal|collection)\b`,
  ].join(""),
  "iu",
);
const HEAD_OF_WORK = /^(?:jobs?|services?|works?|treatments?|tasks?|procedures?)$/i;
const LONGEST_LABEL = 70;
const FEWEST = 2;
/** More of them nobody keeps in mind. */
const MOST = 4;

/** "Prices from 1 September", "What it costs" */
export const isHeadOfPrices = (title: string): boolean =>
  OF_PRICES.test(title.trim()) && !NO_PRICE.test(title);

/**
 * "Sweep and inspection is £70. Second flue, same visit, is £45.": below a heading about prices, the names of what is done
 * with a sum each, in their order. Null where most rows say something else.
 */
export function priceRowsTold({ heads, rows, titles, from }: Table): Said[] | null {
  const isOfPrices = titles.some(isHeadOfPrices);
  const isPair = rows.every(({ cells }) => cells.length === 2);
  const isNamed = heads === null || HEADS.test(heads[1] ?? "");
  if (!isOfPrices || !isPair || !isNamed) return null;
  const told = rows.flatMap(({ cells: [label = "", amount = ""] }) => {
    const isSaid = label.length <= LONGEST_LABEL && /^[\p{Lu}\d]/u.test(label) && !UNSAYABLE.test(label);
    return isSaid && !/[:;!?]|\. /.test(label) && AMOUNT.test(amount) ? [rowTold(label, amount)] : [];
  });
  const works = told.filter((text) => OF_WORK.test(text)).length;
  const isOfWork = 2 * works >= told.length || HEAD_OF_WORK.test(heads?.[0] ?? "");
  if (told.length < FEWEST || 2 * told.length <= rows.length || !isOfWork) return null;
  return [{ text: told.slice(0, MOST).join(" "), blockIndex: rows[0]?.blockIndex ?? from }];
}

/** "Leak test, with report, is £35." */
function rowTold(label: string, amount: string): string {
  const said = label
    .replace(/\s*\([^()]*\d[^()]*\)/g, "")
    .replace(/\s*\([^()]*\)(?=\s\p{Ll})/gu, "")
    .replace(/\s*\(([^()]*)\)/g, ", $1,")
    .replace(/(\d)\+(?= )/g, "$1 or more")
    .replace(/,$/, "");
  const name = said.includes(",") ? `${said},` : said;
  const [head = ""] = said.split(/,| (?:that|which|who|after|before|at|within|on|with|to|from) /);
  const isSeveral = isPluralLabel(head) || / and /.test(head);
  return `${capitalized(name)} ${isSeveral ? "are" : "is"} ${amount}.`;
}
