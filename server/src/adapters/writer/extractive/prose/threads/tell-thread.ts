import type { ScriptSettings } from "#kernel/script-settings";
import { alternativesOf } from "#kernel/text/phrases";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Draft, Subject } from "../../draft.ts";
import type { Voices } from "../frames/frames.ts";
import type { ProseLine } from "../lines.ts";
import { secondsOfLines, textOfLine } from "../measure.ts";
import { asks, standsLoosely } from "../stands.ts";
import { type Told, toldOf, worded } from "../wording.ts";
import { caseOf, isBest } from "./answers.ts";
import type { Post } from "./post.ts";
import { within } from "./post-beginning.ts";
import { isOfOthers, joined, rankedReplies, type ThreadReply, type ThreadTurn } from "./replies.ts";
import { outcomeOf } from "./thread-outcome.ts";
import { isQuestion } from "./threads.ts";

/** The first post has this share of the time, as long as others answer. */
const FIRST_SHARE = 0.45;
/** Of a question that the title asks as well, so many sentences. */
const MOST_ASKED = 2;
/** A reply that is shorter tells little. */
const LEAST_REPLY = 7;
/** And still the one that was chosen is heard. */
const LEAST_BEST = 3;
/** A question that is shorter needs what was told before it; a longer one may take a little more than its share. */
const LEAST_ASKED = 4;
const MOST_OVER = 1.3;
const ROOM_FOR_PREAMBLE = 45;
const PARAGRAPH_PAUSE = 0.4;

