import type { Block, Page } from "#kernel/page";
import { isMarkedInPosts } from "../prose/threads/marked-posts-en.ts";
import { isThread } from "../prose/threads/threads.ts";

/** An English thread whose problem was solved: what was asked, the answer that helped, and what the asker tells of it. */
export interface Solved {
  question: PostBlock[];
  answer: PostBlock[];
  outcome: PostBlock[];
}

/** A block with its place. */
export interface PostBlock {
  block: Block;
  blockIndex: number;
}

/** "by anna_t » Sun Mar 03, 2024 7:41 pm", "anna_t wrote on 3 May 2024:" */
const SIGNED =
  /^(?:posted )?(?:by )?:?\s*(@?[\p{L}\d][\p{L}\d._-]{1,30}(?: [\p{Lu}][\p{L}.]+)?)\s*(?:»|·|\||,|-|–|—|wrote|on|posted)?\s.*\b(?:19|20)\d\d\b.{0,30}$/u;
const LONGEST_SIGN = 90;
const HELPED =
  /\b(?:thank(?:s| you)|fixed|solved|sorted|cured|that was it|you were right|worked|works? (?:now|again|perfectly)|problem gone|spot on|bingo)\b/iu;
const SIGNATURE = /^["“].{5,120}["”]$/u;

/** The thread by its parts; null where nobody tells plainly which answer helped. */
export function solvedOn(page: Page): Solved | null {
  return page.language === "en" && isThread(page) ? thankedOn(page) : null;
}

/** The asker comes back, thanks and tells: the answer is by whom the thanks name, or the last one before. */
function thankedOn(page: Page): Solved | null {
  if (!isMarkedInPosts(page)) return null;
  const posts = new Map<number, { author: string | null; parts: PostBlock[] }>();
  for (const [blockIndex, block] of page.blocks.entries()) {
    if (block.post === undefined) continue;
    const post = posts.get(block.post) ?? { author: null, parts: [] };
    posts.set(block.post, post);
    const sign = block.text.length <= LONGEST_SIGN ? SIGNED.exec(block.text.trim())?.[1] : undefined;
    if (sign && post.author === null && post.parts.length === 0) post.author = sign;
    else if (block.kind !== "quote" && block.kind !== "heading" && !SIGNATURE.test(block.text.trim()))
      post.parts.push({ block, blockIndex });
  }
  const all = [...posts].toSorted(([a], [b]) => a - b).map(([, post]) => post);
  const [opening] = all;
  const asker = opening?.author;
  if (!asker || !opening) return null;
  const textOf = (post: (typeof all)[number]) => post.parts.map(({ block }) => block.text).join(" ");
  const end = all.findLastIndex((post, at) => at > 1 && post.author === asker && HELPED.test(textOf(post)));
  const outcome = all[end];
  if (!outcome) return null;
  const before = all
    .slice(1, end)
    .filter(({ author, parts }) => author && author !== asker && parts.length > 0);
  const thanked = before.filter(({ author }) =>
    textOf(outcome)
      .toLowerCase()
      .includes((author ?? "").toLowerCase()),
  );
  const answer = thanked.toSorted((a, b) => textOf(b).length - textOf(a).length)[0] ?? before.at(-1);
  return answer ? whole({ question: opening.parts, answer: answer.parts, outcome: outcome.parts }) : null;
}

const whole = (solved: Solved): Solved | null =>
  solved.question.length > 0 && solved.answer.length > 0 && solved.outcome.length > 0 ? solved : null;
