import type { Block } from "#kernel/page";

/** Below such a heading stands what only those need to whom it happens. */
export const TROUBLES =
  /困った(?:とき|時)|トラブル|不具合|故障|エラー|うまく[^。]{1,8}ない|(?:動か|つなが|表示され|出|使え|届か|入れ)ない(?:とき|時|場合|$)|[」』]と(?:表示され|出)る/u;
/** Whether a section is one of a page's cases of trouble, or stands inside of their chapter. */
export function isOfTrouble(blocks: readonly Block[], section: number): boolean {
  const { text = "", level = 2 } = blocks[section] ?? {};
  if (TROUBLES.test(text)) return true;
  const above = blocks.findLast(
    (block, at) => at < section && block.kind === "heading" && (block.level ?? 2) < level,
  );
  return section > 0 && above !== undefined && TROUBLES.test(above.text);
}
