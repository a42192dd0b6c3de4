import type { Block, Page } from "#kernel/page";
import { alternativesOf, phrases } from "#kernel/text/phrases";
import type { Language } from "#kernel/vocabulary";
import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { rolesOn } from "./answers.ts";
import {
  ANSWERS_BELOW,
  BETWEEN_POSTS,
  isAnsweredBelow,
  isReturnedTo,
  LONGEST_SIGNATURE,
} from "./answers-below.ts";
import { withoutCited } from "./cited-en.ts";
import { isAllReplies, isMarkedInPosts, isStampedInPosts, markedPosts } from "./marked-posts-en.ts";
import { isAskedInBox, isReturnedHeading, voicesMarkedOn } from "./marked-posts-ja.ts";
import { isAskersBlock } from "./numbered-answers-ja.ts";
import { fromWhereTheyStand, type Post } from "./post.ts";
import { isOfBoard, postLinesOf } from "./post-lines-en.ts";
import { understoodPosts } from "./post-stands-en.ts";
import { signaturesOn } from "./signed.ts";
import { thankedByAsker, thanksForOutcome, withdraws } from "./thanks.ts";

const ADDRESS = new RegExp(alternativesOf("thread-addresses"), "i");
const NAMED = /\bforums?\b|掲示板|知恵袋|スレッド|スレ\b|スレ[\s　]/i;
export const ASKING =
  /[?？]|(?:です|ます|せん|でしょう|ました|でした|だろう)か。?$|教えて(?:ください|下さい)?。?$/;
const QUESTIONS = /\/questions?\/|\/(?:qa|q-a|answers?)\/|知恵袋|stack ?exchange|stack ?overflow/i;

/** Whether several people speak on a page, one after the other. */
export function isThread(page: Page): boolean {
  const { url, site, title, type, author, publishedAt, blocks, language } = page;
  if (type === "product") return false;
  if (blocks.some(({ isAccepted }) => isAccepted)) return true;
  const isCalledSo =
    ADDRESS.test(url ?? "") ||
    NAMED.test(`${site ?? ""} ${title} `) ||
    isAnswered(title, blocks) ||
    (language === "ja" &&
      (isAnsweredBelow(page) ||
        isReturnedTo(page.blocks) ||
        isAskedInBox(page) ||
        (ASKING.test(title) && voicesMarkedOn(page) !== null)));
  // An article has one author and one date, unless others plainly answer.
  const isArticle = author !== null && publishedAt !== null;
  const isOfReplies = language === "en" && (isAllReplies(page) || isStampedInPosts(page));
  if (!isArticle && (isSignedInTurn(blocks) || isOfReplies)) return true;
  return (
    isCalledSo && (!isArticle || isMarkedInPosts(page) || blocks.some((block) => isTurn(block, language)))
  );
}

/** Whether the title asks, and a line of its own says that answers follow. */
const isAnswered = (title: string, blocks: readonly Block[]) =>
  ASKING.test(title) && blocks.some(({ text }) => ANSWERS_BELOW.test(text.trim()));

/** A date with its time, alone on a line above each post. */
const STAMP =
  /^\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4}(?:,? (?:at )?| )\d{1,2}:\d\d(?: ?[ap]\.?m\.?)?$|^\p{Lu}\p{Ll}{2,8} \d{1,2},? (?:19|20)\d\d,? (?:at )?\d{1,2}:\d\d(?: ?[ap]\.?m\.?)?$/iu;
const FEWEST_STAMPS = 3;

