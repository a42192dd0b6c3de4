import type { Block, Page } from "#kernel/page";
import { sectionsOf } from "../../sections.ts";
import { inClauses, uncapitalized } from "../cells-en.ts";
import { codeNameOf, isNamingLabel, isWeakLabel, labelledInEnglish, optionInEnglish } from "./labelled-en.ts";

const LABELLED = /^([^:.!?]{2,40}):\s+(\S.*)$/s;
const LONGEST_NAME = 60;

interface Line {
  at: number;
  label: string;
  said: string;
  /** Whether its label says by itself that it is a row. */
  isSure: boolean;
  /** Whether a news item has such a line, too. */
  isWeak: boolean;
  section: number;
}

/** Sentences for lines of a label and its value, by the block that tells them; rows that another one tells are empty. */
export function labelledLinesTold(page: Pick<Page, "blocks" | "type">): Map<number, string> {
  const told = new Map<number, string>();
  const all = linesOn(page);
  const known = new Set(all.map(({ at }) => at));
  // A line by itself may be anything; with others it is a row.
  const lines = all.filter(({ at, isSure }) => isSure || known.has(at - 1) || known.has(at + 1));
  const counts = Map.groupBy(lines, ({ label }) => label.toLowerCase());
  for (const run of runsOf(lines)) {
    const isOfOneOfMany = run.some(({ label }) => (counts.get(label.toLowerCase())?.length ?? 0) > 1);
    // A news item has a date and a place, too.
    if (!isOfOneOfMany && run.every(({ isWeak }) => isWeak)) continue;
    if (!isOfOneOfMany) for (const { at, said } of run) told.set(at, said);
    else {
      const whole = named(page.blocks[run[0]?.section ?? -1], run);
      for (const [place, { at }] of run.entries()) if (whole) told.set(at, place === 0 ? whole : "");
    }
  }
  return told;
}

function linesOn({ blocks, type }: Pick<Page, "blocks" | "type">): Line[] {
  const sections = sectionsOf(blocks, type);
  return blocks.flatMap(({ kind, text }, at) => {
    const section = sections[at];
    if (kind === "heading" || kind === "table_row" || section?.kind !== "own") return [];
    const [, label = "", value = ""] = LABELLED.exec(text.trim()) ?? [];
    const code = codeNameOf(label, blocks[section.heading]?.text ?? "");
    const said = code ? optionInEnglish(code, value) : label ? labelledInEnglish(label, value) : null;
    const isSure = code !== null || isNamingLabel(label);
    const isWeak = code === null && isWeakLabel(label);
    return said ? [{ at, label, said, isSure, isWeak, section: section.heading }] : [];
  });
}

function runsOf(lines: readonly Line[]): Line[][] {
  const runs: Line[][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.at(-1)?.at === line.at - 1) last.push(line);
    else runs.push([line]);
  }
  return runs;
}

/** Where a page has rows of several things, they are told with the name of theirs: "For the Loom Fair, the date is 5 May." */
function named(heading: Block | undefined, run: readonly Line[]): string | null {
  const name = heading?.text.trim().replace(/^\d{1,2}[.)] /, "") ?? "";
  const isName = name !== "" && name.length <= LONGEST_NAME && !/[?!:;|/@_=]/.test(name);
  const clauses = run.map(({ said }) => said.replace(/\.$/, ""));
  if (
    !isName ||
    clauses.some(
      (clause) => /[.!?;]/.test(clause) || !/^(?:The|It|Admission|Entry|Booking|Parking) /.test(clause),
    )
  )
    return null;
  return `For ${name}, ${inClauses(clauses.map(uncapitalized))}.`;
}
