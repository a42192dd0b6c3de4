import type { Block } from "#kernel/page";

/** 「次の3点を確認してください。」, the last sentence above its list. */
const ASKS_TO_CHECK =
  /(^|。)[^。]{0,12}(?:次|以下|下記)の[^。]{0,12}(?:を|について、?)(?:必ず|あらかじめ|事前に)?、?(?:ご?確認|(?:お?確かめ))(?:して)?(?:ください|下さい|します)。$/u;
/** 「契約が有効であること。」, with more on it behind. */
const STATE = /^(?:[①-⑨]|[（(]?[\d０-９]{1,2}[)）.．]\s*)?([^。「」]{4,60}こと)(?:。|$)/u;
const FEWEST = 2;

/** A list of states that one is asked to check: each item says itself that it is needed. Blocks keep their places. */
export function withChecksSaid(blocks: readonly Block[]): readonly Block[] {
  const said = [...blocks];
  for (const [index, block] of blocks.entries()) {
    if (block.kind !== "paragraph" || !ASKS_TO_CHECK.test(block.text.trim())) continue;
    const items: number[] = [];
    while (blocks[index + 1 + items.length]?.kind === "list_item") items.push(index + 1 + items.length);
    const areStates = items.every((at) => STATE.test(blocks[at]?.text.trim() ?? ""));
    if (items.length < FEWEST || !areStates) continue;
    said[index] = { ...block, text: block.text.trim().replace(ASKS_TO_CHECK, "$1") };
    for (const at of items) {
      const item = blocks[at] as Block;
      said[at] = { ...item, text: item.text.trim().replace(STATE, "$1が必要です。") };
    }
  }
  return said;
}

/** 「設定 ‣ データ管理 ‣ バックアップを開く」: one menu within the other; 「18 > 12」 compares. */
const NAME = String.raw`[^\s、。「」『』（）()・：:をがはでにへ‣▸›＞>→\d][^\s、。「」『』（）()：:をがはでへ‣▸›＞>→]{0,18}`;
const MENU_PATH = new RegExp(
  String.raw`(?<=^|[、。\s])(${NAME}(?:\s*[‣▸›]\s*${NAME})+|${NAME}(?:\s+[＞>→]\s+${NAME})+)(?=を|で|に|の|から)`,
  "gu",
);

/** The path through menus as one says it: 「「設定」の「データ管理」の「バックアップ」を開く」. */
export const withPathsSaid = (text: string): string =>
  text.replace(MENU_PATH, (path: string) =>
    path
      .split(/\s*[‣▸›＞>→]\s*/u)
      .map((name) => `「${name}」`)
      .join("の"),
  );
