import { alternativesOf } from "#kernel/text/phrases";
import type { Language } from "#kernel/vocabulary";
import type { ProseLine } from "../lines.ts";
import { isOrder } from "../procedures.ts";
import { announces, asks, standsAlone, standsLoosely } from "../stands.ts";
import { isBest, type PostRole } from "./answers.ts";
import { withoutPointsAtPost } from "./points-at-post-ja.ts";

/** A post as far as it can be read aloud; the first one asks or opens. */
export interface Post {
  lines: ProseLine[];
  isFirst: boolean;
  /** Whether nothing says that it is somebody else's than the one before. */
  goesOn: boolean;
  /** Its writer, where its thread is signed. */
  author: string | null;
  role: PostRole;
  /** All of it that can be said, where it stands right behind what it answers. */
  whole?: readonly ProseLine[] | undefined;
  /** Whether it speaks to the one who opened the thread, and not to somebody who answered. */
  isDirect?: boolean;
}

/** Posts from the sentence on by which each is understood, without greetings; those of which nothing is left go. */
export function fromWhereTheyStand(posts: readonly Post[], language: Language): Post[] {
  return posts.flatMap(({ lines: all, isFirst, goesOn, author: by, role }) => {
    const known =
      language === "ja" && !isFirst && (role === null || isBest(role)) ? withoutPointsAtPost(all) : all;
    const own = known.filter(({ sentences }) => !(language === "en" && SMALL_TALK.test(sentences.join(" "))));
    // The one who asked goes on from the answer; 「2です。」 before it is no loss.
    const [head] = own;
    const isKnown =
      head !== undefined &&
      (language === "ja"
        ? role !== null &&
          (!head.gap || (role === "asker" && standsLoosely(head.sentences[0] ?? "", language)))
        : role === "best" && head.begins && !head.gap);
    const start = isKnown
      ? 0
      : own.findIndex(
          (line, at) =>
            (at === 0 && (isFirst ? !line.gap : line.begins && isAdvice(line, language))) ||
            standsAlone(line.sentences.join(" "), language),
        );
    const heard =
      start === -1
        ? []
        : own
            .slice(start)
            .map((line, at) => (at === 0 && isKnown && language === "ja" ? asAnswer(line) : line));
    const kept = language === "ja" && role === "best" ? heard.map(toAsker) : heard;
    // Without its first sentence it is nobody else's in Japanese: there a frame would give it to another.
    const stillGoesOn = goesOn && (start === 0 || language === "ja");
    const last = kept.findLastIndex((line) => isFirst || !announces(line.sentences.join(" "), language));
    // One that does nothing but ask is told with its answer.
    if (last === -1 && kept.every((line) => asks(line.sentences.join(" "))))
      return kept.length > 0 ? [{ lines: kept, isFirst, goesOn: stillGoesOn, author: by, role }] : [];
    return last === -1
      ? []
      : [{ lines: kept.slice(0, last + 1), isFirst, goesOn: stillGoesOn, author: by, role }];
  });
}

/** 「それは酵母で、害はありません。」: behind a question an answer needs no word for what was asked. */
function asAnswer(line: ProseLine): ProseLine {
  const [first = "", ...rest] = line.sentences;
  const bare = first.replace(/^(?:それ|これ)は、?(?=[\p{Script=Han}\p{Script=Katakana}「])/u, "");
  return bare === first ? line : { ...line, sentences: [bare, ...rest] };
}

/** 「nantenさんは…ませんか。」: nobody has heard how the one who asks is called, of whom an answer asks something. */
const HANDLE = /(?<![\p{L}\d@])[A-Za-z][\w.-]{2,20}さん/gu;
const ASKS = /か[。？?]?$/u;
const toAsker = (line: ProseLine): ProseLine => ({
  ...line,
  sentences: line.sentences.map((one) => (ASKS.test(one) ? one.replace(HANDLE, "質問者さん") : one)),
});

/** Words about oneself at the door, and those that know nothing. */
const SMALL_TALK = new RegExp(`^(?:${alternativesOf("thread-small-talk-en")})`, "i");

/** An order of its own needs no topic: 「いきなり差さないでください。」 */
const isAdvice = ({ sentences }: ProseLine, language: Language) =>
  isOrder(sentences[0] ?? "", language) && standsLoosely(sentences[0] ?? "", language);