/** The first post and the best replies, each introduced; and whether this is all. */
export function toldInTurn(
  posts: readonly Post[],
  voices: Voices,
  budget: number,
  subject: Subject,
  settings: ScriptSettings,
): [Draft[][], boolean] {
  const { language } = subject.page;
  const introduced = (text: string) => sentenceSeconds(text, language) + PARAGRAPH_PAUSE;
  const first = posts.filter(({ isFirst }) => isFirst).flatMap(({ lines }) => lines);
  const replies = rankedReplies(posts, subject, settings);
  const isAnswered = language === "ja" && isQuestion(subject.page) && replies.length > 0;
  const asked = isAnswered
    ? within(first.slice(0, MOST_ASKED), FIRST_SHARE * budget, language, true)
    : beginningOf(FIRST_SHARE * (budget - introduced(voices.first)));
  // Where nobody is told from another, one answer is told, and no second voice as the first one's words.
  const isBlurred = language === "ja" && replies.length > 1 && replies.every(({ goesOn }) => goesOn);
  let outcome = outcomeOf(replies, voices, language, budget);
  let reserved = outcome ? introduced(voices.outcome ?? "") + secondsOfLines(outcome.lines) : 0;
  // The title has asked already: a word or two of the question before its matter says nothing more.
  const isAsked = isQuestion(subject.page) && asked.length < first.length;
  // A short script tells what one of them asks rather than what the thread is there for.
  const isBrief = language === "ja" && subject.seconds < ROOM_FOR_PREAMBLE && !isQuestion(subject.page);
  const pair =
    isBrief && !first.some((line) => asks(textOfLine(line)))
      ? replies.find((reply) => reply.isAsking && answerTo(reply))
      : undefined;
  const isBare = language === "ja" || asked.length < 2;
  const isScanty = isAsked && isBare && secondsOfLines(asked) < LEAST_REPLY;
  const isOpened =
    asked.length > 0 && !pair && !(isScanty && (language === "en" || subject.seconds < ROOM_FOR_PREAMBLE));
  const introductions = isOpened ? voices.replies : [voices.one, ...voices.replies];
  const room = isOpened ? budget - introduced(voices.first) : budget;
  const opened = isOpened ? secondsOfLines(asked) : 0;

  let left = room - opened - reserved;
  const taken: ThreadReply[] = [];
  take();
  if (language === "ja" && isAnswered && outcome && taken.length === 0) {
    // Of how it ended nobody wants to hear who has heard no answer.
    left += reserved;
    [outcome, reserved] = [undefined, 0];
    take();
  }
  // The next paragraph of an answer that is told, however short: often it is the remedy.
  const goingOn = language === "ja" && !isBlurred ? replies.toSorted((a, b) => a.index - b.index) : [];
  for (const reply of goingOn) {
    const isOne =
      reply.lines[0]?.begins === true && reply.goesOn && isOfOthers(reply.role) && !reply.isAsking;
    const isNext = isOne && hasTaken(reply.index - 1);
    const seconds = secondsOfLines(reply.lines);
    const isBehindEnd = outcome !== undefined && reply.index >= outcome.index;
    if (!isNext || isBehindEnd || hasTaken(reply.index) || seconds > left) continue;
    taken.push(reply);
    left -= seconds;
  }
  if (outcome && taken.length > 0) taken.push(outcome);
  else left += reserved;
  if (language === "en" && !isOpened) goOn();
  // The first voice takes the seconds that the others leave over, but of a question all know enough.
  const isEnough = isAnswered && taken.length > 0 && taken.length < replies.length;
  const opening = () => (isEnough ? asked : beginningOf(opened + left));
  const question = isOpened || taken.length === 0 ? opening() : [];
  const inOrder = taken.toSorted((a, b) => a.index - b.index);
  const paragraphs = [
    firstPost(question),
    ...introducedIn(joined(inOrder), introductions).map(([frame, lines]) => spoken(frame, lines, subject)),
  ].filter((paragraph) => paragraph.length > 0);
  const all = posts.reduce((sum, { lines }) => sum + lines.length, 0);
  const told = question.length + inOrder.reduce((sum, { lines }) => sum + lines.length, 0);
  return [worded(paragraphs, subject.page), told >= all];

  function take(): void {
    for (const reply of pair ? [pair, ...replies] : replies) {
      if (left < introduced(introductions[taken.length] ?? "") + LEAST_REPLY) break;
      if (isBlurred && (taken.length > 0 || reply.isAsking)) continue;
      // Posts behind the end are no part of the way to it.
      if (outcome && reply.index > outcome.index && !isBest(reply.role)) continue;
      if ([...taken, outcome].some((one) => one?.index === reply.index)) continue;
      const asked = askedBefore(reply);
      const pairs = asked ? answered(asked) : [];
      const told = pairs.length > 0 || (asked && taken.length > 0) ? pairs : answered(reply);
      if (told.length === 0 || taken.length + told.length > introductions.length) continue;
      for (const one of told)
        left -= introduced(introductions[taken.push(one) - 1] ?? "") + secondsOfLines(one.lines);
    }
  }

  /** Where no first post is told, the voices have its time, too. */
  function goOn(): void {
    for (const [at, one] of taken.entries()) {
      const whole = replies.find(({ index }) => index === one.index && one !== outcome);
      if (!whole || one.isAsking) continue;
      const before = secondsOfLines(one.lines);
      const lines = within(whole.lines, before + left, language, false);
      if (lines.length <= one.lines.length) continue;
      left -= secondsOfLines(lines) - before;
      taken[at] = { ...one, lines };
    }
  }

  /** In Japanese an answer is told with the question right before it, which it would hang in the air without. */
  function askedBefore({ index, isAsking }: ThreadReply): ThreadReply | undefined {
    if (language === "en" || isBlurred || isAsking) return undefined;
    return replies.find((one) => one.isAsking && one.index === index - 1 && !hasTaken(one.index));
  }

  function hasTaken(place: number): boolean {
    return taken.some(({ index }) => index === place);
  }

  /** Each turn with its introduction: nobody is called another who has just spoken, or opened the thread. */
  function introducedIn(
    turns: readonly ThreadTurn[],
    all: readonly string[],
  ): [string, readonly ProseLine[]][] {
    let others = 0;
    const opener = question.length > 0 ? (posts.find(({ isFirst }) => isFirst)?.author ?? null) : null;
    return turns.map(({ lines, author, isUnknown, frame }, turn) => {
      const isAgain = author !== null && turn > 0 && turns[turn - 1]?.frame === frame;
      if (frame && !(isAgain && author === turns[turn - 1]?.author)) {
        others += 1;
        return [frame, lines];
      }
      const isSame = author !== null && author === (turn === 0 ? opener : turns[turn - 1]?.author);
      if (isSame) return [voices.same, lines];
      if (author !== null && author === opener) return [voices.opener, lines];
      if (isUnknown && turn > 0) return [voices.further, lines];
      others += 1;
      return [all[others - 1] ?? "", lines];
    });
  }

  /** A post as far as there is time; what it asks of others is heard, though it stands further below. */
  function beginningOf(seconds: number): ProseLine[] {
    const told = within(first, seconds, language, true);
    const at = voices.asks && !told.some(requests) ? first.findIndex(requests) : -1;
    const request = first[at];
    if (!request) return told;
    const before = seconds - request.seconds - introduced(voices.asks ?? "");
    // Where there is time for one of them, what is asked says more than how it came to that.
    const isWhole = request.seconds >= LEAST_ASKED && standsLoosely(textOfLine(request), language);
    if (before < LEAST_REPLY && isWhole && request.seconds <= MOST_OVER * seconds) return [request];
    return before < LEAST_REPLY ? told : [...within(first.slice(0, at), before, language, true), request];
  }

  /** The first post, in whose words a part may be left out before what it asks. */
  function firstPost(lines: readonly ProseLine[]): Told[] {
    const last = lines.at(-1);
    const isApart = lines.length > 1 && last !== undefined && last !== first[lines.length - 1] && voices.asks;
    if (!isApart) return spoken(voices.first, lines, subject);
    return [
      ...spoken(voices.first, lines.slice(0, -1), subject),
      ...spoken((asks(textOfLine(last)) ? voices.asks : voices.goesOn) ?? "", [unjoined(last)], subject),
    ];
  }

  function answerTo(reply: ThreadReply): ThreadReply | undefined {
    return replies.find(({ index, isAsking }) => index === reply.index + 1 && !isAsking);
  }

  /** A reply as far as there is time; one that asks is told with its answer, or not at all. */
  function answered(reply: ThreadReply): ThreadReply[] {
    const answer = answerTo(reply);
    if (reply.isAsking && (!answer || taken.some(({ index }) => index === answer.index))) return [];
    const frame = (turn: number) => introduced(introductions[taken.length + turn] ?? "");
    const question = reply.lines.slice(0, reply.lines.findLastIndex((line) => asks(textOfLine(line))) + 1);
    const asking = reply.isAsking ? secondsOfLines(question) + frame(1) : 0;
    const last = (reply.isAsking ? answer : reply) ?? reply;
    const seconds = left - frame(0) - asking;
    const chosen = outcome && isBest(reply.role) && secondsOfLines(last.lines) > seconds;
    const ofCase = outcome && chosen ? caseOf(last.lines, outcome.lines, seconds) : [];
    const lines = ofCase.length > 0 ? ofCase : within(last.lines, seconds, language, false);
    if (secondsOfLines(lines) < (isBest(reply.role) ? LEAST_BEST : LEAST_REPLY)) return [];
    const ofAsker = isOfOthers(reply.role) ? undefined : voices.opener;
    const best = reply.role === "best" ? voices.best : reply.role === "helpful" ? voices.helpful : undefined;
    const said = reply.isAsking ? voices.answer : (best ?? ofAsker);
    return [
      ...(reply.isAsking ? [{ ...reply, lines: question }] : []),
      { ...last, lines, ...(said ? { frame: said } : {}) },
    ];
  }
}

