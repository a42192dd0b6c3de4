import { splitScript } from "#kernel/text/sentences";

/** 「方式は二つあり、…」, 「ひとつは、…」, and some sentences later 「もうひとつは、…」. */
const COUNTS_TWO =
  /(?:二|ふた|２|2)(?:つ|種類|通り|とおり)(?:あ|の|に)|(?:^|。)(?:(?:ひと|[一１1])つ(?:[め目])?|一方|片方|前者)は/u;
const THE_OTHER = /^(?:もう(?:ひとつ|[一１1]つ|一方|片方)|後者)は/u;
const LONGEST_PAIR = 6;

/** Sentences that are told together. */
interface Spoken {
  sentences: readonly string[];
}

const textOf = ({ sentences }: Spoken) => sentences.join("");

/** Whether the second of two things that were counted is still to come: a pair is told whole, or not begun. */
export function isWithinPair(spoken: readonly Spoken[], at: number): boolean {
  const behind = spoken.slice(at + 1, at + LONGEST_PAIR).findIndex((one) => THE_OTHER.test(textOf(one)));
  const before = spoken.slice(Math.max(0, at + 1 + behind - LONGEST_PAIR), at + 1);
  return behind !== -1 && before.some((one) => COUNTS_TWO.test(textOf(one)));
}

/** Sentences of a page that were chosen, without the half of a pair whose other half was not. */
export function withoutHalfPairs<One extends Spoken & { blockIndex: number }>(
  chosen: readonly One[],
  blocks: readonly { text: string }[],
): One[] {
  const halves = new Set<One>();
  for (const [at, some] of Map.groupBy(chosen, ({ blockIndex }) => blockIndex)) {
    const page = splitScript(blocks[at]?.text ?? "");
    const isPaired = page.some(({ text }) => THE_OTHER.test(text));
    if (!isPaired || some.some(({ sentences }) => sentences.some((text) => THE_OTHER.test(text)))) continue;
    const begun = some.findIndex((one) => COUNTS_TWO.test(textOf(one)));
    if (begun !== -1) for (const one of some.slice(begun)) halves.add(one);
  }
  return chosen.filter((one) => !halves.has(one));
}