/** Whether posts stand below dates; below those of a list of news there are titles. */
function isSignedInTurn(blocks: readonly Block[]): boolean {
  const stamps = blocks.flatMap((block, index) => (isStamp(block) ? [index] : []));
  const posts = stamps.filter((at, place) => blocks.slice(at + 1, stamps[place + 1]).some(isSentence));
  return posts.length >= FEWEST_STAMPS;
}
const SHORTEST_POST = 30;
const ENDED = /[.!?。！？]["”」]?$/;
const isSentence = ({ kind, text }: Block) =>
  kind !== "heading" && text.length >= SHORTEST_POST && ENDED.test(text);
const isStamp = ({ text }: Pick<Block, "text">) => STAMP.test(text.trim());

/** Whether the first asks and the others answer. */
export const isQuestion = (page: Page): boolean =>
  page.blocks.some(({ isAccepted }) => isAccepted) ||
  QUESTIONS.test(`${page.url ?? ""} ${page.site ?? ""}`) ||
  ASKING.test(page.title) ||
  (page.language === "ja" && (isAnsweredBelow(page) || isReturnedTo(page.blocks) || isAskedInBox(page)));

/** Beginnings of somebody who speaks to another. */
const REPLIES: Record<Language, RegExp> = {
  en: new RegExp(`^(?:${alternativesOf("replies-en")})`, "i"),
  ja: /^(?:>>|＞＞|\d+です|.{1,12}さん[、。へ]|ありがとう|はい[、。]|いいえ|なるほど|それは|それなら|解決しました|回答|お礼|便乗|こんにちは|はじめまして)/,
};

/**
 * Posts of a thread. Where one ends is not always seen: behind the first sign of another voice each block
 * is taken for a post of its own, so that no two voices are mixed.
 */
export function postsOf(
  written: readonly ProseLine[],
  page: Page,
  isFit: (sentence: string) => boolean = () => true,
): Post[] {
  const { language } = page;
  if (isMarkedInPosts(page))
    return understoodPosts(markedPosts(postLinesOf(page, isFit), page), page.blocks, page.title);
  const signatures = signaturesOn(page);
  const turns = turnsOf(page, signatures);
  const lines = language === "en" ? withoutCited(written, page.blocks, turns) : written;
  const turn = turnOf(page, turns);
  const signed = [...signatures];
  let [nextSignature, author]: [number, string | null] = [0, null];
  const roleOf = rolesOn(page);
  const posts: Post[] = [];
  const isBoxed = voicesMarkedOn(page) !== null;
  let isHeaded = isBoxed;
  for (const line of lines) {
    const current = posts.at(-1);
    const before = current?.lines.at(-1);
    const isFirst = line.blockIndex < turn;
    for (; (signed[nextSignature]?.[0] ?? Number.POSITIVE_INFINITY) < line.blockIndex; nextSignature += 1)
      author = signed[nextSignature]?.[1] ?? null;
    const between = page.blocks.slice((before?.blockIndex ?? -1) + 1, line.blockIndex + 1);
    const above = between.slice(0, -1);
    const turned = between.findLast(turns);
    const isHeading = above.some(isAnswersLine);
    // Below its heading or its date an answer goes on until somebody else speaks.
    if (turned || isHeading)
      isHeaded = isBoxed || signatures.size > 0 || isHeading || (turned !== undefined && isStamp(turned));
    // 「それは酵母です。」: right below that heading nobody else has begun.
    const isOther = turned !== undefined && !(isHeaded && turned === between.at(-1) && isHeading);
    const isOneAnswer = before?.blockIndex === line.blockIndex || (isHeaded && !isOther && !isHeading);
    const isSameVoice =
      current !== undefined &&
      before !== undefined &&
      (isFirst ? current.isFirst : !current.isFirst && isOneAnswer);
    const isSame = isSameVoice && (isFirst || !line.gap);
    const own = page.blocks[line.blockIndex];
    // Right below a heading of answers stands an answer.
    const isNewBlock = line.begins || before?.blockIndex !== line.blockIndex;
    const isOfOutcome = isAskersBlock(own) || thanksForOutcome(own?.text.trim() ?? "");
    const thanks = language === "ja" && isNewBlock && !isHeading && isOfOutcome;
    if (isSame && !thanks) current.lines.push(line);
    else {
      // Behind what could not be said the chosen answer is still the same.
      const isStillBest = isSameVoice && current?.role === "best" && !thanks && language === "ja";
      const isStillAskers = current?.role === "asker" && before?.blockIndex === line.blockIndex;
      const same = isStillBest || isStillAskers ? current?.role : undefined;
      const role = isFirst ? null : (same ?? roleOf(above, own, thanks));
      // Below 「質問者からのお礼」 nobody writes whose name stands further above.
      const by = role === "asker" && turned && isReturnedHeading(turned) ? null : author;
      posts.push({
        lines: [line],
        isFirst,
        // Below 「その他の回答」 somebody else speaks, though no box says so.
        goesOn: isStillBest || (turned === undefined && !role && !isHeading),
        author: by,
        role,
      });
    }
  }
  const opener = posts.find(({ isFirst }) => isFirst)?.author ?? null;
  for (const post of posts)
    if (language === "ja" && !post.isFirst && post.role === null && opener !== null && post.author === opener)
      post.role = "asker";
  return fromWhereTheyStand(language === "ja" ? weighedByAsker(posts) : posts, language);
}

/** Whether posts have nearly all that the boxes of an English thread have, or else all that can be said of the page. */
export function saysAll(posts: readonly Post[], written: readonly ProseLine[], page: Page): boolean {
  const lines = posts.flatMap((post) => post.lines);
  if (!isMarkedInPosts(page)) return lines.length >= written.length;
  const said = lines.reduce((sum, line) => sum + textOfLine(line).length, 0);
  const own = page.blocks.filter(
    ({ post, kind, text }) =>
      post !== undefined && kind !== "heading" && kind !== "quote" && !isOfBoard(text.trim()),
  );
  return said >= NEARLY_ALL * own.reduce((sum, { text }) => sum + text.length, 0);
}
const NEARLY_ALL = 0.85;

/** The first whom the one who asked thanks by name has answered best; what somebody takes back is not told. */
function weighedByAsker(posts: readonly Post[]): Post[] {
  const wordsOf = ({ lines }: Post) => lines.map(textOfLine).join("");
  const asked = posts.filter(({ role }) => role === "asker");
  const others = posts.filter(({ role, isFirst }) => !isFirst && role === null);
  const names = [...new Set(others.flatMap(({ author }) => author ?? []))];
  const isChosen = posts.some(({ role }) => role === "best");
  const thanked = isChosen ? null : thankedByAsker(asked.map(wordsOf), names);
  const withdrawn = new Set(others.flatMap((post) => (withdraws(wordsOf(post)) ? (post.author ?? []) : [])));
  const best = others.find(({ author }) => author !== null && author === thanked);
  return posts
    .filter(({ author, role }) => role !== null || author === null || !withdrawn.has(author))
    .map((post) => (post === best ? { ...post, role: "helpful" } : post));
}

const isAnswersLine = ({ kind, text }: Block) => kind === "heading" && ANSWERS_BELOW.test(text.trim());
const HOUSEKEEPING = phrases("prose-housekeeping");
/** "Hi to all," opens a thread; "Hi Anna," answers. */
const GREETS_ALL =
  /^(?:hi|hey|hello|good (?:morning|evening|day))(?: (?:to )?(?:all|everyone|everybody|guys|folks|there|forum))?\s*[,.!]?(?:$|\s+(?:I|we|my)\b)/i;

/** Whether a block says that another speaks now. */
const isTurn = ({ kind, text }: Block, language: Language) =>
  kind === "quote" ||
  (language === "ja" && kind === "heading" && ANSWERS_BELOW.test(text.trim())) ||
  (text.length < LONGEST_SIGNATURE && !TELLS.test(text) && BETWEEN_POSTS.test(text)) ||
  REPLIES[language].test(text.trim());

/** 「回答者様の言うとおり閉めました。」 speaks of one who answers, and is no line above his answer. */
const TELLS = /^[^。]*(?:ました|ます|です|でした|ません)(?:[。、]|$)/u;

/** Where every post has its name or its date, nothing else begins one. */
function turnsOf(page: Page, signatures: ReadonlyMap<number, string | null>) {
  const { blocks, language } = page;
  const marked = voicesMarkedOn(page);
  if (marked) return (block: Block) => marked.has(block);
  const signed = new Set([...signatures.keys()].map((index) => blocks[index]));
  if (signed.size > 0)
    return (block: Block) => signed.has(block) || (language === "ja" && isReturnedHeading(block));
  return isSignedInTurn(blocks) ? isStamp : (block: Block) => isTurn(block, language);
}

/** A title that is cut ends in a few dots. */
const LONGEST_CUT = 5;

/** The block with which another voice begins. A question is short, whether its end is marked or not. */
function turnOf(page: Page, turns: (block: Block) => boolean): number {
  const { blocks } = page;
  const isTitle = ({ text }: Block) =>
    text.length < page.title.length + LONGEST_CUT && page.title.includes(text.replace(/[.…\s]+$/, ""));
  const isPost = (block: Block) =>
    isSentence(block) && !turns(block) && !HOUSEKEEPING.test(block.text) && !isTitle(block);
  const isListed = blocks[0]?.kind === "list_item";
  // Headings and dates above the first post begin no other.
  const first = blocks.findIndex(({ kind }) => kind !== "heading");
  const firstPost = blocks.findIndex(isPost);
  const isHeader = (block: Block, index: number) =>
    ((/\d/.test(block.text) && (block.kind === "paragraph" || block.kind === "table_row")) ||
      GREETS_ALL.test(block.text)) &&
    (firstPost === -1 || firstPost >= index);
  const turn = blocks.findIndex((block, index) => {
    if (index <= first || isHeader(block, index)) return false;
    return (isListed && block.kind === "list_item") || turns(block);
  });
  if (voicesMarkedOn(page)) return turn;
  const third = Math.max(1, first + 1, Math.ceil(blocks.length / 3));
  // Where nothing is signed or headed, nobody knows whose the second paragraph is.
  if (page.language === "ja" && !isListed && isUnmarked(page, turn)) return first + 1;
  if (turn === -1) return third;
  return isQuestion(page) ? Math.min(turn, third) : turn;
}

/** Whether no line of a thread says who speaks, nor that answers follow. */
const isUnmarked = ({ blocks }: Page, turn: number) =>
  (turn === -1 || REPLIES.ja.test(blocks[turn]?.text.trim() ?? "")) &&
  !blocks.some((block) => isAnswersLine(block) || isStamp(block) || BETWEEN_POSTS.test(block.text));
