import { phrases } from "#kernel/text/phrases";
import type { RawBlock } from "./blocks.ts";
import type { Features } from "./feature-table.ts";
import type { Weighed } from "./features.ts";
import { FAR } from "./surroundings.ts";

const REVIEWS = phrases("heading-reviews");
const NEIGHBOURS = phrases("heading-neighbours");
const ELSEWHERE = phrases("heading-elsewhere");
const UNSPOKEN = phrases("unspoken-sections");

const flag = (holds: boolean) => (holds ? 1 : 0);
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Where a block stands in the page's order, and under which heading. */
export function orderFeatures(weighed: readonly Weighed[], total: number): Features[] {
  const indexes = (has: (one: Weighed) => boolean) =>
    weighed.flatMap((one, index) => (has(one) ? [index] : []));
  const title = Math.max(
    0,
    weighed.findIndex(({ block }) => block.level === 1),
  );
  const kept = indexes(
    ({ readability, defuddle, block }) => (readability || defuddle) && block.text.length > 40,
  );
  const [first = 0, last = weighed.length] = [kept[0], kept.at(-1)];
  let characters = 0;
  let heading: { index: number; block: RawBlock; readability: boolean; defuddle: boolean } | null = null;
  let sinceHeading = 0;
  let reviewed = FAR;
  let elsewhere = FAR;
  let neighbours = FAR;
  let unspoken = FAR;
  return weighed.map(({ block, readability, defuddle }, index) => {
    const features = {
      index: Math.min(index, 500),
      position: index / weighed.length,
      depthInText: share(characters, total),
      sinceTitle: Math.max(-200, Math.min(500, index - title)),
      sinceTitleShare: (index - title) / weighed.length,
      fromFirst: Math.max(-200, Math.min(200, index - first)),
      fromLast: Math.max(-200, Math.min(200, index - last)),
      toEnd: Math.min(weighed.length - index, 500),
      headingBlocks: heading ? Math.min(100, index - heading.index) : 100,
      headingCharacters: Math.min(9_999, sinceHeading),
      headingLevel: heading?.block.level ?? 7,
      headingWidth: Math.min(200, heading?.block.text.length ?? 0),
      headingReadability: flag(heading?.readability ?? false),
      headingDefuddle: flag(heading?.defuddle ?? false),
      headingLinks: heading?.block.linkShare ?? 0,
      underReviews: reviewed,
      underElsewhere: elsewhere,
      underNeighbours: neighbours,
      underUnspoken: unspoken,
      previousWidth: Math.min(2_000, weighed[index - 1]?.block.text.length ?? 0),
      nextWidth: Math.min(2_000, weighed[index + 1]?.block.text.length ?? 0),
      previousLinks: weighed[index - 1]?.block.linkShare ?? 0,
      nextLinks: weighed[index + 1]?.block.linkShare ?? 0,
      nextIsHeading: flag(weighed[index + 1]?.block.kind === "heading"),
      readabilityNear: near(weighed, index, (one) => flag(one.readability)),
      defuddleNear: near(weighed, index, (one) => flag(one.defuddle)),
      linksNear: near(weighed, index, ({ block }) => block.linkShare),
      sentencesNear: near(weighed, index, (one) => flag(one.sentence)),
      widthNear: near(weighed, index, ({ block }) => Math.min(500, block.text.length)),
      pricesNear: near(weighed, index, (one) => flag(one.price)),
    };
    characters += block.text.length;
    sinceHeading += block.text.length;
    if (block.kind === "heading") {
      heading = { index, block, readability, defuddle };
      sinceHeading = 0;
      const words = block.text.slice(0, 80);
      const level = block.level ?? 6;
      // A heading's word holds until one of its own level or above says something else.
      if (REVIEWS.test(words)) reviewed = level;
      else if (level <= reviewed) reviewed = FAR;
      if (ELSEWHERE.test(words)) elsewhere = level;
      else if (level <= elsewhere) elsewhere = FAR;
      if (NEIGHBOURS.test(words)) neighbours = level;
      else if (level <= neighbours) neighbours = FAR;
      if (UNSPOKEN.test(words)) unspoken = level;
      else if (level <= unspoken) unspoken = FAR;
    }
    return features;
  });
}

/** Mean over the blocks before and after, three of each. */
function near(weighed: readonly Weighed[], index: number, of: (one: Weighed) => number): number {
  let sum = 0;
  let count = 0;
  for (let at = Math.max(0, index - 3); at <= Math.min(weighed.length - 1, index + 3); at++) {
    const one = weighed[at];
    if (!one || at === index) continue;
    sum += of(one);
    count++;
  }
  return share(sum, count);
}
