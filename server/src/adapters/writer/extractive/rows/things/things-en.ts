import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import { alternativesOf } from "#kernel/text/phrases";
import {
  capitalized,
  cellKindOf,
  inClauses,
  inSentence,
  isPluralLabel,
  lowered,
  UNSAYABLE,
  whenSaid,
} from "../cells-en.ts";
import { amount, PERSON, payer } from "../fees/prices-en.ts";
import type { Said, Table } from "../tables-en.ts";

const MOST_THINGS = 6;
const MOST_CLAUSES = 4;
const LONGEST_VALUE = 60;
const LONGEST_NAME = 40;

/** One sentence a thing, by the names of the columns; a table whose things stand in its head is turned. */
export function thingsTold(table: Table): Said[] | null {
  const { heads, rows, from } = table;
  if (!heads || heads.length < 3 || rows.length < 2) return null;
  const labelsOfRows = rows.map(({ cells }) => cells[0] ?? "");
  const isTurned = heads[0] === "" && labelsOfRows.every(isHead);
  const names = isTurned ? heads.slice(1) : labelsOfRows;
  const labels = isTurned ? labelsOfRows : heads.slice(1);
  const cellOf = (thing: number, label: number) =>
    (isTurned ? rows[label]?.cells[thing + 1] : rows[thing]?.cells[label + 1]) ?? "";
  if (names.length > MOST_THINGS || !names.every(isName)) return null;
  const valuesOf = (at: number) => names.map((_, thing) => cellOf(thing, at));
  const told = labels
    .flatMap((label, at) => (valuesOf(at).every((value) => isValueFor(label, value)) ? [at] : []))
    .toSorted((a, b) => placeOf(labels[a] ?? "") - placeOf(labels[b] ?? ""));
  const isWanted = (at: number) =>
    at === 0 || valuesOf(at).some((value) => /^(?:price|time|day|date)$/.test(cellKindOf(value)));
  // A table without its first column, its prices or its times says something else.
  const isWhole = labels.every((_, at) => told.includes(at) || !isWanted(at));
  if (told.length > MOST_CLAUSES || 2 * told.length < labels.length || !isWhole) return null;
  return names.map((name, thing) => {
    const clauses = told.flatMap((at) => clauseOf(labels[at] ?? "", cellOf(thing, at), daysOf(thing)));
    return {
      text: `${beginOf(name)}, ${inClauses(clauses)}.`,
      blockIndex: isTurned ? from + 1 + Math.min(thing, rows.length - 1) : (rows[thing]?.blockIndex ?? from),
    };
  });

  /** The days that hours are of. */
  function daysOf(thing: number): string {
    const at = labels.findIndex((label) => OF_DAYS.test(label));
    return at === -1 || !labels.some((label) => OF_HOURS.test(label)) ? "" : cellOf(thing, at);
  }
}

function beginOf(name: string): string {
  if (/^(?:day|date)$/.test(cellKindOf(name))) return capitalized(whenSaid(name));
  if (PERSON.test(name)) return `For ${payer(name)}`;
  const isPhrase =
    /^\p{Lu}[\p{Ll}’'-]+(?: \p{Ll}[\p{L}’'-]*)+$/u.test(name) &&
    !/ (?:for|with|and) /.test(name) &&
    !isPluralLabel(name);
  const isArticled = isPhrase || /\b(?:Kingdom|Union|States|Republic|Islands|Isles)$/.test(name);
  return `For ${isArticled ? "the " : ""}${isPhrase ? inSentence(name) : name}`;
}

function clauseOf(label: string, value: string, days: string): string[] {
  if (OF_DAYS.test(label)) return [];
  const per = perOf(label);
  if (per) return [`it is ${amount(value)} per ${per}`];
  const when = OF_HOURS.test(label) && days ? ` ${/^daily$/i.test(days) ? "daily" : whenSaid(days)}` : "";
  return [`the ${lowered(label)} ${isPluralLabel(label) ? "are" : "is"} ${inSentence(value)}${when}`];
}

const FIRST = /^(?:verdict|price|cost|fee|per )/i;
const placeOf = (label: string) => (FIRST.test(label) ? 0 : 1);

const FIGURE_HEAD = new RegExp(`^(?:${alternativesOf("table-heads-of-figures")})$`, "iu");
const NAME_HEAD = new RegExp(`^(?:${alternativesOf("table-heads-of-names")})$`, "i");
const OF_PRICE = /\b(?:price|cost|fee|charge|deposit|rent)\b/i;
const OF_DAYS = /^(?:open )?days$/i;
const OF_HOURS = /^(?:opening )?hours$/i;
const perOf = (label: string) => /^per ([\p{L}\d ]+)$/iu.exec(label.replace(/ \([^()]*\)$/, ""))?.[1];

/** Whether "the price is" goes on with a figure. */
export const isFigureHead = (label: string): boolean => FIGURE_HEAD.test(label);
const isHead = (label: string) =>
  isFigureHead(label) || NAME_HEAD.test(label) || OF_DAYS.test(label) || perOf(label) !== undefined;

/** Whether a cell is a figure of such a kind as its head says. */
export function isFigureFor(head: string, stated: string): boolean {
  const value = stated.replace(A_TIME, "");
  const kind = cellKindOf(value);
  if (OF_PRICE.test(head) || perOf(head)) return kind === "price";
  if (OF_HOURS.test(head)) return kind === "time";
  return (
    !UNSAYABLE.test(value) && (/^(?:price|time|date|day|number)$/.test(kind) || /^0[\d ]{8,14}$/.test(value))
  );
}

/** "600 per minute" */
const A_TIME = /(?<=^\d[\d,.]*) per (?:second|minute|hour|day|month)$/i;

function isValueFor(label: string, value: string): boolean {
  if (OF_DAYS.test(label)) return cellKindOf(value) === "day" && !value.includes(",");
  if (isFigureHead(label) || perOf(label)) return isFigureFor(label, value);
  return (
    NAME_HEAD.test(label) &&
    cellKindOf(value) === "words" &&
    value.length <= LONGEST_VALUE &&
    !/[.!?;:,]|\s\/\s/.test(value) &&
    !UNSAYABLE.test(value)
  );
}

/** A thing has a name of words; a time, a figure, a part of the row above and an order are none. */
function isName(name: string): boolean {
  const [first = "", second = ""] = name.toLowerCase().split(" ");
  const isOrder =
    englishVerbs.get(first) === "base" && (!nounsLikeVerbs.has(first) || /^(?:an?|the|your)$/.test(second));
  return (
    /^(?:words|day|date)$/.test(cellKindOf(name)) &&
    /^\p{Lu}|^\d{1,2} \p{Lu}/u.test(name) &&
    name.length <= LONGEST_NAME &&
    !UNSAYABLE.test(name) &&
    !/[():;/]/.test(name) &&
    !isHead(name) &&
    !/^(?:of which|total|all|average|other|sum)\b/i.test(name) &&
    !isOrder
  );
}
