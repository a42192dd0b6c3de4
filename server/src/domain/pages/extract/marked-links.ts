import type { Block } from "#kernel/page";

/** 「» 買い物を続ける」, "› Back to the list": what stands behind such a mark leads elsewhere. */
const MARKED = /^[»›≫]\s*[^\s。][^。]{0,59}$/u;

/** A page's text without the items of lists that the page itself marks as links. */
export const withoutMarkedLinks = <One extends Pick<Block, "kind" | "text">>(blocks: readonly One[]): One[] =>
  blocks.filter(({ kind, text }) => kind !== "list_item" || !MARKED.test(text.trim()));
