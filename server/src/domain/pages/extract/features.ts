import { phrases } from "#kernel/text/phrases";
import type { PageType } from "#kernel/vocabulary";
import type { Documentish, Elementish } from "../html/dom.ts";
import { squash } from "../html/dom.ts";
import { firstMeta } from "../html/metadata.ts";
import type { RawBlock } from "./blocks.ts";
import type { Libraries } from "./candidates.ts";
import { memberOf } from "./member-of.ts";
import { pageFeatures } from "./page-features.ts";
import { placeNames } from "./place-names.ts";
import { countIn, FAR, type Surroundings, surroundingsOf, TAGS } from "./surroundings.ts";
import { endsSentence, namesPrice, textFeatures } from "./text-features.ts";
import { letters } from "./width.ts";

/** A block with what is known of it before it is judged. */
export interface Weighed {
  block: RawBlock;
  around: Surroundings | null;
  own: ReturnType<typeof textFeatures>;
  sentence: boolean;
  price: boolean;
  readability: boolean;
  defuddle: boolean;
}

export type Features = Record<string, number>;

const REVIEWS = phrases("heading-reviews");
const NEIGHBOURS = phrases("heading-neighbours");
const ELSEWHERE = phrases("heading-elsewhere");

/** How many of the parts around a block are looked at, from the inner to the outer. */
const PARTS = 4;

const flag = (holds: boolean) => (holds ? 1 : 0);
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/** Every block of a page with its features. */
export function featuresOf(
  document: Documentish,
  blocks: readonly RawBlock[],
  libraries: Libraries,
  { url, declared }: { url: string; declared: PageType },
) {
  const weighed = weighedBlocks(blocks, libraries);
  const page = pageFeatures(document, url, declared, weighed);
  const total = weighed.reduce((sum, { block }) => sum + block.text.length, 0);
  const order = orderFeatures(weighed, total);
  const named = namesOf(document);
  const repeats = Map.groupBy(weighed, ({ block }) => block.text);
  const rows = weighed.map((one, index) => ({
    ...page,
    ...one.own,
    ...order[index],
    ...placeFeatures(one.around),
    ...partFeatures(one.around, total),
    ...named(one.block.text),
    inReadability: flag(one.readability),
    inDefuddle: flag(one.defuddle),
    repeats: Math.min(9, repeats.get(one.block.text)?.length ?? 1),
  }));
  return { weighed, rows };
}

function weighedBlocks(blocks: readonly RawBlock[], { readability, defuddle }: Libraries): Weighed[] {
  const surroundings = surroundingsOf();
  const inReadability = memberOf(readability);
  const inDefuddle = memberOf(defuddle);
  const weighed = blocks.map((block) => {
    const within: Elementish | null = block.within ?? null;
    return {
      block,
      around: within && surroundings(within),
      own: textFeatures(block),
      sentence: endsSentence(block.text),
      price: namesPrice(block.text),
      readability: inReadability(block),
      defuddle: inDefuddle(block),
    };
  });
  for (const one of weighed) countIn(one.around, one);
  return weighed;
}

/** Where a block stands in the page's order, and under which heading. */
function orderFeatures(weighed: readonly Weighed[], total: number): Features[] {
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

function placeFeatures(around: Surroundings | null): Features {
  const features: Features = {
    depth: around?.depth ?? 0,
    hidden: flag(around?.hidden ?? false),
    boilerplate: flag(around?.boilerplate ?? false),
  };
  placeNames.forEach((name, index) => {
    features[`at-${name}`] = around?.places[index] ?? FAR;
  });
  TAGS.forEach((name, index) => {
    features[`in-${name}`] = around?.tags[index] ?? FAR;
  });
  return features;
}

/** The parts around a block, each the smallest that holds more than the one before, and the nearest list. */
function partFeatures(around: Surroundings | null, total: number): Features {
  const features: Features = {};
  let one = around;
  for (let part = 1; part <= PARTS; part++) {
    const inner = one?.blocks ?? 0;
    if (part > 1) while (one?.parent && one.blocks <= inner) one = one.parent;
    features[`blocks${part}`] = one?.blocks ?? 0;
    features[`characters${part}`] = one?.characters ?? 0;
    features[`share${part}`] = share(one?.characters ?? 0, total);
    features[`links${part}`] = share(one?.linked ?? 0, one?.characters ?? 0);
    features[`mean${part}`] = share(one?.characters ?? 0, one?.blocks ?? 0);
    features[`sentences${part}`] = share(one?.sentences ?? 0, one?.characters ?? 0);
    features[`headings${part}`] = share(one?.headings ?? 0, one?.blocks ?? 0);
    features[`prices${part}`] = share(one?.prices ?? 0, one?.blocks ?? 0);
    features[`readability${part}`] = share(one?.byReadability ?? 0, one?.characters ?? 0);
    features[`defuddle${part}`] = share(one?.byDefuddle ?? 0, one?.characters ?? 0);
  }
  return { ...features, ...listFeatures(around), ...cellFeatures(around) };
}

/** The nearest row of three and more that look alike: an item of a list, a card of a grid, a post of a thread. */
function listFeatures(around: Surroundings | null): Features {
  let levels = 0;
  let one = around;
  while (one && (one.alike < 3 || one.blocks < 1)) {
    one = one.parent;
    levels++;
  }
  return {
    alike: Math.min(100, one?.alike ?? 1),
    alikeIndex: Math.min(100, one?.alikeIndex ?? 0),
    alikeLevels: Math.min(FAR, levels),
    alikeBlocks: one?.blocks ?? 0,
    alikeCharacters: one?.characters ?? 0,
    alikeLinks: share(one?.linked ?? 0, one?.characters ?? 0),
    listLinks: share(one?.parent?.linked ?? 0, one?.parent?.characters ?? 0),
    listMean: share(one?.parent?.characters ?? 0, one?.alike ?? 1),
  };
}

/** The cell of a table that lays the page out. */
function cellFeatures(around: Surroundings | null): Features {
  let one = around;
  while (one && !/^t[dh]$/i.test(one.element?.tagName ?? "")) one = one.parent;
  const cell = one?.element;
  const row = cell?.parentElement;
  const cells = row ? [...row.children].length : 0;
  return {
    cells: Math.min(20, cells),
    cellIndex: Math.min(20, cell && row ? [...row.children].indexOf(cell) : 0),
    cellShare: share(one?.characters ?? 0, one?.parent?.parent?.characters ?? 0),
    cellLinks: share(one?.linked ?? 0, one?.characters ?? 0),
    cellColoured: flag(cell?.hasAttribute("bgcolor") ?? false),
    cellWidth: Number.parseInt(cell?.getAttribute("width") ?? "", 10) || 0,
    cellSentences: share(one?.sentences ?? 0, one?.characters ?? 0),
  };
}

/** How a block's words are those of the page's title and description. */
function namesOf(document: Documentish): (text: string) => Features {
  const title = letters(squash(document.querySelector("title")?.textContent).slice(0, 300));
  const description = letters((firstMeta(document, ["description", "og:description"]) ?? "").slice(0, 1_000));
  return (text) => {
    const own = letters(text.slice(0, 500));
    return {
      inTitle: flag(own.length > 3 && title.includes(own)),
      titleShare: title.includes(own) ? share(own.length, title.length) : 0,
      inDescription: flag(
        own.length > 15 && (description.includes(own) || own.includes(description.slice(0, 60) || "\0")),
      ),
    };
  };
}
