import type { ScriptSettings } from "#kernel/script-settings";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Draft, Subject } from "../../draft.ts";
import type { Voices } from "../frames/frames.ts";
import { secondsOfLines, textOfLine } from "../measure.ts";
import { asks } from "../stands.ts";
import { type Told, worded } from "../wording.ts";
import { caseOf, isBest } from "./answers.ts";
import { isAskedByTitle } from "./asked-by-title-ja.ts";
import { toldOfQuestion } from "./asked-ja.ts";
import { introducedTurns } from "./introduced-turns.ts";
import { spreadOverQuestions, withAnswersJoined } from "./numbered-answers-ja.ts";
import { type Opening, openingOf } from "./opening-en.ts";
import type { Post } from "./post.ts";
import { within } from "./post-beginning.ts";
import { isOfOthers, joined, rankedReplies, type ThreadReply } from "./replies.ts";
import { speaksOfSame, spokenPost, unjoined } from "./spoken-post.ts";
import { outcomeOf } from "./thread-outcome.ts";
import { isQuestion } from "./threads.ts";

/** The first post has this share of the time, as long as others answer. */
const FIRST_SHARE = 0.45;
/** An English opener is heard whole that takes no more than this. */
const WHOLE_SHARE = 0.62;
const LONG_SHARE = 0.5;
/** Where several answer in English, none takes more than this. */
const MOST_OF_REPLY = 0.36;
/** Of a question that the title asks as well, so many sentences. */
const MOST_ASKED = 2;
/** A reply that is shorter tells little. */
const LEAST_REPLY = 7;
/** And still the one that was chosen is heard. */
const LEAST_BEST = 3;
const MANY = 4;
const ROOM_FOR_PREAMBLE = 45;
const PARAGRAPH_PAUSE = 0.4;

