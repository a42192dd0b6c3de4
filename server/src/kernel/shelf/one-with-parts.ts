import type { Block } from "#kernel/page";
import { amountsIn } from "./amounts.ts";

const PARTS: readonly RegExp[] = [
  /^(?:key |main |product )?(?:features|specifications)\s*:?$|^(?:商品の)?特[長徴]\s*[:：]?$/iu,
  /^(?:(?:what[’']s )?in the box|what[’']s included|(?:the )?(?:box|package|set|kit) (?:contents|includes)|includes)\s*:?$|^(?:セット内容|付属品|同梱品)\s*[:：]?$/iu,
];
const FEWEST = 2;

/**
 * Whether a page describes one thing by its parts: "Features" and "In the box", each above its list. It is about that
 * thing, even where its price has gone and others stand below.
 */
export const isOneWithParts = (blocks: readonly Block[]): boolean =>
  blocks[0]?.kind === "heading" && PARTS.every((label) => blocks.some((_, at) => isHead(blocks, at, label)));

function isHead(blocks: readonly Block[], at: number, label: RegExp): boolean {
  const below = blocks.slice(at + 1, at + 1 + FEWEST);
  return (
    label.test(blocks[at]?.text.trim() ?? "") &&
    below.length === FEWEST &&
    below.every(({ kind, text }) => kind === "list_item" && amountsIn(text).length === 0)
  );
}
