import type { ScriptSettings } from "#kernel/script-settings";
import { alternativesOf } from "#kernel/text/phrases";
import type { Subject } from "../../draft.ts";
import { rank } from "../../rank.ts";
import type { ProseLine } from "../lines.ts";
import { secondsOfLines, textOfLine } from "../measure.ts";
import { isOrder } from "../procedures.ts";
import { asks } from "../stands.ts";
import { answeringIn } from "./answering-en.ts";
import { isBest, type PostRole } from "./answers.ts";
import type { Post } from "./post.ts";

/** The answer that was chosen comes before all others. */
const BEST_FIRST = 100;
/** An answer says what to do. */
const ADVICE = 0.5;

export interface ThreadReply {
  lines: readonly ProseLine[];
  /** Whether nothing says that it is somebody else's than the one before. */
  goesOn: boolean;
  /** Its place in the thread. */
  index: number;
  author: string | null;
  /** How many posts before it nobody is known to have begun to speak. */
  sinceTurn: number;
  role: PostRole;
  /** Says whose words they are, better than its turn does. */
  frame?: string | undefined;
  /** Whether it asks something by itself. */
  isAsking: boolean;
  /** All of it that can be said, where it stands right behind what it answers. */
  whole?: readonly ProseLine[] | undefined;
}

export const isOfOthers = (role: PostRole) => role === null || isBest(role);

const CHATTER = new RegExp(`^(?:${alternativesOf("thread-chatter-en")})(?=[,.!…]|$)`, "iu");
/** A call from one to another tells nothing. */
const chats = ([line]: readonly ProseLine[]) => line !== undefined && CHATTER.test(textOfLine(line));

/** "You need a thread of your own for that": on the thread, and not on its subject. */
const OF_THREAD =
  /\b(?:this|the|another|every other|your|dedicated|old|own|previous) (?:dedicated )?(?:thread|posts?|topic)\b|\boff[- ]topic\b/i;
const OFF_TOPIC = 2;
/** Those near to the subject that say more than a sentence, the best first. */
export function rankedReplies(
  posts: readonly Post[],
  subject: Subject,
  settings: ScriptSettings,
): ThreadReply[] {
  const { language } = subject.page;
  const replies = posts.filter(({ isFirst }) => !isFirst);
  const scores = rank(
    replies.flatMap(({ lines }) => lines),
    subject,
    settings,
  );
  const answering = language === "en" ? answeringIn(posts, subject.page.title) : () => 0;
  let at = 0;
  return replies
    .map((reply, index) => {
      const { lines, goesOn, author, role, whole } = reply;
      const own = scores.slice(at, at + lines.length);
      at += lines.length;
      const mean = own.reduce((sum, score) => sum + score, 0) / Math.max(1, own.length);
      // Advice may begin with a question about what the asker found.
      const isAdvice = language === "ja" && lines.some((line) => isOrder(textOfLine(line), language));
      const asking = language === "en" ? lines.slice(-1) : lines;
      // An answer that was chosen is one, whatever it asks at its end.
      const isChosen = language === "en" && isBest(role);
      const isAsking = !isAdvice && !isChosen && asking.some((line) => asks(textOfLine(line)));
      return {
        lines,
        goesOn,
        index,
        author,
        sinceTurn: index - replies.findLastIndex((reply, place) => place <= index && !reply.goesOn),
        role,
        isAsking,
        whole,
        worth:
          (isBest(role) ? BEST_FIRST : 0) +
          mean +
          0.06 * Math.min(20, secondsOfLines(lines)) -
          (isAsking ? 0.6 : 0) +
          (isAdvice ? ADVICE : 0) -
          (language === "en" && chats(lines) ? 3 : 0) +
          answering(reply, index) -
          (language === "en" && lines.some((line) => OF_THREAD.test(textOfLine(line))) ? OFF_TOPIC : 0),
      };
    })
    .toSorted((a, b) => b.worth - a.worth);
}

/** Words that one voice says in a row. */
export interface ThreadTurn {
  lines: ProseLine[];
  author: string | null;
  /** Whether nothing between it and the one before says that another speaks. */
  isUnknown: boolean;
  /** Says whose words they are, better than its place does. */
  frame: string | undefined;
}

/** Replies that follow each other without a sign of another voice are one person's. */
export const joined = (replies: readonly ThreadReply[]): ThreadTurn[] =>
  replies.reduce<ThreadTurn[]>((all, { lines, index, goesOn, author, sinceTurn, frame }, at) => {
    const current = all.at(-1);
    const before = replies[at - 1];
    const isNext = !frame && before?.index === index - 1;
    if (current && goesOn && (isNext || (frame && frame === current.frame))) current.lines.push(...lines);
    else
      all.push({
        lines: [...lines],
        author,
        isUnknown: before !== undefined && index - sinceTurn <= before.index,
        frame,
      });
    return all;
  }, []);
