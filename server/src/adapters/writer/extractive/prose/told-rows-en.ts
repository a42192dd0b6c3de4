import type { Block, Page } from "#kernel/page";
import { sectionsOf } from "../sections.ts";
import { codeNameOf, isNamingLabel, labelledInEnglish, optionInEnglish } from "./labelled-en.ts";
import { sentencesOfTable } from "./table-sentences-en.ts";
import { tablesOn } from "./tables-en.ts";

const LABELLED = /^([^:.!?]{2,40}):\s+(\S.*)$/s;

/**
 * An English page with its tables and labelled lines as the sentences that one would say, each at the place of
 * its row. Blocks keep their places; rows that another sentence tells are empty.
 */
export function withToldRows(page: Page): Page {
  if (page.language !== "en" || page.type === "product") return page;
  const known = made.get(page);
  if (known) return known;
  const blocks: Block[] = [...page.blocks];
  const told = new Set<number>();
  for (const table of tablesOn(page.blocks)) {
    const said = sentencesOfTable(table);
    if (said.length === 0) continue;
    const last = table.rows.at(-1)?.blockIndex ?? table.from;
    for (let at = table.from; at <= last; at += 1) blocks[at] = { kind: "table_row", text: "" };
    for (const { text, blockIndex } of said) {
      const before = told.has(blockIndex) ? `${blocks[blockIndex]?.text} ` : "";
      blocks[blockIndex] = { kind: "paragraph", text: `${before}${text}` };
      told.add(blockIndex);
    }
  }
  const lines = labelledOn(page);
  for (const [at, { said, isSure }] of lines) {
    // A line by itself may be anything; with others it is a row.
    if (!isSure && !lines.has(at - 1) && !lines.has(at + 1)) continue;
    blocks[at] = { kind: "paragraph", text: said };
    told.add(at);
  }
  const whole = told.size === 0 ? page : { ...page, blocks };
  made.set(page, whole);
  if (whole !== page) rows.set(whole, told);
  return whole;
}
/** Lines of a label and its value, with the sentence that tells each. */
function labelledOn({ blocks, type }: Page): Map<number, { said: string; isSure: boolean }> {
  const sections = sectionsOf(blocks, type);
  return new Map(
    blocks.flatMap(({ kind, text }, at): [number, { said: string; isSure: boolean }][] => {
      if (kind === "heading" || kind === "table_row" || sections[at]?.kind !== "own") return [];
      const [, label = "", value = ""] = LABELLED.exec(text.trim()) ?? [];
      const code = codeNameOf(label);
      const said = code ? optionInEnglish(code, value) : label ? labelledInEnglish(label, value) : null;
      return said ? [[at, { said, isSure: code !== null || isNamingLabel(label) }]] : [];
    }),
  );
}

const made = new WeakMap<Page, Page>();
const rows = new WeakMap<Page, ReadonlySet<number>>();

/** Blocks of such a page that were rows. */
export const toldRowsOf = (page: Page): ReadonlySet<number> => rows.get(page) ?? NONE;
const NONE: ReadonlySet<number> = new Set();
