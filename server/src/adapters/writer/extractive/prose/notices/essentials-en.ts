import type { Page } from "#kernel/page";

/** Seconds of good text that one would give for the hours of a house, and for what it asks for its service. */
const ROW = 24;
/** As rows and lists of them are told. */
const HOURS_OR_FEES = /^(?:Opening hours are \S|The (?:fees|prices|charges|rates) include (?:from )?[£$€]\d)/;

/** Blocks of an English page without which nobody knows when to come and what it costs, with their worth. */
export const essentialsInEnglish = ({ blocks, type }: Page): ReadonlyMap<number, number> =>
  new Map(
    blocks.flatMap(({ kind, text }, at): [number, number][] =>
      type !== "product" && kind === "paragraph" && HOURS_OR_FEES.test(text) ? [[at, ROW]] : [],
    ),
  );
