import type { Block, Page } from "#kernel/page";

/** "In short Free repair wears out its volunteers.": a label runs into the first sentence of its box. */
const LABEL =
  /^(?:[Ii]n (?:short|brief)|TL;?DR|[Tt]he (?:short version|gist|verdict)|At a glance|Verdict|Bottom line)\s?[:–—-]?\s+(?=\p{Lu}\p{Ll})/u;
const LONGEST = 320;
const boxed = new WeakSet<Block>();

/** Whether a block is the page's own summary of itself. */
export const isBoxedSummary = (block: Block | undefined): boolean => block !== undefined && boxed.has(block);

/** The page with its own summary as a paragraph without its label. */
export function withBoxedSummary(page: Page): Page {
  if (page.language !== "en" || page.type === "product") return page;
  const at = page.blocks.findIndex(
    ({ kind, text }) =>
      kind !== "heading" && text.length <= LONGEST && LABEL.test(text) && /[.!]$/.test(text),
  );
  const block = page.blocks[at];
  if (!block) return page;
  const told: Block = { ...block, kind: "paragraph", text: block.text.replace(LABEL, "") };
  boxed.add(told);
  return { ...page, blocks: page.blocks.with(at, told) };
}
