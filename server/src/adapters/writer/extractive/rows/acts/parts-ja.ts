import type { Block } from "#kernel/page";

const LONGEST_HEAD = 24;
/** A line across a table: 「夜の部 朗読の夜」. */
const isHead = ({ kind, text }: Block) =>
  kind === "paragraph" && text.trim().length <= LONGEST_HEAD && !/[。：:、円※]|\d{3}/u.test(text);
const labelOf = ({ kind, text }: Block) => (kind === "table_row" ? text.split(": ")[0] : undefined);

interface Part {
  name: string;
  from: number;
  to: number;
}

/**
 * Of which part of a table each of its rows is: 「昼の部」 and 「夜の部」 have a place and a fee of their own, which
 * would be heard as those of the whole. An empty name cannot be said.
 */
export function partsOn(blocks: readonly Block[]): ReadonlyMap<number, string> {
  const named = new Map<number, string>();
  let parts: Part[] = [];
  const close = () => {
    const labels = parts.flatMap(({ from, to }) => [
      ...new Set(blocks.slice(from, to).flatMap((one) => labelOf(one) ?? [])),
    ]);
    const isOfParts = parts.length > 1 && new Set(labels).size < labels.length;
    const isSure = new Set(parts.map(({ name }) => name)).size === parts.length;
    for (const { name, from, to } of isOfParts ? parts : [])
      for (let at = from; at < to; at += 1) named.set(at, isSure ? name : "");
    parts = [];
  };
  for (const [at, block] of blocks.entries()) {
    const current = parts.at(-1);
    if (block.kind === "heading") close();
    else if (isHead(block) && blocks[at + 1]?.kind === "table_row")
      parts.push({ name: block.text.trim().split(/[ 　]/u)[0] ?? "", from: at + 1, to: at + 1 });
    else if (current) current.to = at + 1;
  }
  close();
  return named;
}

/** 「会場は、水車小屋です。」 as 「夜の部の会場は、水車小屋です。」; empty where nobody would hear of which part it is. */
export function ofPart(told: string | null, row: string, part: string): string {
  const label = row.split(": ")[0] ?? "";
  return part && told?.startsWith(`${label}は、`) ? `${part}の${told}` : "";
}
