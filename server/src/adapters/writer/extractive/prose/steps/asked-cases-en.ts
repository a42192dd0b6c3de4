import type { Page } from "#kernel/page";

/** "No isolator? Then turn off the circuit." */
const ASKED =
  /(?<=^|[.!?] )No (?!(?:luck|joy|go|good|idea|problem|wonder|thanks|matter|change)\b)(\p{Ll}[\p{L} -]{1,30})\? (?:Then )?(\p{L})/gu;

/** The page with each case that asks in a word or two as a condition: "If there is no isolator, turn off the circuit." */
export function withAskedCases(page: Page): Page {
  if (page.language !== "en") return page;
  const said = (text: string) =>
    text.replace(
      ASKED,
      (_, thing: string, first: string) => `If there is no ${thing}, ${first.toLowerCase()}`,
    );
  const blocks = page.blocks.map((block) =>
    block.kind !== "heading" && block.text.includes("?") ? { ...block, text: said(block.text) } : block,
  );
  return { ...page, blocks };
}
