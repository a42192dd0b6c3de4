import type { Block, Page } from "#kernel/page";
import { sectionsOf } from "../../sections.ts";

/** A thing that a page lists among others, with lines of a label and a value below its name. */
export interface LabelledThing {
  name: string;
  /** Index of the heading with its name. */
  heading: number;
  rows: readonly Row[];
}
interface Row {
  label: string;
  value: string;
  at: number;
}

const LABELLED = /^(\p{L}[^:.!?]{1,39}):\s+(\S.*)$/su;
const LONGEST_NAME = 70;
const LONGEST_VALUE = 240;
/** So many rows make a card, and so many cards a list. */
const FEWEST_ROWS = 2;
const FEWEST_THINGS = 2;

/** The things of a page that have the same labels below a heading each, in its order. */
export function labelledThingsOn({ blocks, type }: Pick<Page, "blocks" | "type">): LabelledThing[] {
  const sections = sectionsOf(blocks, type);
  const things = blocks.flatMap(({ kind, text }, heading) => {
    const name = kind === "heading" && sections[heading]?.kind === "own" ? nameOf(text) : null;
    const rows = name ? firstRun(blocks, heading) : [];
    return name && rows.length >= FEWEST_ROWS ? [{ name, heading, rows }] : [];
  });
  const labels = Map.groupBy(
    things.flatMap(({ rows }) => [...new Set(rows.map(({ label }) => label))]),
    (label) => label,
  );
  const isShared = ({ label }: Row) => (labels.get(label)?.length ?? 0) >= FEWEST_THINGS;
  return things.filter(({ rows }) => rows.filter(isShared).length >= FEWEST_ROWS);
}

/** The first lines with labels below a heading that follow one another. */
function firstRun(blocks: readonly Block[], heading: number): Row[] {
  const rows: Row[] = [];
  for (let at = heading + 1; at < blocks.length; at += 1) {
    const { kind, text } = blocks[at] ?? { kind: "heading", text: "" };
    if (kind === "heading") break;
    const [, label = "", value = ""] = kind === "table_row" ? [] : (LABELLED.exec(text.trim()) ?? []);
    if (label && value.length <= LONGEST_VALUE) rows.push({ label: label.toLowerCase(), value, at });
    else if (rows.length > 0) break;
  }
  return rows;
}

/** "2. Loom Days (LD)": neither its number nor its letters are said beside the name. */
function nameOf(heading: string): string | null {
  const bare = heading
    .trim()
    .replace(/^(?:#\s?)?\d{1,2}[.):]\s+/, "")
    .replace(/ \((?:\p{Lu}[\p{Lu}\d&.-]*|(?:19|20)\d\d)\)$/u, "");
  const [, short = "", long = ""] = /^(\p{Lu}[\p{Lu}\d]+) \((\p{Lu}[^()]+)\)$/u.exec(bare) ?? [];
  const name = long ? `${short}, ${OF_MEETING.test(long) ? "the " : ""}${long},` : bare;
  const isName = name.length <= LONGEST_NAME && /^[\p{L}\d]/u.test(name) && !/[?!:;|/@_=()“”"]/.test(name);
  return isName ? name : null;
}
const OF_MEETING =
  /\b(?:show|fair|festival|congress|conference|convention|summit|forum|expo|exhibition|week)$/i;
