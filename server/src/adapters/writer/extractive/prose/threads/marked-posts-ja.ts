import type { Block, Page } from "#kernel/page";
import { ASKS_WITHIN, BETWEEN_POSTS } from "./answers-below.ts";

/**
 * The blocks with which another voice begins on a Japanese page whose boxes tell its posts apart; null where they
 * tell of no two. Within an answer's box a heading may say that the one who asked goes on: 「質問者からのお礼」
 */
export function voicesMarkedOn({ blocks, language }: Page): ReadonlySet<Block> | null {
  const marked = blocks.filter(({ post }) => post !== undefined);
  if (language !== "ja" || marked[0]?.post !== OPENING) return null;
  const begun = marked.filter(({ post }, at) => at > 0 && post !== marked[at - 1]?.post);
  const returned = marked.filter(isReturnedHeading);
  return begun.length > 0 ? new Set([...begun, ...returned]) : null;
}
const OPENING = 0;

/** Whether the box of the first post asks, and others follow: the title of a question often only tells what is wrong. */
export const isAskedInBox = (page: Page): boolean =>
  voicesMarkedOn(page) !== null &&
  page.blocks.some(
    ({ post, kind, text }) => post === OPENING && kind !== "heading" && ASKS_WITHIN.test(text),
  );

/** 「質問者からのお礼」: a heading with which another voice begins. */
export const isReturnedHeading = ({ kind, text }: Block) => kind === "heading" && BETWEEN_POSTS.test(text);
