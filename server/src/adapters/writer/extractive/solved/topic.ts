import type { Block, Page } from "#kernel/page";
import { isThread } from "../prose/threads/threads.ts";

const BOARD = /\b(?:forums?|boards?|community|discussions?)$|(?:掲示板|フォーラム|コミュニティ)$/iu;
const OPENING = 0;

/** "Re: The wheel sticks": each reply's own heading names the topic. */
const isReplyTo = (topic: string, { kind, post = OPENING, text }: Block) =>
  kind === "heading" &&
  post > OPENING &&
  /^re:\s/iu.test(text) &&
  text.replace(/^re:\s+/iu, "").trim() === topic.trim();

/** A thread under its own heading: where the board's name stands over all, it is the site's and no title. */
export function withTopic(page: Page): Page {
  const { title, blocks, type } = page;
  const topic = blocks.find(({ kind }) => kind === "heading");
  const isReplied = topic?.post === OPENING && blocks.some((block) => isReplyTo(topic.text, block));
  if (type === "product" || (!BOARD.test(title.trim()) && !isReplied)) return page;
  const isOpening = topic !== undefined && (topic.post === OPENING || blocks[0] === topic);
  if (!isOpening || topic.text.trim() === title.trim() || !isThread(page)) return page;
  return { ...page, title: topic.text.trim(), site: title.trim() };
}
