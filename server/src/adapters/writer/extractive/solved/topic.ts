import type { Page } from "#kernel/page";
import { isThread } from "../prose/threads/threads.ts";

const BOARD = /\b(?:forums?|boards?|community|discussions?)$|(?:掲示板|フォーラム|コミュニティ)$/iu;
const OPENING = 0;

/** A thread under its own heading: where the board's name stands over all, it is the site's and no title. */
export function withTopic(page: Page): Page {
  const { title, blocks, type } = page;
  if (type === "product" || !BOARD.test(title.trim())) return page;
  const topic = blocks.find(({ kind }) => kind === "heading");
  const isOpening = topic !== undefined && (topic.post === OPENING || blocks[0] === topic);
  if (!isOpening || topic.text.trim() === title.trim() || !isThread(page)) return page;
  return { ...page, title: topic.text.trim(), site: title.trim() };
}
