import type { Block, Page } from "#kernel/page";

/** 「次のすべてに当てはまる方です。」 */
const NAMES_A_LIST =
  /^(?:次の|以下の|つぎの)(?![^。]*(?:書類|もの|とおり)を)[^。]{0,28}(?:です|ます|である|とする)[。：:]?$/;
const OF_WHOM = /対象|条件|資格|要件/;
const LONGEST_ITEM = 80;
const MOST_ITEMS = 6;
/** 「市内に住んでいる方」, 「建てられたもの」: it lacks only です. */
const NAMED = /(?:方|人|者|世帯|もの|こと|場合|子|施設|住宅|建物|団体|事業者|車両?)$/;

export interface Conditions {
  blocks: Block[];
  /** Places of the conditions: without one of them the others promise too much. */
  listed: ReadonlySet<number>;
}

/** Each list that a sentence announces as who or what is meant: its items as sentences, or the sentence unsaid. */
export function withConditions({ blocks, language }: Page): Conditions {
  const listed = new Set<number>();
  if (language !== "ja") return { blocks: [...blocks], listed };
  const said = [...blocks];
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== "paragraph" || !NAMES_A_LIST.test(block.text.trim())) continue;
    const items: number[] = [];
    while (blocks[index + 1 + items.length]?.kind === "list_item") items.push(index + 1 + items.length);
    const texts = items.map((at) => (blocks[at]?.text ?? "").trim().replace(/。$/, ""));
    const isSayable =
      items.length > 0 &&
      items.length <= MOST_ITEMS &&
      texts.every((text) => text.length <= LONGEST_ITEM && !text.includes("。") && NAMED.test(text));
    // Its list is no list, or cannot be said: then nothing is announced.
    if (!isSayable) {
      if (items.length === 0) said[index] = { ...block, text: "" };
      continue;
    }
    const heading = blocks[index - 1];
    const topic =
      heading?.kind === "heading" && OF_WHOM.test(heading.text) && heading.text.length <= LONGEST_TOPIC
        ? `${heading.text.trim()}は、`
        : "";
    said[index] = { ...block, text: `${topic}${block.text.trim().replace(/[：:]?$/, "")}` };
    for (const [at, place] of items.entries()) {
      listed.add(place);
      said[place] = { kind: "paragraph", text: `${texts[at] ?? ""}です。` };
    }
  }
  return { blocks: said, listed };
}
const LONGEST_TOPIC = 20;