/** "But who mends it?": what it is joined to is left out. */
const unjoined = (line: ProseLine): ProseLine => {
  const [first = "", ...others] = line.sentences;
  const own = first.replace(/^(?:But|And|So|Or) (\p{Ll})/u, (_, sign: string) => sign.toUpperCase());
  return own === first ? line : { ...line, sentences: [own, ...others] };
};

const REQUEST = new RegExp(alternativesOf("thread-requests-en"), "i");
/** Whether the line asks the others for something. */
const requests = (line: ProseLine) => asks(textOfLine(line)) || REQUEST.test(textOfLine(line));

/** Says whose words they are: in a sentence before them in Japanese, within the first in English. */
function spoken(frame: string, lines: readonly ProseLine[], { page }: Subject): Told[] {
  const said = toldOf(lines);
  const [head] = said;
  if (!head) return [];
  if (page.language === "ja") return frame ? [{ text: frame, blockIndex: null }, ...said] : said;
  const inner = said.map((one) => ({ ...one, text: one.text.replace(/["“]([^"“”]*)["”]/g, "‘$1’") }));
  const isOpen = inner.some(({ text }) => /["“”]/.test(text));
  const [first = head, ...others] = isOpen ? said : inner;
  if (isOpen) return [{ ...first, text: `${frame}: ${first.text}` }, ...others];
  const quoted = [{ ...first, text: `${frame}: “${first.text}` }, ...others];
  return quoted.map((one, index) => (index === quoted.length - 1 ? { ...one, text: `${one.text}”` } : one));
}
