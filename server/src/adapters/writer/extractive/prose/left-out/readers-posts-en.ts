import type { Page } from "#kernel/page";

/** Of so many paragraphs and letters a text is an article, and no link that readers talk about. */
const FEWEST = 3;
const SHORTEST = 90;
const LEAST = 600;
const ENDED = /[.!?]["”’)®™\s]*$/u;
/** Somebody who asks others tells of himself, and is answered below. */
const OF_ASKER = /\b(?:I|I[’'](?:m|ve|d|ll)|my|me)\b/;
const QUOTED = /["“][^"”]*(?:["”]|$)/gu;
const MOST_OF_ASKER = 0.3;

/** Leaves out of an English article what its readers post below it: it is no thread, and they are not its author. */
export function withoutReadersPosts(page: Page): Page {
  const { language, title, blocks } = page;
  const from = blocks.findIndex(({ post }) => post !== undefined);
  if (language !== "en" || from < FEWEST || /\?\s*$/.test(title)) return page;
  const posts = blocks.slice(from);
  if (posts.some(({ post }) => !post)) return page;
  const own = blocks
    .slice(0, from)
    .filter(({ kind, text }) => kind === "paragraph" && text.length >= SHORTEST && ENDED.test(text));
  const asking = own.filter(({ text }) => OF_ASKER.test(text.replace(QUOTED, "")));
  const isArticle =
    own.length >= FEWEST &&
    own.reduce((sum, { text }) => sum + text.length, 0) >= LEAST &&
    asking.length <= MOST_OF_ASKER * own.length;
  return isArticle ? { ...page, blocks: blocks.slice(0, from) } : page;
}
