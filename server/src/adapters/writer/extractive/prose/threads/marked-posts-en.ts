import type { Block, Page } from "#kernel/page";
import { escapePattern } from "#kernel/text/escape-pattern";
import type { ProseLine } from "../lines.ts";
import { withoutCited } from "./cited-en.ts";
import type { Post } from "./post.ts";
import { reportOfSolution } from "./report-of-solution-en.ts";
import { isSignature } from "./signature-en.ts";

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

/** Whether the one who opens and those who reply each have a line with their name and the minute above their words. */
export const isStampedInPosts = ({ blocks }: Pick<Page, "blocks">): boolean => {
  const stamped = blocks.filter(({ post, text }) => post !== undefined && isSignature(text.trim()));
  const posts = new Set(postsMarkedOn(stamped));
  return posts.has(OPENING) && posts.size > FEWEST_REPLIES;
};
const SIGNED =
  /^(?:(?:posted )?by:? )?([\p{L}\d][\p{L}\d_. -]{1,28}?) (?:»|on\b|\p{Lu}\p{Ll}{2,8},?) .*\d{1,2}:\d\d/iu;

/** "Last edited by Ann": below a post that anybody may have written. */
const EDITED = /^(?:last )?edited\b/iu;

/** The writers of the posts by the page's cards, or the lines above their words. */
export function authorsOn(blocks: readonly Block[]): ReadonlyMap<number, string> {
  const signed = blocks.flatMap(({ post, text, by }): [number, string][] => {
    const line = text.trim();
    const name = by ?? (isSignature(line) && !EDITED.test(line) ? SIGNED.exec(line)?.[1] : undefined);
    return post === undefined || name === undefined ? [] : [[post, name]];
  });
  return new Map(signed.toReversed());
}

/**
 * The one whom the opener thanks by name further below: "bert_9, thank you! The cord is off.", or to whom the
 * question points since: "SOLVED, see bert_9's post."
 */
