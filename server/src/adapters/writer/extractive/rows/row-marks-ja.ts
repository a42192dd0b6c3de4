import type { Block, Page } from "#kernel/page";

/** Blocks that say what stood in a row, an item or a fragment. */
const told = new WeakSet<Block>();
/** Those of them that nobody hears without the others of their list. */
const bound = new WeakSet<Block>();
/** Those that go on from the row before them, in a table that has its subject in its first row. */
const following = new WeakSet<Block>();
/** The matter of a block: its own words and the heading above. */
const subjects = new WeakMap<Block, string>();
export const isToldRow = (block: Block | undefined) => block !== undefined && told.has(block);
export const isBound = (block: Block) => bound.has(block);
export const isFollowing = (block: Block | undefined) => block !== undefined && following.has(block);
/** Whether a row is told behind the one before it. */
export const goesBehind = (block: Block) => isBound(block) || isFollowing(block);
export const rowSubjects = (block: Block | undefined) => (block && subjects.get(block)) ?? "";

/** Marks of a sentence that comes from a row or a list. */
export interface RowMarks {
  /** Whether it is one of several conditions, which are told with what they are of or not at all. */
  isCondition?: boolean;
  /** Whether it is a row of a table that is told as a sentence. */
  isRow?: boolean;
  /** Whether it says what stood in a row, an item or a fragment; and whether behind the row before it only. */
  isTold?: boolean;
  goesOn?: boolean;
}
export const marksOf = (block: Block, isListed: boolean, isRow: boolean): RowMarks => ({
  ...(isListed || isBound(block) ? { isCondition: true } : {}),
  ...(isRow || isToldRow(block) ? { isRow: true } : {}),
  ...(isToldRow(block) ? { isTold: true, goesOn: isFollowing(block) } : {}),
});

/** Remembers a block as a row that is told below a heading. */
export function mark(block: Block, heading: string, as: "own" | "bound" | "following" = "own"): void {
  told.add(block);
  if (as === "bound") bound.add(block);
  if (as === "following") following.add(block);
  subjects.set(block, `${heading} ${/^[^、。]{1,24}は、/.exec(block.text)?.[0] ?? ""}`);
}

const sources = new WeakMap<Page, Page>();
/** The page as it was read: its name is no matter of how its rows are told. */
export const sourceOf = (page: Page) => sources.get(page) ?? page;
export const markSource = (page: Page, source: Page) => void sources.set(page, source);
