import type { Passage } from "./passages.ts";

/**
 * Costs are in seconds of good text that one would give to avoid them. An English text has its matter behind a
 * warm-up, and its paragraphs are short: two of a section are told sooner than one of each.
 */
export const COSTS = {
  jump: 20,
  toSection: 7,
  /** A single sentence from elsewhere. */
  alone: 18,
  /** A paragraph from its middle on. */
  torn: 8,
  tornLead: 10,
  late: 40,
  lateWhereExact: 60,
  cut: 6,
  cutLead: 5,
};
/** The user asked for what stands there. */
const JUMP_TO_SOUGHT = 4;
/** A text ends where its page does. */
const JUMP_TO_END = 2;
/** A point of a list is a poor beginning, but a better one than a warm-up. */
const START_AT_POINT = 14;
const GAP = 1.5;

/** The cost of a text that begins with this passage. */
export const startOf = (passages: readonly Passage[], index: number, isExact: boolean) => {
  const lines = passages[index]?.lines ?? [];
  if (passages[index]?.isResult) return 0;
  const isPoint = index > 0 && lines[0]?.kind === "list_item" && !lines[0].isTold;
  if (passages.slice(0, index).every(({ warmsUp }) => warmsUp)) return isPoint ? START_AT_POINT : 0;
  if (lines.some(({ sought }) => sought > 0)) return JUMP_TO_SOUGHT;
  // Of rows one wants to know first what they are rows of.
  return isExact || lines[0]?.isTold ? COSTS.lateWhereExact : COSTS.late;
};

/** The cost of a passage behind those that were taken. */
export const jumpOf = ({ follows, opensSection, concludes, lines }: Passage, isJump: boolean) => {
  if (!isJump) return follows ? 0 : GAP;
  if (concludes) return JUMP_TO_END;
  if (lines.some(({ sought }) => sought > 0)) return JUMP_TO_SOUGHT;
  return opensSection || lines[0]?.isTold ? COSTS.toSection : COSTS.jump;
};
