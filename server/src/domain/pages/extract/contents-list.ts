import { squash } from "../html/dom.ts";
import type { RawBlock } from "./blocks.ts";

/** Fewer items in a row may be points that are also told below. */
const FEWEST = 3;
const NUMBER = /^\d{1,2}(?:\.\d{1,2})*[.)．、]?\s+/u;
const LABEL = /^(?:table of contents|contents|on this page|in this article|目次|もくじ)\s*[:：]?$/i;

/**
 * A text without its table of contents: items in a row that are, each of them, a heading further below. Kept, they
 * would be heard as points, and the headings themselves would go as repetitions.
 */
export function withoutContentsList(blocks: readonly RawBlock[]): RawBlock[] {
  const lastHeading = new Map<string, number>();
  for (const [at, { kind, text }] of blocks.entries())
    if (kind === "heading") lastHeading.set(plainOf(text), at);
  const dropped = new Set<number>();
  for (let at = 0; at < blocks.length; at += 1) {
    let end = at;
    while (
      blocks[end]?.kind === "list_item" &&
      (lastHeading.get(plainOf(blocks[end]?.text ?? "")) ?? 0) > end
    )
      end += 1;
    const isWhole = blocks[at - 1]?.kind !== "list_item" && blocks[end]?.kind !== "list_item";
    if (isWhole && end - at >= FEWEST) {
      for (let item = at; item < end; item += 1) dropped.add(item);
      if (LABEL.test(blocks[at - 1]?.text.trim() ?? "")) dropped.add(at - 1);
    }
    at = Math.max(at, end);
  }
  return blocks.filter((_, at) => !dropped.has(at));
}

const plainOf = (text: string) => squash(text).replace(NUMBER, "").toLowerCase();
