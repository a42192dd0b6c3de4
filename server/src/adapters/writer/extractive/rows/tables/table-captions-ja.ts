import type { Block, Page } from "#kernel/page";

const LONGEST = 30;
/** So many signs at the end of a heading name its matter. */
const MATTER = 2;

/** 「来月の予定」, 「各会場の日程（予定）」 */
const NAMES_TABLE =
  /(?:予定|日程|一覧|早見|内訳|スケジュール|カレンダー|比較|対照|新旧|ちがい|違い|[前旧]と[^とのはが]{0,4}[後新])表?(?:は次のとおり)?(?:[（(][^（()）]*[)）])?$/u;

/** 「おもな品の貸し賃（一日につき）」 above a table and below 「新しい貸し賃」: it is the table's name, and says nothing of the heading's matter. */
function isCaption(blocks: readonly Block[], at: number): boolean {
  const [above, block, below] = [blocks[at - 1], blocks[at], blocks[at + 1]];
  const text = block?.text.trim() ?? "";
  return (
    above?.kind === "heading" &&
    block?.kind === "paragraph" &&
    below?.kind === "table_row" &&
    text.length <= LONGEST &&
    !/[。！？!?：:]/u.test(text) &&
    (text.includes(above.text.trim().slice(-MATTER)) || NAMES_TABLE.test(text))
  );
}

/** A Japanese text without the names of its tables: told as a row, a name would be the answer to its heading. */
export function withoutTableCaptions(page: Page): Page {
  if (page.language !== "ja") return page;
  const { blocks } = page;
  const kept = blocks.map((block, at): Block => (isCaption(blocks, at) ? { ...block, text: "" } : block));
  return kept.every(({ text }, at) => text === blocks[at]?.text) ? page : { ...page, blocks: kept };
}
