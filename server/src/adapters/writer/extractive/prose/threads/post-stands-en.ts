import type { Block } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { announces, asks, standsAlone, standsLoosely } from "../stands.ts";
import { speaksOfManners } from "./answering-en.ts";
import { outcomeIn } from "./outcomes-en.ts";
import type { Post } from "./post.ts";
import { requests } from "./spoken-post.ts";

const OPENING = 0;
/** "Agreed", "My reply was": it goes on from somebody else's words, however near those are. */
const OF_ANOTHER = new RegExp(
  String.raw`^(?:${[
    "this|that|these|those|he|she|him|they|and|or|also|too|so|which|because|then|same|ditto|totally|maybe|perhaps|agreed|exactly|both|neither|either",
    "thanks?|thank you|thx|lol|me (?:too|neither)|(?:like|one of|in|by|with|for|on) (?:this|that|these|those|them)",
    String.raw`(?:I|we) (?:\p{L}+ )?(?:(?:dis)?agree(?=\s*(?:with (?:you|this|that|him|her|them|all|\p{Lu})|here|[,.!–-]|$))|second|know you|understand you|see)\b`,
    String.raw`(?:(?:yes|yeah|yep|ok(?:ay)?|sorry|indeed),? )?you(?:[’']re| are| were)? (?:\p{L}+ )?(?:right|wrong|correct)`,
    "(?:my|your|the) (?:reply|response|answer|comment|point|last|previous)|the (?:above|former|latter|other|same)",
  ].join("|")})(?![\p{L}])`,
  "iu",
);
/** "I don't have that problem", "I bought one of these": somebody else has said which. */
const POINTS_AT = new RegExp(
  [
    String.raw`^(?:\S+ ){1,6}(?:these|those|(?:this|that) (?:problem|issue|question|one|way|kind|sort|thing|idea|reason|point|part)`,
    String.raw`|(?:think|guess|believe|say|sure|mean|know|bet) (?:that|this|it)(?:[’']s| is| was))\b|,? though[.!]$`,
    // "We look forward to this."
    String.raw`|\b(?:to|for|about|of|with|on|from) (?:this|that)[.!]$`,
    // "It would have shown them the right wheel, wouldn't it.": it asks somebody to agree.
    String.raw`|, \p{L}+n[’']t (?:it|they|he|she|you)[.?]$`,
  ].join(""),
  "iu",
);
/** "The one issue I had with wheels of ash": somebody has praised them, and the whole post is about that. */
const LIMITS_ANOTHER =
  /^the (?:(?:one|only|main|biggest|single) )+(?:\p{L}+ )?(?:issue|problem|trouble|drawback|downside|complaint)s? (?:that )?(?:I|we)\b/iu;
/** "I asked the miller whether others had it, too.": without what he answered it tells nothing. */
const ONLY_ASKED = /^(?:so |then )?(?:I|we) (?:also |then )?asked\b/iu;
/** "Yes we speak of the new wheel": it answers a question, which the opening may not ask. */
const SAYS_YES = /^(?:yes|yep|yeah|no|nope)(?=[,. ])(?!,? (?:one|body|matter|doubt)\b)/iu;
/** "It is the bearing": of the thing that everybody has heard of. */
const OF_THING = /^(?:it|its|it[’']s|they|there|here)(?![\p{L}])/iu;
/** "Yeah, I went there with the title": of the words above, and not of the matter. */
const OF_POST = /\b(?:the|this|my) (?:title|subject line|heading|post|thread)\b/iu;
export const speaksOfPost = (text: string) => OF_POST.test(text) && !asks(text);
const FEWEST_SHARED = 2;

/**
 * The posts of an English thread from where each is understood: everybody has heard the one that opens it, and
 * the first reply, or one that speaks of the same things and cites nobody else, answers that one.
 */
export function understoodPosts(posts: readonly Post[], blocks: readonly Block[], title = ""): Post[] {
  const textsOf = (post: number) => blocks.filter((block) => block.post === post).map(({ text }) => text);
  const opened = textsOf(OPENING).join(" ");
  const matter = contentTerms(opened, "en");
  const ordinalOf = ({ lines }: Post) => blocks[lines[0]?.blockIndex ?? -1]?.post ?? OPENING;
  const firstReply = Math.min(...posts.filter(({ isFirst }) => !isFirst).map(ordinalOf));
  const isAsked = asks(title.trim()) || posts.some(({ isFirst, lines }) => isFirst && lines.some(requests));
  const saysYes = (text: string) => !isAsked && SAYS_YES.test(text);
  return posts.flatMap((post): Post[] => {
    const { lines, isFirst, goesOn, role } = post;
    if (isFirst) return kept(post, withoutTorn(lines.slice(startOfOpening(lines))));
    const ordinal = ordinalOf(post);
    const isBegun = !goesOn && lines[0]?.begins === true && !lines[0].gap;
    const shared = [...contentTerms(lines.map(textOfLine).join(" "), "en")].filter((term) =>
      matter.has(term),
    );
    const isDirect =
      ordinal === firstReply || (shared.length >= FEWEST_SHARED && !citesAnother(ordinal, blocks, opened));
    const begins = textOfLine(lines[0] as ProseLine);
    const isFirstReply = ordinal === firstReply;
    const isHeard =
      isBegun &&
      !saysYes(begins) &&
      (role === "best" || (answersOpening(begins, isDirect) && (isFirstReply || !POINTS_AT.test(begins))));
    const start = isHeard
      ? 0
      : lines.findIndex((line) => standsByItself(textOfLine(line)) && !saysYes(textOfLine(line)));
    const told = start === -1 ? [] : lines.slice(start);
    const last = told.findLastIndex((line) => {
      const text = textOfLine(line);
      return (!announces(text, "en") && !ONLY_ASKED.test(text)) || asks(text);
    });
    const whole = isBegun ? lines : undefined;
    const isAside =
      role === null &&
      (LIMITS_ANOTHER.test(begins) ||
        speaksOfManners(told[0] ? textOfLine(told[0]) : "") ||
        answersAnother(post, ordinal, posts, blocks));
    return kept(
      { ...post, goesOn: goesOn && start === 0, whole, isDirect },
      isAside ? [] : told.slice(0, last + 1),
    );
  });
}

/**
 * Whether the opener comes back only to answer somebody: what another has just asked, or with "you" or "it" that only
 * the post above explains. How it ended is told all the same.
 */
function answersAnother(
  post: Post,
  ordinal: number,
  posts: readonly Post[],
  blocks: readonly Block[],
): boolean {
  const opener = posts.find(({ isFirst }) => isFirst)?.author ?? null;
  const { lines, author } = post;
  const [head] = lines;
  if (!head || opener === null || author !== opener || outcomeIn(lines) !== -1) return false;
  const before = blocks.filter((block) => block.post === ordinal - 1 && block.kind !== "quote");
  const begins = textOfLine(head);
  return (
    before.some(({ text }) => asks(text.trim())) ||
    [TO_SOMEBODY, OF_ANOTHER, POINTS_AT].some((pattern) => pattern.test(begins)) ||
    !standsLoosely(begins, "en")
  );
}
const TO_SOMEBODY = /\byou(?:r|[’'](?:re|ve|ll|d))?\b/iu;

/** Without sentences that go on from what could not be said, and those behind them: "Another example is the oak wheel." */
function withoutTorn(lines: readonly ProseLine[]): ProseLine[] {
  let isTorn = false;
  return lines.filter((line, at) => {
    const text = textOfLine(line);
    if (at > 0 && line.gap && line.leans && !asks(text)) isTorn = true;
    else if (line.begins && standsAlone(text, "en")) isTorn = false;
    return !isTorn || requests(line);
  });
}

/** A post that leans on another one is kept: it may answer what that one asks. */
const kept = (post: Post, lines: ProseLine[]): Post[] =>
  lines.length > 0 || post.whole ? [{ ...post, lines }] : [];

function startOfOpening(lines: readonly ProseLine[]): number {
  const start = lines.findIndex((line, at) => {
    const text = textOfLine(line);
    if (at < lines.length - 1 && speaksOfPost(text)) return false;
    return (at === 0 && !line.gap) || standsLoosely(text, "en");
  });
  return start === -1 ? lines.length : start;
}

function answersOpening(text: string, isDirect: boolean): boolean {
  if (OF_ANOTHER.test(text)) return false;
  return isDirect || (!OF_THING.test(text) && standsLoosely(text, "en"));
}

const standsByItself = (text: string) =>
  standsAlone(text, "en") && !OF_ANOTHER.test(text) && !POINTS_AT.test(text);

/** Whether a post answers another one than that which opens the thread, by what it repeats, marked or not. */
function citesAnother(ordinal: number, blocks: readonly Block[], opened: string): boolean {
  const start = blocks.findIndex(({ post }) => post === ordinal);
  const before = blocks.slice(0, start).filter(({ post = OPENING }) => post !== OPENING);
  return blocks.some(({ post, kind, text }) => {
    if (post !== ordinal) return false;
    const sample = text.replace(/^.{1,60}(?:said|wrote):\s*/u, "").slice(0, SAMPLE);
    return kind === "quote"
      ? !opened.includes(sample)
      : sample.length === SAMPLE && before.some((one) => one.text.startsWith(sample));
  });
}
const SAMPLE = 40;
