import { isEnglishSentence } from "#kernel/critic/predicate-en";
import {
  capitalized,
  cellKindOf,
  inClauses,
  inSentence,
  isPluralLabel,
  lowered,
  UNSAYABLE,
  whenSaid,
} from "./cells-en.ts";
import { amount, payer } from "./prices-en.ts";
import type { Said, Table } from "./tables-en.ts";

const MOST_THINGS = 6;
const MOST_CLAUSES = 4;
const LONGEST_VALUE = 60;

/** One sentence a thing, by the names of the columns; a table whose things stand in its head is turned. */
export function thingsTold(table: Table): Said[] | null {
  const { heads, rows, from } = table;
  if (!heads || heads.length < 3) return null;
  const width = heads.length;
  const full = rows.filter(({ cells }) => cells.length === width);
  // A cell with a slash of its own has become two.
  if (full.length < 2 || 3 * full.length < 2 * rows.length) return null;
  const isTurned = isOfColumns(table);
  const names = isTurned ? heads.slice(1) : full.map(({ cells }) => cells[0] ?? "");
  const labels = isTurned ? full.map(({ cells }) => cells[0] ?? "") : heads.slice(1);
  const cellOf = (thing: number, label: number) =>
    (isTurned ? full[label]?.cells[thing + 1] : full[thing]?.cells[label + 1]) ?? "";
  if (
    names.length > MOST_THINGS ||
    names.some((name) => name === "" || UNSAYABLE.test(name) || name.length > 40)
  )
    return null;
  const told = labels
    .flatMap((label, at) =>
      isHead(label) && names.every((_, thing) => isValue(cellOf(thing, at))) ? [at] : [],
    )
    .toSorted((a, b) => placeOf(labels[a] ?? "") - placeOf(labels[b] ?? ""))
    .slice(0, MOST_CLAUSES);
  if (told.length === 0) return null;
  return names.map((name, thing) => {
    const clauses = told.map((at) => clauseOf(labels[at] ?? "", cellOf(thing, at)));
    return {
      text: `${isTurned ? `For ${name}` : beginOf(name)}, ${inClauses(clauses)}.`,
      blockIndex: isTurned ? from + 1 + Math.min(thing, rows.length - 1) : (full[thing]?.blockIndex ?? from),
    };
  });
}

const beginOf = (name: string) =>
  /^(?:day|date)$/.test(cellKindOf(name)) ? capitalized(whenSaid(name)) : `For ${payer(name)}`;

function clauseOf(label: string, value: string): string {
  const per = /^per (.+)$/i.exec(label.replace(/ \([^()]*\)$/, ""))?.[1];
  if (per) return `it is ${amount(value)} per ${per}`;
  const head = lowered(label).replace(/ \(([^()]*)\)$/, ", $1,");
  return `the ${head} ${isPluralLabel(label) ? "are" : "is"} ${inSentence(value)}`;
}

const FIRST = /^(?:verdict|best for|price|cost|fee|per )/i;
const placeOf = (label: string) => (FIRST.test(label) ? 0 : 1);
const isHead = (label: string) =>
  /^(?:\p{L}[\p{L}’'-]*)(?: [\p{L}\d’'-]+){0,3}(?: \([\p{L}\d ,°]{2,30}\))?$|^per /iu.test(label) &&
  !/^(?:what|where|when|how|why|who|which)\b.* /i.test(label) &&
  !isEnglishSentence(`${label}.`);
const isValue = (value: string) =>
  value !== "" &&
  !/^(?:none|answer)$/.test(cellKindOf(value)) &&
  value.length <= LONGEST_VALUE &&
  !/[.!?;:](?!\d)|\s\/\s/.test(value) &&
  !UNSAYABLE.test(value) &&
  value.split(", ").length < 4 &&
  !(cellKindOf(value) === "words" && isEnglishSentence(`${capitalized(value)}.`));

/** Whether the rows, and not the columns, are of one kind each: then each column is a thing. */
function isOfColumns({ rows }: Table): boolean {
  const width = rows[0]?.cells.length ?? 0;
  const isOne = (cells: readonly string[]) => {
    const kinds = new Set(cells.map(cellKindOf));
    return kinds.size === 1 && !kinds.has("words");
  };
  const ofRows = rows.filter(({ cells }) => isOne(cells.slice(1))).length / rows.length;
  const columns = Array.from({ length: width - 1 }, (_, at) => rows.map(({ cells }) => cells[at + 1] ?? ""));
  const ofColumns = columns.filter(isOne).length / columns.length;
  const isPer = rows.every(({ cells: [label = ""] }) => /^per /i.test(label));
  return isPer || ofRows > ofColumns;
}
