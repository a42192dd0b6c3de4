import { isEnglishSentence } from "#kernel/critic/predicate-en";
import type { Block, Page } from "#kernel/page";
import { MONTH_EN } from "#kernel/text/months-en";
import { alternativesOf, phrases } from "#kernel/text/phrases";
import { splitScript } from "#kernel/text/sentences";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { standsInEnglish } from "../../text/sentences/english-sentence.ts";
import { isInLanguage } from "../../text/signs/speakable.ts";
import { isChrome, leansOnPrevious } from "../../text/wording.ts";
import { CODE } from "../left-out/unsaid-en.ts";
import type { ProseLine } from "../lines.ts";
import { announcesPoints, withPointOf } from "./points-en.ts";
import { postText, writtenOut } from "./post-text-en.ts";
import { isSignature } from "./signature-en.ts";

const HOUSEKEEPING = phrases("prose-housekeeping");
const SMALL_TALK = new RegExp(`^(?:${alternativesOf("thread-small-talk-en")})`, "i");
/** "Thanks in advance for any help!", "Hi all.", "Kind regards, Ann" */
const COURTESY =
  /^(?:hello|hi|hey|dear|thanks?|thx|thank you|cheers|(?:best |kind )?regards|welcome|good luck|apologies)\b[^.!?]{0,60}[.!?]?$/iu;
/** "Posted March 5, 2024", "Last edited by Ann (2025-11-01)": a line that a board sets beside a post. */
const OF_BOARD = new RegExp(
  String.raw`^(?:${[
    "(?:last )?edited|posted|joined|subject|subscription|location|reactions?|attachments?|view attachment",
    "click to expand|continuing the discussion",
    "(?:write|leave|post|add|submit) (?:a|an|your)(?: own)? (?:review|comment|reply|answer|post)",
  ].join("|")})\b[^?!]{0,80}$`,
  "iu",
);
/** The words that somebody sets below all posts. */
const MOTTO = /^["“].{5,120}["”]$/u;
const LONGEST_LABEL = 40;
const LONGEST = 360;
/** Nobody misses an exclamation of this length. */
const UNMISSED = 30;
/** "Here is the log of the mill.": what only eyes can follow. */
const SHOWS = new RegExp(
  [
    String.raw`^(?:here(?:[’']s| is| are)|(?:I(?:[’']ve| have)? )?(?:attached|posted)|see) (?:the|a|an|my|our|some)\b[^.]{0,40}`,
    String.raw`\b(?:logs?|code|screenshots?|screen shots?|pics?|pictures?|photos?|links?|outputs?|files?|videos?|images?)\b[^.]{0,40}[.:]$`,
  ].join(""),
  "iu",
);
/** The output of a machine, or a formula. */
const OF_MACHINE = /[─━│{}<>\\=]|\b\d{1,2}:\d\d:\d\d\b|\b0x[\da-f]+/iu;
export const isOfMachine = (text: string) => OF_MACHINE.test(text);
const TALK = [COURTESY, SMALL_TALK, SHOWS];
const FEWEST_WORDS = 3;
/** "How come?", "Any suggestions?" */
const FEWEST_ASKED = 2;
/** The shortest answer is one, too. */
const ANSWER = /^(?:yes|no|nope)[.!]$/iu;

/**
 * The sentences of an English thread's posts, in the words of those who wrote them: people who talk to each other
 * write no sentences of a newspaper, and a problem of which half is left out is told by nobody.
 */
export function postLinesOf(page: Page, isFit: (sentence: string) => boolean): ProseLine[] {
  const said = new Set<string>();
  const lines: ProseLine[] = [];
  let gap = false;
  for (const [blockIndex, block] of page.blocks.entries()) {
    if (block.post === undefined) continue;
    if (block.post !== page.blocks[blockIndex - 1]?.post) gap = false;
    const before = lines.at(-1);
    if (before && isPoint(block, before, page)) {
      lines[lines.length - 1] = withPoint(before, postText(block.text));
      continue;
    }
    if (isBeside(block)) continue;
    let begins = true;
    for (const { text } of splitScript(postText(brokenOff(block, page.blocks[blockIndex + 1])))) {
      const sentence = writtenOut(text);
      const key = sentence.replace(/[\s\p{P}]/gu, "").toLowerCase();
      // A sentence that stands above as well is cited, marked or not.
      if (TALK.some((pattern) => pattern.test(sentence)) || said.has(key)) continue;
      const isLead = sentence.endsWith(":");
      const isKept =
        (begins && ANSWER.test(sentence)) ||
        (isSaid(sentence) && !isChrome(sentence, page.type) && (isLead || isFit(sentence)));
      if (block.kind === "table_row" || !isKept) {
        gap ||= sentence.length > UNMISSED;
        continue;
      }
      said.add(key);
      lines.push(lineOf(sentence, block, { blockIndex, begins, gap }));
      [begins, gap] = [false, false];
    }
  }
  return withoutOpenEnds(lines, page.blocks);
}

