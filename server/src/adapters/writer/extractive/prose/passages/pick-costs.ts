import type { Language } from "#kernel/vocabulary";
import type { Passage } from "./passages.ts";

/** Costs are in seconds of good text that one would give to avoid them. */
const JUMP = 12;
const JUMP_TO_SECTION = 4;
/** The user asked for what stands there. */
const JUMP_TO_SOUGHT = 4;
const CUT = 4;
/** The first paragraph says as a whole what a Japanese text is about. */
const CUT_LEAD = 14;
/** A text ends where its page does. */
const JUMP_TO_END = 2;
const ALONE_AFTER_JUMP = 24;
const TORN_LEAD = 40;
const LATE_START = 30;
/** Where the length was missed, a text still is told from its beginning. */
const LATE_START_WHERE_EXACT = 80;

/** The costs of one language. */
export interface Costs {
  jump: number;
  toSection: number;
  alone: number;
  /** A paragraph from its middle on. */
  torn: number;
  tornLead: number;
  late: number;
  lateWhereExact: number;
  cut: number;
  cutLead: number;
}
/** An English text has its matter behind a warm-up, and its paragraphs are short: two of a section are told sooner than one of each. */
export const COSTS: Record<Language, Costs> = {
  ja: {
    jump: JUMP,
    toSection: JUMP_TO_SECTION,
    alone: ALONE_AFTER_JUMP,
    torn: 0,
    tornLead: TORN_LEAD,
    late: LATE_START,
    lateWhereExact: LATE_START_WHERE_EXACT,
    cut: CUT,
    cutLead: CUT_LEAD,
  },
  en: {
    jump: 20,
    toSection: 7,
    alone: 18,
    torn: 8,
    tornLead: 10,
    late: 40,
    lateWhereExact: 60,
    cut: 6,
    cutLead: 5,
  },
};
/** A point of a list is a poor beginning, but a better one than a warm-up. */
const START_AT_POINT = 14;
const GAP = 1.5;

/** The cost of a text that begins with this passage. */
export const startOf = (
  passages: readonly Passage[],
  index: number,
  isExact: boolean,
  { late, lateWhereExact }: Costs,
) => {
  const lines = passages[index]?.lines ?? [];
  const isPoint = index > 0 && lines[0]?.kind === "list_item" && !lines[0].isTold;
  if (passages.slice(0, index).every(({ warmsUp }) => warmsUp)) return isPoint ? START_AT_POINT : 0;
  if (lines.some(({ sought }) => sought > 0)) return JUMP_TO_SOUGHT;
  // Of rows one wants to know first what they are rows of.
  return isExact || lines[0]?.isTold ? lateWhereExact : late;
};

/** The cost of a passage behind those that were taken. */
export const jumpOf = (
  { follows, opensSection, concludes, lines }: Passage,
  isJump: boolean,
  { jump, toSection }: Costs,
) => {
  if (!isJump) return follows ? 0 : GAP;
  if (concludes) return JUMP_TO_END;
  if (lines.some(({ sought }) => sought > 0)) return JUMP_TO_SOUGHT;
  return opensSection || lines[0]?.isTold ? toSection : jump;
};
