import type { Page } from "#kernel/page";

const LONGEST_ABOVE = 80;

/**
 * The page without the short lines above the one that names what it sells: "Wanted: shed lamps, school desks. Will
 * collect." is the shop's, and none of the thing. Blocks keep their places.
 */
export function withoutLinesAboveName(page: Page): Page {
  const { blocks, facts, language, type } = page;
  const name = facts.find(({ kind }) => kind === "name")?.value ?? "";
  const named = blocks.findIndex(({ kind, text }) => kind === "paragraph" && text.trim() === name);
  const above = blocks.slice(0, named);
  const isOfShop = language === "en" && type === "product" && named > 0 && name !== "";
  if (!isOfShop || above.some(({ text }) => text.length > LONGEST_ABOVE)) return page;
  return { ...page, blocks: blocks.map((block, at) => (at < named ? { ...block, text: "" } : block)) };
}
