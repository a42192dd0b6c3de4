import type { Block } from "#kernel/page";

/** Words below a table of specifications, without a heading of their own: customers' or the shop's. */
export function blocksBelowRows(blocks: readonly Block[]): Set<number> {
  const below = new Set<number>();
  let isBelow = false;
  let isDescribed = false;
  for (const [index, { kind }] of blocks.entries()) {
    isDescribed ||= kind === "paragraph";
    // A table of variants above the description closes nothing.
    if (kind === "table_row") isBelow = isDescribed;
    else if (kind === "heading") isBelow = false;
    else if (isBelow) below.add(index);
  }
  return below;
}
