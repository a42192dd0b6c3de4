import type { Block, Page } from "#kernel/page";
import { speakable } from "../../text/signs/speakable.ts";

/** 「こんな方に」, 「このような方におすすめです」: the heading is the end of each sentence below it. */
const FOR_THEM =
  /^(?:こんな|このような|こういう|次のような|以下のような)(?:お?悩みの)?(?:方|人|かた|ひと)(?:たち)?(?:に|へ)(?:は|も|こそ|特に)?、?(?:お?すすめ|オススメ|お?勧め|ぴったり|最適|どうぞ|使ってほしい|届けたい)?(?:です|します|いたします)?[。！!♪]?$/u;
const PERSON = /(?:方|人|かた)$/u;
const IN_BRACKETS = /[（(][^（()）]*[）)]/gu;
const FRAME = /^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu;
/** A listener keeps so many. */
const MOST = 3;
const LONGEST = 120;

/** The page with the points below 「こんな方に」 as the sentence that says for whom the goods are. Blocks keep their places. */
export function withForWhom(page: Page): Page {
  if (page.language !== "ja" || page.type !== "product") return page;
  const blocks = [...page.blocks];
  for (const [index, { kind, text }] of page.blocks.entries()) {
    if (kind === "list_item" || !FOR_THEM.test(text.replace(FRAME, ""))) continue;
    const items = itemsFrom(page.blocks, index + 1);
    const said = forWhom(items.map((item) => item.text));
    if (!said) continue;
    for (const at of items.keys()) blocks[index + 1 + at] = { kind: "paragraph", text: at === 0 ? said : "" };
  }
  return blocks.every((block, index) => block === page.blocks[index]) ? page : { ...page, blocks };
}

function itemsFrom(blocks: readonly Block[], start: number): Block[] {
  const end = blocks.findIndex(({ kind }, index) => index >= start && kind !== "list_item");
  return blocks.slice(start, end === -1 ? undefined : end);
}

/** 「甘いものが苦手な方や、贈りものを探している方におすすめです。」; null where a point is no person. */
function forWhom(items: readonly string[]): string | null {
  const people = items.map((item) =>
    speakable(item.replace(IN_BRACKETS, ""), "ja").replace(/[。、！!]+$/u, ""),
  );
  if (people.length === 0 || !people.every((one) => PERSON.test(one) && !/[。：:？！]/u.test(one)))
    return null;
  for (let count = Math.min(MOST, people.length); count > 0; count -= 1) {
    const [first = "", ...others] = people.slice(0, count);
    const whole = `${first}${others.length > 0 ? `や、${others.join("、")}` : ""}におすすめです。`;
    if (whole.length <= LONGEST) return whole;
  }
  return null;
}
