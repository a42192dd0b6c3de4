import type { Block, Page } from "#kernel/page";
import { capitalized } from "../cells-en.ts";
import { dateStyleOf, inDateStyle } from "./date-style-en.ts";
import { KINDS, type Kind, type Values } from "./kinds-of-things-en.ts";
import { type LabelledThing, labelledThingsOn } from "./labelled-things-en.ts";

/** A thing that a page lists with labels, as the sentence that tells it. */
export interface ToldThing {
  /** The block that the sentence takes the place of. */
  at: number;
  text: string;
  /** Blocks whose rows it tells, or is no longer the place for. */
  rows: number[];
  heading: number;
}
/** The things of a page, all of one kind. */
export interface ToldThings {
  kind: Kind;
  things: readonly LabelledThing[];
  told: readonly ToldThing[];
}

/** Things listed with labels, told as a person would; null where they are of no known kind. */
export function thingsToldOn(
  page: Pick<Page, "blocks" | "type">,
  isTied: (text: string) => boolean,
): ToldThings | null {
  const things = labelledThingsOn(page);
  const kind = KINDS.find((one) => things.length > 0 && things.every((thing) => isOf(one, thing)));
  if (!kind) return null;
  const style = dateStyleOf(page.blocks);
  const isWord = wordsOn(page.blocks);
  const used: number[] = [];
  const told = things.flatMap((thing): ToldThing[] => {
    const { values, rows } = valuesOf(kind, thing, (value) => inDateStyle(value, style), isWord);
    // The next frame in turn that can say it; the others wait for theirs.
    const turns = [...kind.frames.keys()].toSorted((a, b) => uses(a) - uses(b) || a - b);
    for (const turn of turns) {
      const text = kind.frames[turn]?.(thing.name, values);
      const sentence = text && `${capitalized(text.replace(/,+$/, "").replace(/,,+/g, ","))}.`;
      if (!sentence || !isTied(sentence)) continue;
      used.push(turn);
      return [{ at: rows[0] ?? thing.heading + 1, text: sentence, rows, heading: thing.heading }];
    }
    return [];
    function uses(turn: number) {
      return used.slice(-RECENT).filter((one) => one === turn).length;
    }
  });
  return told.length >= FEWEST ? { kind, things, told } : null;
}
const FEWEST = 2;
/** A frame is heard again after so many others. */
const RECENT = 2;

/** "Looms" is a word of a page that writes "looms" elsewhere, too; "Tarn" stays a name. */
function wordsOn(blocks: readonly Block[]): (word: string) => boolean {
  const small = new Set(
    blocks.flatMap(({ text }) => text.match(/(?<![\p{L}’'-])\p{Ll}[\p{Ll}’'-]+/gu) ?? []),
  );
  return (word) => small.has(word.toLowerCase());
}

const rowsOf = (kind: Kind, name: string, { rows }: LabelledThing) => {
  const labels = kind.fields.find((one) => one.name === name)?.labels;
  return rows.filter(({ label }) => labels?.test(label));
};
const isOf = (kind: Kind, thing: LabelledThing) =>
  kind.needs.every((name) => rowsOf(kind, name, thing).length === 1);

function valuesOf(
  kind: Kind,
  thing: LabelledThing,
  dated: (value: string) => string,
  isWord: (word: string) => boolean,
): { values: Values; rows: number[] } {
  const read = kind.fields.flatMap(({ name, said }) => {
    const [row, another] = rowsOf(kind, name, thing);
    const value = row && !another ? said(dated(row.value), isWord) : null;
    return row && value ? [{ name, value, at: row.at }] : [];
  });
  return {
    values: Object.fromEntries(read.map(({ name, value }) => [name, value])),
    rows: [...new Set(read.map(({ at }) => at))].toSorted((a, b) => a - b),
  };
}
