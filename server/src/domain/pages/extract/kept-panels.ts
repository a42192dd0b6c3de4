import { phrases } from "#kernel/text/phrases";
import type { Weighed } from "./features.ts";
import { placeNames } from "./place-names.ts";
import { type Surroundings, TAGS } from "./surroundings.ts";

const PANEL = placeNames.indexOf("panel");
const DETAILS = TAGS.indexOf("DETAILS");
const MOST_PANELS = 12;
/** A panel is read where so much of its words was chosen. */
const READ = 0.8;
const LONGEST_HEADING = 60;
const MOST_LINKED = 0.3;
/** Panels may also tell how things are sent, and what others think of them. */
const OF_SHOP = [phrases("unspoken-sections"), phrases("shipping-notes")];

/**
 * Panels that fold stand side by side and speak of one thing, whatever each of them tells: where half of them are
 * read, the others are too, each with its heading. Links stay out, and what the site says of itself.
 */
export function withPanels(weighed: readonly Weighed[], kept: readonly boolean[]): boolean[] {
  const result = [...kept];
  for (const panels of panelsOf(weighed)) {
    const read = panels.filter((panel) => shareOf(weighed, panel, (at) => kept[at] === true) > READ);
    if (panels.length < 2 || read.length === 0 || 2 * read.length < panels.length) continue;
    for (const panel of panels)
      if (tells(weighed, panel)) for (const at of panel) if (!isLink(weighed[at])) result[at] = true;
  }
  return result;
}

/** The blocks of each panel, together with those of the panels beside it that look like it. */
function panelsOf(weighed: readonly Weighed[]): number[][][] {
  const panels = new Map<Surroundings, number[]>();
  weighed.forEach(({ around }, at) => {
    const panel = panelAround(around);
    if (panel) panels.set(panel, [...(panels.get(panel) ?? []), at]);
  });
  const rows = Map.groupBy(panels.keys(), ({ parent }) => parent);
  return [...rows.values()].flatMap((row) =>
    [...Map.groupBy(row, ({ path }) => path).values()].map((alike) =>
      alike.map((panel) => panels.get(panel) ?? []),
    ),
  );
}

function panelAround(around: Surroundings | null): Surroundings | null {
  for (let one = around; one; one = one.parent)
    if (folds(one) && one.blocks > 1 && one.alike > 1 && one.alike <= MOST_PANELS) return one;
  return null;
}
const folds = ({ places, tags }: Surroundings) => places[PANEL] === 0 || tags[DETAILS] === 0;

const lengthOf = (weighed: readonly Weighed[], places: readonly number[]) =>
  places.reduce((sum, at) => sum + (weighed[at]?.block.text.length ?? 0), 0);

const shareOf = (weighed: readonly Weighed[], panel: readonly number[], is: (at: number) => boolean) =>
  lengthOf(weighed, panel.filter(is)) / Math.max(1, lengthOf(weighed, panel));

const isLink = (one: Weighed | undefined) => (one?.block.linkShare ?? 0) > MOST_LINKED;

/** Whether a panel says something below a heading of the thing. */
function tells(weighed: readonly Weighed[], panel: readonly number[]): boolean {
  const heading = weighed[panel[0] ?? -1]?.block.text ?? "";
  return (
    panel.length > 1 &&
    heading.length <= LONGEST_HEADING &&
    2 * panel.filter((at) => isLink(weighed[at])).length < panel.length &&
    !OF_SHOP.some((words) => words.test(heading))
  );
}