/** "It stands still, and then it shows" above the words of a machine: what comes before the last comma is whole. */
export function brokenOff({ text, post }: Block, next: Block | undefined): string {
  const isOpen = next?.post === post && isOfMachine(next?.text ?? "") && /\p{Ll}$/u.test(text.trim());
  return isOpen ? text.replace(/,[^,.!?]*$/u, ".") : text;
}

/** A line that the board sets around a post, or its writer below all of them. */
export const isOfBoard = (text: string) =>
  isSignature(text) || OF_BOARD.test(text) || MOTTO.test(text) || NAME_AND_DAY.test(text);
/** "weaver_tarn Oct 30" */
const NAME_AND_DAY = new RegExp(
  String.raw`^[\p{L}\d_.-]{3,24}(?: \p{Lu}\p{Ll}+)? ${MONTH_EN} \d{1,2}(?:,? \d{4})?$`,
  "u",
);

/** "Members", "Author" */
const isLabel = (text: string) =>
  text.length <= LONGEST_LABEL && !/[.!?…:)]$/u.test(text) && !isEnglishSentence(writtenOut(text));

const isBeside = ({ kind, text }: Block) =>
  kind === "heading" || kind === "quote" || isOfBoard(text.trim()) || isLabel(text.trim());

/** A sentence, or a few words that people say instead of one. */
function isSaid(text: string): boolean {
  const count = text.split(/\s+/u).length;
  if (
    count < (text.endsWith("?") ? FEWEST_ASKED : FEWEST_WORDS) ||
    text.length > LONGEST ||
    !/\p{Ll}/u.test(text)
  )
    return false;
  if (OF_MACHINE.test(text) || CODE.test(text) || HOUSEKEEPING.test(text)) return false;
  if (!isInLanguage(text, "en") || (text.match(/"/gu)?.length ?? 0) % 2 === 1) return false;
  return (
    text.endsWith("?") ||
    text.endsWith(":") ||
    standsInEnglish(text) ||
    isEnglishSentence(text) ||
    (count >= FEWEST_OF_WRITER && OF_WRITER.test(text))
  );
}
/** "After paying we soon get a letter from the miller.": of what somebody did; "The letter we got" is none. */
const OF_WRITER =
  /^(?!(?:The|An?|All|My|Our|Your|What|This|That|One|No|(?:Any|Every|Some)\p{Ll}*)\b)(?:\p{L}+,? (?:\S+ ){0,6}?)?(?:I|we) (?:\p{Ll}+ly |soon |then |now |just |also |still )?\p{Ll}{2,} \S+ \S+/u;
const FEWEST_OF_WRITER = 7;

/**
 * "I have checked:" and "There are many ways it can fail." go on in the points below them, and so does "Which of them is
 * right:" in a line without an end.
 */
function isPoint({ kind, text, post }: Block, before: ProseLine, { blocks }: Page): boolean {
  const stated = before.sentences[0] ?? "";
  const isListed = OPEN.test(stated) || announcesPoints(stated);
  const isBelow = kind === "list_item" ? isListed : kind === "paragraph" && stated.endsWith(":");
  const isShort = kind === "list_item" ? !/[.!?] \S/u.test(text) : !/[.!?:]/u.test(text);
  const isOfPost = post === blocks[before.blockIndex]?.post;
  return isBelow && isShort && isOfPost && !OF_MACHINE.test(text) && stated.length + text.length < LONGEST;
}
const OPEN = /:$|: [^.!?]+(?:; [^.!?]+)*\.$/u;

function withPoint(line: ProseLine, point: string): ProseLine {
  const stated = line.sentences[0] ?? "";
  const text = `${withPointOf(stated, point)}.`;
  return { ...line, sentences: [text], seconds: sentenceSeconds(text, "en") };
}

/** Without lines that lead to what nobody hears: code, a picture, or a machine's words. */
function withoutOpenEnds(lines: readonly ProseLine[], blocks: readonly Block[]): ProseLine[] {
  const isOpen = (line: ProseLine | undefined) => line?.sentences[0]?.endsWith(":") ?? false;
  const isOfPost = (line: ProseLine, other: ProseLine | undefined) =>
    blocks[line.blockIndex]?.post === blocks[other?.blockIndex ?? -1]?.post;
  const isLost = (line: ProseLine | undefined, next: ProseLine | undefined) =>
    line !== undefined &&
    isOpen(line) &&
    (!next || next.gap || next.blockIndex > line.blockIndex + 1 || !isOfPost(line, next));
  return lines.flatMap((line, at) => {
    if (isLost(line, lines[at + 1])) return [];
    const before = lines[at - 1];
    // "Another example: …" goes on from what was cited.
    const isTorn = line.leans && isLost(before, line) && isOfPost(line, before);
    return [isTorn ? { ...line, gap: true } : line];
  });
}

function lineOf(
  text: string,
  { kind }: Block,
  { blockIndex, begins, gap }: Pick<ProseLine, "blockIndex" | "begins" | "gap">,
): ProseLine {
  return {
    sentences: [text],
    blockIndex,
    section: -1,
    kind,
    begins,
    gap,
    leans: leansOnPrevious(text, "en"),
    sought: 0,
    pointsBack: false,
    head: null,
    isOrphan: false,
    seconds: sentenceSeconds(text, "en"),
  };
}
