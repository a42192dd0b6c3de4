import { listedInEnglish } from "../../text/sentences/noun-phrase.ts";
import { UNSAYABLE } from "../cells-en.ts";
import type { Said, Table } from "../tables-en.ts";

const HEADING = /\b(?:fees|prices|charges|rates|admission|tickets)\b/i;
/** Those who pay, as heads of columns say it. */
const WHOM =
  /^(?:non-?)?(?:residents?|members?|adults?|child(?:ren)?|students?|seniors?|concessions?|famil(?:y|ies))$/i;
const PLACE = /^(?:landing|location|site|venue|place|pool|park|museum|branch|hall|pitch|course|court)$/i;
const AMOUNT = /^[£$€]\d[\d,]*(?:\.\d{2})?$/;
const FEWEST = 2;
const MOST_GROUPS = 3;
const LONGEST_LABEL = 40;

/**
 * "Fees at the quay are $85 for residents and $140 for non-residents, and at the pond $65 and $110.": a table that
 * asks each kind of people something else. Null where a row has no amount for one of them.
 */
export function feesOfWhomTold({ heads, rows, titles, from }: Table): Said[] | null {
  const columns = (heads ?? []).flatMap((head, at) => (at > 0 && WHOM.test(head) ? [at] : []));
  if (!titles.some((one) => HEADING.test(one)) || columns.length < FEWEST) return null;
  const labels = rows.map(({ cells: [label = ""] }) => label.replace(/\s*\([^()]*\)$/, ""));
  const amounts = rows.map(({ cells }) => columns.map((at) => cells[at] ?? ""));
  const isSayable = labels.every((label) => label.length <= LONGEST_LABEL && !UNSAYABLE.test(label));
  if (rows.length === 0 || !isSayable || amounts.flat().some((one) => !AMOUNT.test(one))) return null;
  const groups = [...Map.groupBy(labels, (_, at) => amounts[at]?.join(" ") ?? "")];
  if (groups.length > MOST_GROUPS) return null;
  const where = PLACE.test(heads?.[0] ?? "") ? "at" : "for";
  const people = columns.map((at) => peopleOf(heads?.[at] ?? ""));
  const parts = groups.map(([key, names], at) => {
    const asked = key.split(" ");
    const listed = listedInEnglish(asked.map((one, who) => (at === 0 ? `${one} for ${people[who]}` : one)));
    return at === 0
      ? `Fees ${where} ${listedInEnglish(names)} are ${listed}`
      : `${where} ${listedInEnglish(names)} ${listed}`;
  });
  const [first = "", ...rest] = parts;
  const others = rest.map((part, at) => `, ${at === rest.length - 1 ? "and " : ""}${part}`);
  const text = `${first}${others.join("")}.`;
  return [{ text, blockIndex: rows[0]?.blockIndex ?? from }];
}

/** "Resident" heads what residents pay. */
const peopleOf = (head: string): string =>
  head
    .toLowerCase()
    .replace(/^child$/, "children")
    .replace(/family$/, "families")
    .replace(/(?<!s|children)$/, "s");
