import { englishVerbs } from "#kernel/text/english-verbs";
import { listedInEnglish } from "../../text/sentences/noun-phrase.ts";
import { lowered, UNSAYABLE } from "../cells-en.ts";
import type { Said, Table } from "../tables-en.ts";

const HEADING =
  /^(?:(?:our|treatment|clinic|membership|course) )?(?:fees|prices|charges|rates|price list|fees and charges)$/i;
const HEAD_OF_WORK = /^(?:jobs?|services?|works?|treatments?|procedures?|repairs?)$/i;
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
  const isOfWork = HEAD_OF_WORK.test(heads?.[0] ?? "");
  const title = titles.find((one) => HEADING.test(one.trim())) ?? (isOfWork ? titles.at(-1) : undefined);
  const column = heads?.findLastIndex((head) => HEAD.test(head)) ?? -1;
  if (!title || column < 1) return null;
  const fees = rows.flatMap(({ cells }) => {
    const [label = "", amount = ""] = [cells[0], cells[column]];
    const isSaid = label.length <= LONGEST_LABEL && !UNSAYABLE.test(label) && !/[,:;.!?]/.test(label);
    const isFrom = isOfWork && /^from /i.test(amount);
    return isSaid && !isFrom && AMOUNT.test(amount) ? [feeSaid(label, amount)] : [];
  });
  if (fees.length < FEWEST) return null;
  const noun = /\b(?:rates|charges|fees)\b/i.exec(title)?.[0].toLowerCase() ?? "prices";
  const isNamed = !HEADING.test(title.trim()) && OF_WORKS.test(title.trim());
  const text = `The ${noun}${isNamed ? ` for ${lowered(title.trim())}` : ""} include ${listedInEnglish(fees.slice(0, MOST))}.`;
  return [{ text, blockIndex: rows[0]?.blockIndex ?? from }];
}

/** "£32 to replace one string", "£190 for voicing" */
function feeSaid(label: string, amount: string): string {
  const [first = ""] = label.split(" ");
  const isDeed =
    englishVerbs.get(first.toLowerCase()) === "base" && OF_SOMETHING.test(label.slice(first.length));
  return `${amount} ${isDeed ? "to" : "for"} ${lowered(label)}`;
}
const OF_SOMETHING = /^ (?:an?|the|your|one|two|each|all)\b/i;
/** "Repairs and servicing" */
const OF_WORKS = /^\p{Lu}\p{Ll}+(?: and \p{Ll}+)?$/u;
