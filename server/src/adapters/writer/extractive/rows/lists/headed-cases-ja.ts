import type { Block, Page } from "#kernel/page";
import { isPolite } from "../../text/polite/polite.ts";

/** 「よくある失敗」, 「こんなときは」: each item below tells a case and what helps. */
const OF_CASES = /失敗|トラブル|困った|お困り|故障|症状|不具合|こんなとき|うまくいかない|対処/u;
/** 「失敗しないために」, 「故障を防ぐ」: below these stands what to do. */
const OF_ADVICE = /しない|しにく|防[ぐい止]|予防|避け/u;
/** 「翌朝また空気が抜けている。別の穴を…」; 「水を入れすぎない。」 is an order. */
const CASE =
  /^([^。「」？?を]{1,30}が[^。「」？?を]{1,30}(?:ている|でいる|てしまう|でしまう|ない|なる|する|出る|[らかまけれべめ]れる|てある))。(?=[^。])/u;
const FEWEST = 2;

/** The page with its cases as conditions: told as they are, somebody would hear that it is so. Blocks keep their places. */
export function withHeadedCases(page: Page): Page {
  if (page.language !== "ja") return page;
  const blocks = [...page.blocks];
  for (const [at, { kind, text }] of page.blocks.entries()) {
    if (kind !== "heading" || !OF_CASES.test(text) || OF_ADVICE.test(text)) continue;
    let end = at + 1;
    while (page.blocks[end] && page.blocks[end]?.kind !== "heading") end += 1;
    const below = page.blocks.slice(at + 1, end);
    const cases = below.map(asCase);
    if (cases.filter((one) => one !== null).length < FEWEST) continue;
    for (const [index, text] of cases.entries()) {
      const block = below[index];
      if (text && block) blocks[at + 1 + index] = { ...block, text };
    }
  }
  return blocks.every((block, index) => block === page.blocks[index]) ? page : { ...page, blocks };
}

/** In a text that is polite throughout, a plain first sentence is no statement. */
function asCase({ kind, text }: Block): string | null {
  if (kind !== "list_item" && kind !== "paragraph") return null;
  const [whole = "", said = ""] = CASE.exec(text) ?? [];
  const rest = text.slice(whole.length);
  const isHelp = rest.split("。").some((sentence) => isPolite(`${sentence}。`));
  return said && isHelp ? `${said}ときは、${rest}` : null;
}
