import type { Page } from "#kernel/page";
import { callsOut } from "../merits-en.ts";
import { turnsBehind } from "./leans/turns-behind.ts";
import type { ProseLine } from "./lines.ts";
import { textOfLine } from "./measure.ts";
import { callsForDeed } from "./passages/ends.ts";
import { announces, announcesAll, asks, isHalfWithout, opensSection, standsAlone } from "./stands.ts";

const MOST_LINES = 4;
const MOST_OF_LEAD = 2;

/** Runs of lines that say something by themselves, below the heading of their point. */
export function pointRunsIn(own: readonly ProseLine[], page: Page, most = MOST_LINES): ProseLine[][] {
  return own.flatMap((first, at) => {
    const text = textOfLine(first);
    const begins = at === 0 ? opensSection(text) : standsAlone(text, "en") && !first.leans && !first.gap;
    if (!begins || first.isOrphan || first.pointsBack || asks(text)) return [];
    const runs: ProseLine[][] = [];
    for (let count = 1; count <= most; count += 1) {
      const [last, next] = [own[at + count - 1], own[at + count]];
      if (!last || (count > 1 && !follows(last, own[at + count - 2]))) break;
      if (callsForDeed(textOfLine(last)) || callsOut(textOfLine(last))) break;
      if (mayEnd(last, next, page)) runs.push(own.slice(at, at + count));
    }
    return runs;
  });
}

/** Items of a list are points of their own; a paragraph goes on from the one above it. */
const follows = (line: ProseLine, before: ProseLine | undefined) =>
  !line.gap && line.section === before?.section && line.kind === "paragraph" && before.kind === "paragraph";

function mayEnd(last: ProseLine, next: ProseLine | undefined, page: Page): boolean {
  const text = textOfLine(last);
  if (announces(text, "en") || announcesAll(text) || asks(text)) return false;
  return !(
    next &&
    ((follows(next, last) && isHalfWithout(textOfLine(next), text, "en")) ||
      turnsBehind(last, next, page.blocks, "en"))
  );
}

/** How the text begins, above the block where its first point or part has its heading. */
export function pointLeadOf(lines: readonly ProseLine[], end: number, page: Page): ProseLine[][] {
  const [begins, ...others] = lines.filter(
    ({ blockIndex, kind }) => blockIndex < end && kind === "paragraph",
  );
  if (!begins || !standsAlone(textOfLine(begins), "en")) return [];
  return pointRunsIn([begins, ...others], page).filter(
    (run) => run[0] === begins && run.length <= MOST_OF_LEAD,
  );
}
