import type { Block } from "#kernel/page";

/** 「10月」, 「第2回」, 「春」, 「水曜日」: a line that says when, or the how manieth, the next one comes. */
const LABEL =
  /^(?:(?:1[0-2]|[1-9])月(?:上旬|中旬|下旬|号|のお届け)?|第?\d{1,2}(?:回目?|週目?|[かヶ]月目|日目|便|号)|[春夏秋冬]|[月火水木金土日]曜日?)$/u;
/** Names of things, and no sentence. */
const THINGS =
  /^(?!.*(?:です|ます|ません|ください|した|する|ある|ない)$)[^。！？!?：:]{2,60}(?<![てでにをへとのがは、])$/u;
const FEWEST = 2;
const LONGEST = 155;

/** A run of such lines, and how they are told: null where they are too long for a sentence. */
interface Months {
  from: number;
  to: number;
  text: string | null;
}

/** 「10月は菜の花、ねぎ、11月はそら豆です。」: months with what comes in each, in one sentence or not at all. */
export function monthsTold(blocks: readonly Block[]): Months[] {
  const found: Months[] = [];
  for (let from = 0; from < blocks.length; from += 1) {
    let to = from;
    while (pairAt(blocks, to)) to += 2;
    const pairs = Array.from({ length: (to - from) / 2 }, (_, at) => pairAt(blocks, from + 2 * at) ?? "");
    const isApart = new Set(pairs.map((pair) => pair.split("は")[0])).size === pairs.length;
    if (pairs.length < FEWEST || !isApart) continue;
    const text = `${pairs.join("、")}です。`;
    found.push({ from, to, text: text.length <= LONGEST ? text : null });
    from = to - 1;
  }
  return found;
}

/** A line that says when with the things below it, where nothing else stands between it and the next one. */
function pairAt(blocks: readonly Block[], at: number): string | null {
  const [label, things] = [blocks[at], blocks[at + 1]];
  const isLine = label?.kind === "heading" || label?.kind === "paragraph";
  if (!isLine || (things?.kind !== "paragraph" && things?.kind !== "list_item")) return null;
  const [when, what] = [label.text.normalize("NFKC").trim(), things.text.trim()];
  return LABEL.test(when) && THINGS.test(what) ? `${when}は${what}` : null;
}
