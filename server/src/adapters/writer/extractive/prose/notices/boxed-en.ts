import type { Block, Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { splitScript } from "#kernel/text/sentences";
import { leansOnPrevious } from "../../text/wording.ts";

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
  const blocks = page.blocks.with(at, told);
  const below = blocks[at + 1];
  const rest = below?.kind === "paragraph" ? withoutSaid(below.text, told.text) : null;
  return { ...page, blocks: below && rest !== null ? blocks.with(at + 1, { ...below, text: rest }) : blocks };
}

/** The paragraph below a summary without its first sentence, where this says at length what the summary has said. */
function withoutSaid(text: string, said: string): string | null {
  const [first, ...others] = splitScript(text).map((one) => one.text);
  const terms = [...contentTerms(said, "en")];
  const known = contentTerms(first ?? "", "en");
  const isSaid = terms.filter((term) => known.has(term)).length >= SHARE_SAID * terms.length;
  const rest = others.join(" ");
  return isSaid && (others.length === 0 || !leansOnPrevious(others[0] ?? "", "en")) ? rest : null;
}
const SHARE_SAID = 0.65;
