import type { Block, Page } from "#kernel/page";

const KIND = "(?:こつ|コツ|ポイント|メモ|アドバイス|注意(?:点|事項)?|保存(?:方法|のしかた)?)";
const HEADING = new RegExp(
  `^(?:(?:この(?:レシピ|料理)|作り方|調理|料理|おいしく作る)の)?${KIND}(?:[・、と]${KIND})?$`,
  "u",
);
const LABEL = new RegExp(`^[※●■◆★☆]?${KIND}[：:][ 　]*(?=\\S)`, "u");

/** The blocks of a page with nothing in them but the tips below a recipe's steps: what keeps a cook from failing. */
export function notesBelow({ blocks }: Page, last: number): Block[] {
  let isNote = false;
  return blocks.map((block, index) => {
    if (index <= last) return { ...block, text: "" };
    const text = block.text.trim();
    if (block.kind === "heading" || text.length <= LONGEST_HEADING) {
      isNote = HEADING.test(text);
      return { ...block, text: "" };
    }
    if (block.kind === "table_row") return { ...block, text: "" };
    return LABEL.test(text) || isNote ? { ...block, text: text.replace(LABEL, "") } : { ...block, text: "" };
  });
}
const LONGEST_HEADING = 8;
