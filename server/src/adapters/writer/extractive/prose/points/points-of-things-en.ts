import type { Page } from "#kernel/page";
import { toldThingsOf } from "../../rows/told-rows-en.ts";
import type { ProseLine } from "../lines.ts";

/**
 * Things that a page lists with labels: of each the sentence that tells it, and the first one that the page
 * itself has about it. Null where the page lists none.
 */
export function pointsOfThings(
  lines: readonly ProseLine[],
  page: Page,
  tellable: (lines: readonly ProseLine[]) => ProseLine[],
) {
  const told = toldThingsOf(page)?.told;
  if (!told) return null;
  const { blocks } = page;
  return told.flatMap(({ at, heading }, place) => {
    const next = blocks.findIndex(({ kind }, index) => index > at && kind === "heading");
    const end = next === -1 ? blocks.length : next;
    const own = lines.filter(({ blockIndex }) => blockIndex === at);
    const further = lines.filter(({ blockIndex }) => blockIndex > at && blockIndex < end);
    const name = blocks[heading]?.text ?? "";
    return own.length > 0
      ? [{ name, heading, place, lines: [...own, ...tellable(further).slice(0, 1)], isNamed: true }]
      : [];
  });
}
