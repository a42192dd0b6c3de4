import type { Block, Page } from "#kernel/page";
import { standsInEnglish } from "../../text/sentences/english-sentence.ts";

/** "The main changes are:", "What is changing": above what a notice of change is for. */
const ANNOUNCED =
  /^(?:(?:the|our) )?(?:main|key|principal|biggest|most important) changes(?: (?:are|will be|include))?(?: as follows)?\s?:?$|^what(?:[’']s| is| will be) changing\s?[:?]?$|^what will change\s?[:?]?$/i;
const FEWEST = 2;
/** Of more a listener keeps none. */
const MOST = 5;
const LONGEST = 200;
const changes = new WeakSet<Block>();

/** Whether a block is one of the changes of which a notice tells first of all. */
export const isMainChange = (block: Block): boolean => changes.has(block);

/** The page with the points of its main changes as sentences, where all of them are clauses. Blocks keep their places. */
export function withMainChanges(page: Page): Page {
  if (page.language !== "en" || page.type === "product") return page;
  const at = page.blocks.findIndex(({ text }) => ANNOUNCED.test(text.trim()));
  const announcing = page.blocks[at];
  if (!announcing) return page;
  const end = page.blocks.findIndex(({ kind }, index) => index > at && kind !== "list_item");
  const items = page.blocks.slice(at + 1, end === -1 ? undefined : end);
  const told = items.map(({ text }) => asSentence(text));
  if (
    told.length < FEWEST ||
    told.length > MOST ||
    told.some((text) => text.length > LONGEST || !standsInEnglish(text))
  )
    return page;
  const blocks = [...page.blocks];
  // Its colon announces nothing any more.
  if (announcing.kind !== "heading") blocks[at] = { ...announcing, text: "" };
  for (const [index, text] of told.entries()) {
    const block: Block = { ...items[index], kind: "paragraph", text };
    changes.add(block);
    blocks[at + 1 + index] = block;
  }
  return { ...page, blocks };
}

function asSentence(text: string): string {
  const bare = text.trim().replace(/(?:[.;,]|[;,] and)$/, "");
  return `${bare.charAt(0).toUpperCase()}${bare.slice(1)}.`;
}
