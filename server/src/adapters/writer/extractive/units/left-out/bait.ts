import type { Block, Page } from "#kernel/page";
import { isPolite } from "../../text/polite/polite.ts";
import { badgesIn } from "./badges-en.ts";
import { isAskedByBuyer } from "./buyers-ask-en.ts";

/** 「こんなことはありませんか」: the worries below it are nobody's, and say nothing of the goods. */
const ASKS =
  /^(?:こん|そん|あん|どん)な.{0,16}(?:ありませんか|いませんか|いらっしゃいませんか)[。？?]?$|(?:お悩み|お困り)(?:では|は|の方は)?(?:ありませんか|ございませんか|ないですか|いませんか)[。？?]?$/;
const LONGEST = 45;
/** Lines below a question may soon be the answer; a list is about one thing. */
const MOST_LINES = 4;
const MOST_ITEMS = 8;
/** Goods have measures, and terms: nobody worries by the centimetre. */
const OF_GOODS =
  /[\d０-９一二三四五六七八九十百千]+(?:センチ|ミリ|グラム|キロ|リットル|枚|年|cm|mm|kg|g|ml)|パーセント|%|ください/;

/** The blocks on a shop's page that are not about the thing: worries with the line that asks, badges of the shop, and buyers’ questions. */
export function baitIn(blocks: readonly Block[], { type, language }: Page): ReadonlySet<number> {
  if (type !== "product") return new Set();
  return language === "en" ? new Set([...badgesIn(blocks), ...askedIn(blocks)]) : worriesIn(blocks);
}

const askedIn = (blocks: readonly Block[]) =>
  blocks.flatMap(({ text }, index) => (isAskedByBuyer(text) ? [index] : []));

function worriesIn(blocks: readonly Block[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [index, { text }] of blocks.entries()) {
    if (!ASKS.test(text.trim())) continue;
    found.add(index);
    const kind = blocks[index + 1]?.kind;
    const most = kind === "list_item" ? MOST_ITEMS : MOST_LINES;
    for (let below = index + 1; below <= index + most; below += 1) {
      const block = blocks[below];
      if (!block || block.kind !== kind || !isWorry(block)) break;
      found.add(below);
    }
  }
  return found;
}

const isWorry = (block: Block) =>
  (block.kind === "list_item" || block.kind === "paragraph") &&
  block.text.length <= LONGEST &&
  !/[。].+[。]/.test(block.text) &&
  !isPolite(block.text.endsWith("。") ? block.text : `${block.text}。`) &&
  !OF_GOODS.test(block.text);
