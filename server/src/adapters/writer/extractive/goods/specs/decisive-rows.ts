import type { Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { phraseLines } from "#kernel/text/phrases";
import type { Spec } from "./specs.ts";

/** A listener keeps so many rows; the sides of a thing are one. */
const MOST_ROWS = 4;
/** A table begins with what tells a thing from others of its kind. */
const FIRST_GROUP = 6;
/** Beside fewer characters of description, rows are most of what there is to tell. */
const LITTLE_TEXT = 600;
const ASKED_FOR = phraseLines("spoken-labels").map((line) => new RegExp(line, "i"));
const SIDE = /^(?:(?:overall|product|item) )?(?:length|width|height|depth)$/i;

/** The rows that decide on a thing: what buyers ask for, what its own text speaks of, and the table's first ones. */
export function decisiveRows(specs: readonly Spec[], { blocks, facts, title, language }: Page): Spec[] {
  const prose = blocks.filter(({ kind, text }) => kind === "paragraph" && !/^[^.]{2,26}:\s/.test(text));
  if (prose.reduce((sum, { text }) => sum + text.length, 0) < LITTLE_TEXT) return [...specs];
  const spoken = contentTerms(`${title} ${prose.map(({ text }) => text).join(" ")}`, language);
  const table = facts.filter(({ kind }) => kind === "specification").map(({ id }) => id);
  const isDecisive = ({ label, place }: Spec) =>
    ASKED_FOR.some((pattern) => pattern.test(label)) ||
    place.factId === null ||
    table.indexOf(place.factId) < FIRST_GROUP ||
    [...contentTerms(label, language)].some((term) => spoken.has(term));
  const rows = specs.filter(isDecisive);
  const others = rows.filter(({ label }) => !SIDE.test(label));
  const isAnySide = others.length < rows.length;
  const told = new Set(others.slice(0, MOST_ROWS - Number(isAnySide)));
  return rows.filter((row) => SIDE.test(row.label) || told.has(row));
}