export function thankedOn(blocks: readonly Block[], authors: ReadonlyMap<number, string>): string | null {
  const opener = authors.get(OPENING);
  const others = [...new Set(authors.values())].filter((name) => name !== opener);
  const solved = blocks.flatMap(({ post, text }) => (post === OPENING && SOLVED.exec(text)?.[1]) || []);
  const pointedAt = others.find((name) => solved.includes(name));
  if (pointedAt) return pointedAt;
  const later = blocks.filter(
    ({ post }) => post !== undefined && post > OPENING && authors.get(post) === opener,
  );
  // Thanks for a try, before the next question, say nothing of a success.
  const reporting = new Set(
    later.filter(({ kind, text }) => kind !== "quote" && REPORTS.test(text)).map(({ post }) => post),
  );
  const thanks = later
    .filter(({ kind, post }) => kind !== "quote" && reporting.has(post))
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/));
  const found = thanks
    .filter((one) => THANKS.test(one) && !LIMITED.test(one))
    .map((one) =>
      others.filter((name) => one.includes(name) || calls(one, name) || isThankedShortly(one, name)),
    );
  return found.findLast(({ length }) => length === 1)?.[0] ?? null;
}
const REPORTS = new RegExp(
  [
    String.raw`\b(?:was|were|did|works?|worked|working|fix(?:ed|es)|solved|sorted|cured|helped|replaced|changed|cleaned|took|got|bought|ordered|went)\b`,
    String.raw`\bspot on\b|\byou(?:[’']re| are) right\b|\b(?:is|are) (?:off|out|gone|fine|back|up|on)\b`,
  ].join("|"),
  "iu",
);
/** "Thanks, but it is more than that." */
const LIMITED = /\bthank[^.!?]*\b(?:but|although|though|however)\b|\?$/iu;
const SOLVED =
  /\bsolved\b[^.!]{0,20}?\bsee ([\p{L}\d][\p{L}\d_. -]*?)[’']s? (?:post|answer|reply|comment)\b/iu;
const THANKS =
  /\bthank(?:s\b|[ -]?you\b)|\bcheers\b|\bowe (?:you\b|\p{Lu}[\p{L}_-]+ )(?:an? |the )?(?:cake|beer|pint|drink|coffee|lunch|dinner|round)/iu;
/** "I owe Wilhelmina a cake": somebody called "Wilhelmina K" is called by the first name. */
const calls = (text: string, name: string) => {
  const [first = "", ...rest] = name.split(" ");
  return (
    rest.length > 0 &&
    first.length >= SHORTEST_NAME &&
    new RegExp(`(?<!\\p{L})${escapePattern(first)}(?!\\p{L})`, "u").test(text)
  );
};
const SHORTEST_NAME = 4;
/** "Thank you, Jo.": somebody called "lockside_jo" is called by a part of the handle. */
const isThankedShortly = (text: string, name: string) =>
  name
    .toLowerCase()
    .split(/[\s_.-]+|\d+/u)
    .includes(CALLED.exec(text)?.[1]?.toLowerCase() ?? " ");
const CALLED = /\b(?:thanks(?: again)?|thank you|cheers),? (\p{Lu}\p{L}+)(?=[.!,]|$| for\b)/iu;

/** Posts whose own writer says further below that they were wrong, and those that answer them by a quotation. */
function withdrawnOn(blocks: readonly Block[], authors: ReadonlyMap<number, string>): ReadonlySet<number> {
  const corrected = blocks.flatMap(({ post, text }) =>
    post !== undefined && CORRECTED.test(text) ? [post] : [],
  );
  const refuted = refutedBy(blocks, authors);
  const wrong = [...authors].filter(
    ([post, author]) =>
      post > OPENING &&
      (refuted.some((one) => one.author === author && post < one.post) ||
        corrected.some((later) => post < later && authors.get(later) === author)),
  );
  const cites = ({ text }: Block) => wrong.some(([, author]) => text.startsWith(`${author} wrote:`));
  const citing = blocks.flatMap((block) => (block.post !== undefined && cites(block) ? [block.post] : []));
  return new Set([...wrong.map(([post]) => post), ...citing]);
}
/** Whom the opener cites only to say that it was not so: "All three passed. So not the batteries." */
function refutedBy(blocks: readonly Block[], authors: ReadonlyMap<number, string>) {
  const opener = authors.get(OPENING);
  return blocks.flatMap(({ kind, text, post }, at) => {
    const author =
      kind === "quote" ? [...authors.values()].find((name) => text.startsWith(`${name} wrote:`)) : undefined;
    const isOpeners = post !== undefined && post > OPENING && authors.get(post) === opener;
    return author && isOpeners && author !== opener && REFUTED.test(blocks[at + 1]?.text ?? "")
      ? [{ author, post }]
      : [];
  });
}
const REFUTED =
  /\bso (?:it[’']s |it is |it was )?not (?:the )?\p{L}|\b(?:did(?:n[’']t| not) (?:help|work|change|make)|no (?:change|difference|luck|joy)|(?:it )?(?:was|is)(?:n[’']t| not) (?:that|it)\b)/iu;

const CORRECTED =
  /^(?:ok(?:ay)?,? |ah,? |well,? )?I (?:stand corrected|was (?:completely |totally )?wrong)\b/i;

const postsMarkedOn = (blocks: readonly Block[]) => blocks.flatMap(({ post }) => post ?? []);

/**
 * The posts of a thread by their boxes. Words outside of them are the site's, its own summary above all, and
 * what a post quotes is somebody else's. Behind words that could not be said a post's rest is told apart.
 */
export function markedPosts(written: readonly ProseLine[], { blocks }: Page): Post[] {
  const beginnings = new Set(blocks.filter(({ post }, at) => post !== blocks[at - 1]?.post));
  const lines = withoutCited(written, blocks, (block) => beginnings.has(block));
  const authors = authorsOn(blocks);
  const isChosen = blocks.some(({ isAccepted }) => isAccepted);
  const thanked = isChosen ? null : thankedOn(blocks, authors);
  const withdrawn = withdrawnOn(blocks, authors);
  const solved = reportOfSolution(blocks, authors);
  const posts: Post[] = [];
  let current: number | undefined;
  for (const line of lines) {
    const block = blocks[line.blockIndex];
    if (block?.post === undefined || block.kind === "quote" || withdrawn.has(block.post)) continue;
    const isFirst = block.post === OPENING;
    // Before the first words of a post nothing of it is missing.
    const gap = line.gap && !(line.begins && beginnings.has(block));
    const isSame = block.post === current;
    const last = posts.at(-1);
    if (last && isSame && (isFirst || !gap)) last.lines.push(line);
    else {
      const author = authors.get(block.post) ?? null;
      const isBest = block.isAccepted || (author !== null && author === thanked);
      const role = isBest ? "best" : block.post === solved ? "solved" : null;
      posts.push({ lines: [{ ...line, gap }], isFirst, goesOn: isSame, author, role });
    }
    current = block.post;
  }
  return posts;
}
