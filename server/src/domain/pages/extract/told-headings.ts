import type { Block } from "#kernel/page";

const SENTENCES = /[。？！]$|[.?!] .*[.!?]$/u;
const LONGEST_HEADING = 160;
const ASKS = /[?？]$/;
/** "On the coast, a man keeps eleven machines in working order." */
const STANDFIRST = /^.{60,}[.!]$|^.{30,}。$/u;

type Told = Block & { isBelowGap?: boolean };

/**
 * Blocks without headings that are sentences: some sites set a whole question so, its title above an empty line, and
 * others the lines below a title that say what the text is about, or the paragraph that opens a page.
 */
export function withTold<B extends Told>(blocks: readonly B[]): B[] {
  const begins = blocks.findIndex(({ kind }) => kind !== "heading");
  return blocks.map((block, at) => {
    const isBelowTitle = at < begins && (block.level ?? 1) > 1;
    return isTold(block, isBelowTitle) ? withoutLevel(block) : block;
  });
}

function isTold({ kind, text, isBelowGap }: Told, isBelowTitle: boolean): boolean {
  if (kind !== "heading") return false;
  if (isBelowTitle && STANDFIRST.test(text)) return true;
  return SENTENCES.test(text) && (isBelowGap || (text.length > LONGEST_HEADING && !ASKS.test(text)));
}

function withoutLevel<B extends Block>(block: B): B {
  const { level: _, ...rest } = block;
  return { ...rest, kind: "paragraph" } as B;
}
