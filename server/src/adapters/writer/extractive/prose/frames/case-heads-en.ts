import type { Block, Page } from "#kernel/page";
import { isOrder } from "../procedures.ts";

/** "When it arrives", "Before you plant": a head that says when to do what stands below it. */
const OF_CASE =
  /^(?:when|before|after|once|until|as soon as) (?:it|they|you|your|the)(?: \p{L}[\p{L}’'-]*){1,5}$/iu;

/** A page of goods with the case of an order in its sentence: "When it arrives, open the bag the same day." */
export function withCaseHeads(page: Page): Page {
  if (page.language !== "en" || page.type !== "product") return page;
  let isChanged = false;
  const blocks = page.blocks.map((block, at): Block => {
    const head = page.blocks[at - 1];
    const isBelow = head?.kind === "heading" && OF_CASE.test(head.text.trim());
    if (!isBelow || block.kind === "heading" || block.kind === "table_row" || !isOrder(block.text, "en"))
      return block;
    isChanged = true;
    const text = block.text.trim();
    return { ...block, text: `${head.text.trim()}, ${text.charAt(0).toLowerCase()}${text.slice(1)}` };
  });
  return isChanged ? { ...page, blocks } : page;
}
