import type { Block, Page } from "#kernel/page";
import { isThread } from "./threads.ts";

/** So many others talk about a text; fewer may be parts of it. */
const FEWEST_COMMENTS = 3;
/** People who talk about a text speak of themselves; the entries of a list do not. */
const LEAST_OF_SELVES = 0.2;
const OF_ONESELF = /\b(?:I|I[’'](?:m|ve|d|ll)|my|me)\b/;
const QUOTED = /["“][^"”]*(?:["”]|$)/gu;
const ENDED = /[.!?]["”’)®™\s]*$/u;
/** A writer who speaks of himself is told from somebody who asks by the length of what he says. */
const FEWEST = 3;
const LEAST = 600;

/**
 * Leaves out of an English article what its readers write below it, where the article stands in a box like theirs. As
 * a text all would be told in one voice. Parts of a list of articles have their own headings, which comments have not.
 */
export function withoutComments(page: Page): Page {
  const { language, blocks } = page;
  if (language !== "en" || blocks.every(({ post }) => !post) || !blocks.some(({ post }) => post === 0))
    return page;
  const comments = Map.groupBy(
    blocks.filter(({ post }) => post),
    ({ post }) => post,
  );
  const all = [...comments.values()];
  if (all.length < FEWEST_COMMENTS || all.some(([first]) => first?.kind === "heading")) return page;
  if (all.filter(speaksOfOneself).length < LEAST_OF_SELVES * all.length || !isArticle(page)) return page;
  if (isThread(page)) return page;
  const from = blocks.findIndex(({ post }) => post);
  return {
    ...page,
    blocks: blocks.filter(({ post }, at) => post === 0 || (post === undefined && at < from)),
  };
}

const speaksOfOneself = (blocks: readonly Block[]) =>
  blocks.some(({ text }) => OF_ONESELF.test(text.replace(QUOTED, "")));

function isArticle({ title, blocks }: Page): boolean {
  const own = blocks.filter(({ post, kind, text }) => post === 0 && kind === "paragraph" && ENDED.test(text));
  if (own.length > 0 && !speaksOfOneself(own)) return true;
  const letters = own.reduce((sum, { text }) => sum + text.length, 0);
  return own.length >= FEWEST && letters >= LEAST && !/\?\s*$/.test(title);
}