/** The first post and the best replies, each introduced; and whether this is all. */
export function toldInTurn(
  written: readonly Post[],
  voices: Voices,
  budget: number,
  subject: Subject,
  settings: ScriptSettings,
): [Draft[][], boolean] {
  const { language } = subject.page;
  const posts = language === "ja" ? withAnswersJoined(written) : written;
  const introduced = (text: string) => sentenceSeconds(text, language) + PARAGRAPH_PAUSE;
  const first = posts.filter(({ isFirst }) => isFirst).flatMap(({ lines }) => lines);
  const replies = rankedReplies(posts, subject, settings);
  const isAnswered = language === "ja" && isQuestion(subject.page) && replies.length > 0;
  const isShort = language === "en" && secondsOfLines(first) <= WHOLE_SHARE * budget;
  const share = language === "en" ? (isShort ? WHOLE_SHARE : LONG_SHARE) : FIRST_SHARE;
  const beginning = isAnswered
    ? { lines: toldOfQuestion(first, MOST_ASKED, FIRST_SHARE * budget), apart: [] }
    : beginningOf(share * (budget - introduced(voices.first)));
  const asked = [...beginning.lines, ...beginning.apart];
  // Where nobody is told from another, one answer is told, and no second voice as the first one's words.
  const isBlurred = language === "ja" && replies.length > 1 && replies.every(({ goesOn }) => goesOn);
  let outcome = outcomeOf(replies, voices, language, budget);
  let reserved = outcome ? introduced(voices.outcome ?? "") + secondsOfLines(outcome.lines) : 0;
  // The title has asked already: a word or two of the question before its matter says nothing more.
  const isAsked = isQuestion(subject.page) && asked.length < first.length;
  // A short script tells what one of them asks rather than what the thread is there for.
  const isHasty = language === "ja" && subject.seconds < ROOM_FOR_PREAMBLE && !isQuestion(subject.page);
  const pair =
    isHasty && !first.some((line) => asks(textOfLine(line)))
      ? replies.find((reply) => reply.isAsking && answerTo(reply))
      : undefined;
  const isBare = language === "ja" || asked.length < 2;
  const isScanty = isAsked && isBare && secondsOfLines(asked) < LEAST_REPLY;
  const chosenAnswer = replies.filter(({ role }) => isBest(role)).flatMap((reply) => reply.lines);
  const isLong =
    outcome !== undefined &&
    secondsOfLines(chosenAnswer) > budget - introduced(voices.first) - secondsOfLines(asked) - reserved;
  const isOpened =
    asked.length > 0 &&
    !pair &&
    !(isAnswered && isAskedByTitle(subject, isLong)) &&
    !(isScanty && (language === "en" || subject.seconds < ROOM_FOR_PREAMBLE));
  const introductions = isOpened ? voices.replies : [voices.one, ...voices.replies];
  const room = isOpened ? budget - introduced(voices.first) : budget;
  const opened = isOpened ? secondsOfLines(asked) : 0;

  let left = room - opened - reserved;
  const taken: ThreadReply[] = [];
  const isParted = posts.some(({ isDirect }) => isDirect !== undefined);
  // Several are heard rather than one who says much.
  if (isParted) take(isHeard);
  // Where many answer, what one goes on to say is heard with what comes before it, or not at all.
  const areMany = isParted && new Set(replies.map(({ author }) => author)).size >= MANY;
  take(areMany ? ({ goesOn, role, author }) => goesOn && !isBest(role) && isHeard({ author }) : undefined);
  if (isParted && taken.length === 0) takeShort();
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
  if (language === "en") goOn();
  // The first voice takes the seconds that the others leave over, but of a question all know enough.
  const isEnough = isAnswered && taken.length > 0 && taken.length < replies.length;
  const opening = () => (isEnough ? beginning : beginningOf(opened + left));
  const start: Opening = isOpened || taken.length === 0 ? opening() : { lines: [], apart: [] };
  const question = [...start.lines, ...start.apart];
  const opener = question.length > 0 ? (posts.find(({ isFirst }) => isFirst)?.author ?? null) : null;
  const inOrder = taken.toSorted((a, b) => a.index - b.index);
  const paragraphs = [
    firstPost(start),
    ...introducedTurns(joined(inOrder), introductions, voices, opener).map(([frame, lines]) =>
      spokenPost(frame, lines, subject),
    ),
  ].filter((paragraph) => paragraph.length > 0);
  const all = posts.reduce((sum, { lines }) => sum + lines.length, 0);
  const told = question.length + inOrder.reduce((sum, { lines }) => sum + lines.length, 0);
  // Where nobody answers, the page does not show the whole of an English thread.
  const isTold = told >= all && (language === "ja" || inOrder.length > 0);
  return [worded(paragraphs, subject.page), isTold];

  function take(isPassed: (reply: ThreadReply) => boolean = () => false): void {
    for (const reply of pair ? [pair, ...replies] : replies) {
      if (isPassed(reply)) continue;
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

  /** Whether its writer has spoken already. */
  function isHeard({ author }: Pick<ThreadReply, "author">): boolean {
    const opener = posts.find(({ isFirst }) => isFirst)?.author;
    return author !== null && (author === opener || taken.some((one) => one.author === author));
  }

  /** Where nobody says much, still one is heard: a few words, or what somebody asks back. */
  function takeShort(): void {
    const frame = introductions[0] ?? "";
    for (const isAsking of [false, true]) {
      const reply = replies.find((one) => one.isAsking === isAsking && one.lines.length > 0);
      const lines = reply ? within(reply.lines, left - introduced(frame), language, true) : [];
      if (!reply || lines.length === 0 || secondsOfLines(lines) > left - introduced(frame)) continue;
      taken.push({ ...reply, lines, ...(isAsking && voices.asksBack ? { frame: voices.asksBack } : {}) });
      left -= introduced(frame) + secondsOfLines(lines);
      return;
    }
  }

  /** The voices have the time that is left. */
  function goOn(): void {
    for (const [at, one] of taken.entries()) {
      const reply = replies.find(({ index }) => index === one.index && one !== outcome);
      if (!reply || one.isAsking) continue;
      const before = secondsOfLines(one.lines);
      const all = reply.whole && one.lines[0] === reply.whole[0] ? reply.whole : reply.lines;
      const lines = within(all, before + left, language, false);
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

  /** A post as far as there is time. */
  function beginningOf(seconds: number): Opening {
    return voices.asks
      ? openingOf(first, seconds, introduced(voices.asks))
      : { lines: within(first, seconds, language, true), apart: [] };
  }

  /** The first post, of whose words a part may be left out before what it asks. */
  function firstPost({ lines, apart: [next, ...rest] }: Opening): Told[] {
    const told = spokenPost(voices.first, lines, subject);
    if (!next) return told;
    const frame = (asks(textOfLine(next)) ? voices.asks : voices.goesOn) ?? "";
    return [...told, ...spokenPost(frame, [unjoined(next), ...rest], subject)];
  }

  function answerTo(reply: ThreadReply): ThreadReply | undefined {
    const next = replies.find(({ index, isAsking }) => index === reply.index + 1 && !isAsking);
    return language === "ja" || (next && speaksOfSame(reply, next)) ? next : undefined;
  }

  /** A reply as far as there is time; one that asks is told with its answer, or not at all. */
  function answered(reply: ThreadReply): ThreadReply[] {
    const answer = answerTo(reply);
    if (reply.isAsking && (!answer || taken.some(({ index }) => index === answer.index))) return [];
    const frame = (turn: number) => introduced(introductions[taken.length + turn] ?? "");
    const question = reply.lines.slice(0, reply.lines.findLastIndex((line) => asks(textOfLine(line))) + 1);
    const asking = reply.isAsking ? secondsOfLines(question) + frame(1) : 0;
    const last = (reply.isAsking ? answer : reply) ?? reply;
    const most = language === "en" && replies.length > 1 ? MOST_OF_REPLY * budget : Number.POSITIVE_INFINITY;
    const seconds = Math.min(most, left - frame(0) - asking);
    const chosen = outcome && isBest(reply.role) && secondsOfLines(last.lines) > seconds;
    const ofCase = outcome && chosen ? caseOf(last.lines, outcome.lines, seconds) : [];
    const own = reply.isAsking ? (last.whole ?? last.lines) : last.lines;
    const ofEach = language === "ja" ? spreadOverQuestions(own, seconds) : [];
    const fitting = [ofEach, ofCase].find((some) => some.length > 0);
    const lines = fitting ?? within(own, seconds, language, false);
    // Behind its question an answer may be short.
    const isBrief = isBest(reply.role) || (language === "en" && reply.isAsking);
    if (secondsOfLines(lines) < (isBrief ? LEAST_BEST : LEAST_REPLY)) return [];
    const ofAsker = isOfOthers(reply.role) ? undefined : voices.opener;
    const chosenBy =
      reply.role === "best" ? voices.best : reply.role === "helpful" ? voices.helpful : undefined;
    const isFurther = taken.some((one) => one.frame === voices.answer);
    const answers = (isFurther ? voices.furtherAnswer : undefined) ?? voices.answer;
    const said = reply.isAsking ? answers : (chosenBy ?? ofAsker);
    return [
      ...(reply.isAsking
        ? [{ ...reply, lines: question, ...(voices.asksBack && { frame: voices.asksBack }) }]
        : []),
      { ...last, lines, ...(said ? { frame: said } : {}) },
    ];
  }
}
