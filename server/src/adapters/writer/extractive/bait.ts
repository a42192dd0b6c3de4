import type { Block, Page } from "#kernel/page";

/** 「こんなことはありませんか」: the worries below it are nobody's, and say nothing of the goods. */
const ASKS =
  /^(?:こん|この|その|あん)な.{0,16}(?:ありませんか|いませんか|いらっしゃいませんか)[。？?]?$|(?:お悩み|お困り)(?:では|は|の方は)?(?:ありませんか|ございませんか|ないですか|いませんか)[。？?]?$/;
const LONGEST = 45;

/** The blocks of a list of worries on a shop's page, with the one that asks. */
export function baitIn(blocks: readonly Block[], { type, language }: Page): ReadonlySet<number> {
  const found = new Set<number>();
  if (type !== "product" || language !== "ja") return found;
  for (const [index, { text }] of blocks.entries()) {
    if (!ASKS.test(text.trim())) continue;
    found.add(index);
    for (let below = index + 1; isWorry(blocks[below]); below += 1) found.add(below);
  }
  return found;
}

const isWorry = (block: Block | undefined) =>
  block !== undefined &&
  (block.kind === "list_item" || block.kind === "paragraph") &&
  block.text.length <= LONGEST &&
  !/[。].+[。]/.test(block.text) &&
  !/(?:です|ます)。?$/.test(block.text);
