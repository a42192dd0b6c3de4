import { listedInEnglish } from "../../text/sentences/noun-phrase.ts";
import { lowered, UNSAYABLE } from "../cells-en.ts";
import type { Said, Table } from "../tables-en.ts";

const HEADING =
  /^(?:(?:our|treatment|clinic|membership|course) )?(?:fees|prices|charges|rates|price list|fees and charges)$/i;
const HEAD = /^(?:fee|price|cost|charge|rate)s?$/i;
const AMOUNT = /^(?:from )?[£$€]\d[\d,]*(?:\.\d{2})?(?: (?:a|per) [a-z]+)?$/i;
const MOST = 5;
const FEWEST = 2;
const LONGEST_LABEL = 45;

/**
 * "The fees include €75 for first visit and €55 for return visit.": what a house asks for what it does, in the order of its
 * list. Null for a table of whom a price is for, or without a column of them.
 */
export function serviceFeesTold({ heads, rows, titles, from }: Table): Said[] | null {
  const title = titles.find((one) => HEADING.test(one.trim()));
  const column = heads?.findLastIndex((head) => HEAD.test(head)) ?? -1;
  if (!title || column < 1) return null;
  const fees = rows.flatMap(({ cells }) => {
    const [label = "", amount = ""] = [cells[0], cells[column]];
    const isSaid = label.length <= LONGEST_LABEL && !UNSAYABLE.test(label) && !/[,:;.!?]/.test(label);
    return isSaid && AMOUNT.test(amount) ? [`${amount} for ${lowered(label)}`] : [];
  });
  if (fees.length < FEWEST) return null;
  const noun = /rates|charges|fees/i.exec(title)?.[0].toLowerCase() ?? "prices";
  const text = `The ${noun} include ${listedInEnglish(fees.slice(0, MOST))}.`;
  return [{ text, blockIndex: rows[0]?.blockIndex ?? from }];
}
