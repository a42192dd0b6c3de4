import type { Page } from "#kernel/page";

const LONGEST_ABOVE = 80;
/** A box of the shop's news has a heading of its own, and a sentence or two. */
const LONGEST_IN_BOX = 160;

/**
 * The page without the short lines above the one that names what it sells: "Wanted: shed lamps, school desks. Will
 * collect." and "From the workshop: we are closed in May." are the shop's, and none of the thing. Blocks keep their
 * places.
 */
export function withoutLinesAboveName(page: Page): Page {
  const { blocks, facts, language, type } = page;
  const name = facts.find(({ kind }) => kind === "name")?.value ?? "";
  const named = blocks.findIndex(
    ({ kind, text }) => (kind === "paragraph" || kind === "heading") && text.trim() === name,
  );
  const above = blocks.slice(0, named);
  const isOfBoxes = above[0]?.kind === "heading" && above.every(({ kind }) => kind !== "list_item");
  if (blocks[named]?.kind === "heading" && !isOfBoxes) return page;
  const most = isOfBoxes ? LONGEST_IN_BOX : LONGEST_ABOVE;
  const isOfShop = language === "en" && type === "product" && named > 0 && name !== "";
  if (!isOfShop || above.some(({ text }) => text.length > most)) return page;
  const isLeft = (text: string, at: number) => at < named && !OF_STOCK.test(text);
  return {
    ...page,
    blocks: blocks.map((block, at) => (isLeft(block.text, at) ? { ...block, text: "" } : block)),
  };
}
/** Some shops say above the name that the thing cannot be had. */
const OF_STOCK = /\b(?:currently|temporarily) unavailable\b|\b(?:back in|out of) stock\b/i;
