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
    if (end === at + 1) {
      for (const [index, block] of casesBelow(page.blocks, at)) blocks[index] = block;
      continue;
    }
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

/** 「朝いちばんに砂が出る」, 「急に生ぐさい」: a smaller heading that says the case. */
const HEADS_CASE = /^[^。「」？?を]{3,24}(?:る|ない|[しくすたさ]い|れた|した|なった)$/u;

/** The paragraphs below such headings, up to the next heading of the rank, with the case before their first words. */
function casesBelow(blocks: readonly Block[], at: number): Map<number, Block> {
  const own = blocks[at]?.level ?? 1;
  const next = blocks.findIndex(
    ({ kind, level = 1 }, index) => index > at && kind === "heading" && level <= own,
  );
  const end = next === -1 ? blocks.length : next;
  const found = new Map<number, Block>();
  for (let index = at + 1; index < end - 1; index += 1) {
    const [heading, told] = [blocks[index], blocks[index + 1]];
    const isCase = heading?.kind === "heading" && HEADS_CASE.test(heading.text.trim());
    if (isCase && told?.kind === "paragraph")
      found.set(index + 1, { ...told, text: `${heading.text.trim()}ときは、${told.text}` });
  }
  return found.size < FEWEST ? new Map() : found;
}

/** In a text that is polite throughout, a plain first sentence is no statement. */
function asCase({ kind, text }: Block): string | null {
  if (kind !== "list_item" && kind !== "paragraph") return null;
  const [whole = "", said = ""] = CASE.exec(text) ?? [];
  const rest = text.slice(whole.length);
  const isHelp = rest.split("。").some((sentence) => isPolite(`${sentence}。`));
  return said && isHelp ? `${said}ときは、${rest}` : null;
}
