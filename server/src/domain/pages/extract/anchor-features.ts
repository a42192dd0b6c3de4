import type { Features } from "./feature-table.ts";
import type { Weighed } from "./features.ts";
import { FAR, type Surroundings } from "./surroundings.ts";
import { letters } from "./width.ts";

const LONGEST_BUTTON = 40;
/** Shorter blocks are in many a description by chance. */
const SHORTEST = 15;

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

/**
 * How far each block is from what the page is surely about: its heading, what its data says of it, where one buys
 * it. Other goods and other people's words stand in boxes of their own.
 */
export function anchorFeatures(
  weighed: readonly Weighed[],
  total: number,
  description: string,
): (index: number) => Features {
  const described = letters(description);
  const inData = weighed.map(({ block: { text } }) => {
    if (described === "") return false;
    const own = letters(text.slice(0, 400));
    return own.length >= SHORTEST && described.includes(own);
  });
  const title = weighed.findIndex(({ block }) => block.level === 1);
  const anchors = {
    title: holdersOf(weighed.filter((_, index) => index === title)),
    data: holdersOf(weighed.filter((_, index) => inData[index])),
    button: holdersOf(
      weighed.filter(({ own, block: { text } }) => own.button && text.length < LONGEST_BUTTON).slice(0, 1),
    ),
  };
  const known = new Map<Surroundings | null, Features>();
  return (index) => {
    const around = weighed[index]?.around ?? null;
    const before = known.get(around) ?? fromAnchors(around, anchors, total);
    known.set(around, before);
    return { inData: inData[index] ? 1 : 0, ...before };
  };
}

type Holders = ReadonlySet<Surroundings>;

/** Everything that some blocks stand in. */
function holdersOf(blocks: readonly Weighed[]): Holders {
  const holders = new Set<Surroundings>();
  for (const { around } of blocks)
    for (let one = around; one && !holders.has(one); one = one.parent) holders.add(one);
  return holders;
}

function fromAnchors(around: Surroundings | null, anchors: Record<string, Holders>, total: number): Features {
  const features: Features = {};
  for (const [name, holders] of Object.entries(anchors)) {
    let levels = 0;
    let one = around;
    for (; one && !holders.has(one); one = one.parent) levels++;
    features[`${name}Levels`] = holders.size === 0 ? -1 : Math.min(FAR, levels);
    features[`${name}BoxShare`] = holders.size === 0 ? -1 : share(one?.characters ?? total, total);
  }
  const cover = around?.hiddenBy ?? null;
  features.hiddenShare = cover ? share(cover.characters, total) : 0;
  return features;
}
