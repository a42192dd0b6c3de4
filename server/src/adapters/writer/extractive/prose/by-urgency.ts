import type { ProseLine } from "./lines.ts";
import { type Told, toldOf } from "./wording.ts";

/** Lines of one block, which are told from its beginning; a lower rank has the time first. */
export interface Ranked {
  lines: ProseLine[];
  rank: number;
  /** Told in part it says nothing of use. */
  isWhole?: boolean;
  /** The lines without which these are not understood. */
  behind?: Ranked;
}
const PARAGRAPH_PAUSE = 0.4;

/** The lines that have room in so many seconds, and the seconds that are left. */
export function byUrgency<Unit extends Ranked>(
  units: readonly Unit[],
  budget: number,
  rankOf: (unit: Unit) => number = ({ rank }) => rank,
): { taken: Map<Unit, ProseLine[]>; left: number } {
  const taken = new Map<Ranked, ProseLine[]>();
  let left = budget;
  for (const unit of units.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const { behind } = unit;
    if (behind && behind.lines.length > 0 && taken.get(behind)?.length !== behind.lines.length) continue;
    const own = fitting(unit, left);
    if (own.length === 0) continue;
    taken.set(unit, own);
    left -= own.reduce((sum, { seconds }) => sum + seconds, PARAGRAPH_PAUSE);
  }
  return { taken: taken as Map<Unit, ProseLine[]>, left };
}

/** As much of a block, from its beginning, as there is time for: none that the next sentence limits. */
function fitting({ lines, isWhole }: Ranked, left: number): ProseLine[] {
  for (let count = lines.length; count > 0; count -= 1) {
    const own = lines.slice(0, count);
    const seconds = own.reduce((sum, line) => sum + line.seconds, PARAGRAPH_PAUSE);
    if (seconds <= left && !lines[count]?.leans) return own;
    if (isWhole) return [];
  }
  return [];
}

/** Lines of one section make a paragraph together. */
export function inParagraphs<Unit extends Ranked>(
  units: readonly Unit[],
  taken: ReadonlyMap<Unit, ProseLine[]>,
): Told[][] {
  const paragraphs: Told[][] = [];
  let before: ProseLine | undefined;
  for (const own of units.flatMap((unit) => [taken.get(unit) ?? []]).filter(({ length }) => length > 0)) {
    const current = paragraphs.at(-1);
    const isNear =
      before?.section === own[0]?.section && (current?.length ?? 0) + own.length <= MOST_TOGETHER;
    if (current && (isNear || before?.blockIndex === own[0]?.blockIndex)) current.push(...toldOf(own));
    else paragraphs.push(toldOf(own));
    before = own.at(-1);
  }
  return paragraphs;
}
const MOST_TOGETHER = 7;
