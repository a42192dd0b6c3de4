import type { Block, Page } from "#kernel/page";
import { withoutCited } from "./cited-en.ts";
import type { ProseLine } from "./lines.ts";
import type { Post } from "./post.ts";

/** Whether the page's own boxes tell the posts of an English thread apart. */
export const isMarkedInPosts = ({ blocks, language }: Pick<Page, "blocks" | "language">): boolean =>
  language === "en" && new Set(postsMarkedOn(blocks)).size >= FEWEST;
const FEWEST = 2;

/** Whether all that is marked are replies, as below a link that is talked about. */
export const isAllReplies = ({ blocks }: Pick<Page, "blocks">): boolean => {
  const posts = new Set(postsMarkedOn(blocks));
  return posts.size >= FEWEST_REPLIES && !posts.has(OPENING);
};
const FEWEST_REPLIES = 3;
const OPENING = 0;

const postsMarkedOn = (blocks: readonly Block[]) => blocks.flatMap(({ post }) => post ?? []);

/**
 * The posts of a thread by their boxes. Words outside of them are the site's, its own summary above all, and
 * what a post quotes is somebody else's. Behind words that could not be said a post's rest is told apart.
 */
export function markedPosts(written: readonly ProseLine[], { blocks }: Page): Post[] {
  const beginnings = new Set(blocks.filter(({ post }, at) => post !== blocks[at - 1]?.post));
  const lines = withoutCited(written, blocks, (block) => beginnings.has(block));
  const posts: Post[] = [];
  let current: number | undefined;
  for (const line of lines) {
    const block = blocks[line.blockIndex];
    if (block?.post === undefined || block.kind === "quote") continue;
    const isFirst = block.post === OPENING;
    // Before the first words of a post nothing of it is missing.
    const gap = line.gap && !(line.begins && beginnings.has(block));
    const isSame = block.post === current;
    const last = posts.at(-1);
    if (last && isSame && (isFirst || !gap)) last.lines.push(line);
    else posts.push({ lines: [{ ...line, gap }], isFirst, goesOn: isSame, author: null, role: null });
    current = block.post;
  }
  return posts;
}
