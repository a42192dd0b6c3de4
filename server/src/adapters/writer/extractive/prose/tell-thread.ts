import type { ScriptSettings } from "#kernel/script-settings";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Language } from "#kernel/vocabulary";
import type { Draft, Subject } from "../draft.ts";
import { rank } from "../rank.ts";
import type { Voices } from "./frames.ts";
import type { ProseLine } from "./lines.ts";
import { announces, limits } from "./stands.ts";
import type { Post } from "./threads.ts";
import { type Told, toldOf, worded } from "./wording.ts";

/** The first post has this share of the time, as long as others answer. */
const FIRST_SHARE = 0.45;
/** A reply that is shorter tells little. */
const LEAST_REPLY = 7;
const PARAGRAPH_PAUSE = 0.4;
const SLACK = 0.6;

const secondsOf = (lines: readonly ProseLine[]) => lines.reduce((sum, { seconds }) => sum + seconds, 0);
const textOf = ({ sentences }: ProseLine) => sentences.join(" ");

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
  const introductions = first.length > 0 ? voices.replies : [voices.one, ...voices.replies];
  const replies = rankedReplies(posts, subject, settings);
  const room = budget - introduced(voices.first);
  const opened = secondsOf(within(first, FIRST_SHARE * room, language, true));

  let left = room - opened;
  const taken: Reply[] = [];
  for (const reply of replies) {
    const frame = introduced(introductions[taken.length] ?? "");
    if (taken.length === introductions.length || left < frame + LEAST_REPLY) break;
    const lines = within(reply.lines, left - frame, language, false);
    if (secondsOf(lines) < LEAST_REPLY) continue;
    taken.push({ ...reply, lines });
    left -= frame + secondsOf(lines);
  }
  // The first voice takes the seconds that the others leave over.
  const question = within(first, opened + left, language, true);
  const inOrder = taken.toSorted((a, b) => a.index - b.index);
  const paragraphs = [
    spoken(voices.first, question, subject),
    ...joined(inOrder).map((lines, turn) => spoken(introductions[turn] ?? "", lines, subject)),
  ].filter((paragraph) => paragraph.length > 0);
  const all = posts.reduce((sum, { lines }) => sum + lines.length, 0);
  const told = question.length + inOrder.reduce((sum, { lines }) => sum + lines.length, 0);
  return [worded(paragraphs, subject.page), told >= all];
}

/** Replies that follow each other without a sign of another voice are one person's. */
const joined = (replies: readonly Reply[]): ProseLine[][] =>
  replies.reduce<ProseLine[][]>((all, { lines, index, goesOn }, at) => {
    const current = all.at(-1);
    if (current && goesOn && replies[at - 1]?.index === index - 1) current.push(...lines);
    else all.push([...lines]);
    return all;
  }, []);

interface Reply {
  lines: readonly ProseLine[];
  /** Whether nothing says that it is somebody else's than the one before. */
  goesOn: boolean;
  /** Its place in the thread. */
  index: number;
}

/** Those near to the subject that say more than a sentence, the best first. */
function rankedReplies(posts: readonly Post[], subject: Subject, settings: ScriptSettings): Reply[] {
  const replies = posts.filter(({ isFirst }) => !isFirst);
  const scores = rank(
    replies.flatMap(({ lines }) => lines),
    subject,
    settings,
  );
  let at = 0;
  return replies
    .map(({ lines, goesOn }, index) => {
      const own = scores.slice(at, at + lines.length);
      at += lines.length;
      const mean = own.reduce((sum, score) => sum + score, 0) / Math.max(1, own.length);
      const isAsking = lines.some((line) => /[?？]["”」]?$/.test(textOf(line)));
      return {
        lines,
        goesOn,
        index,
        worth: mean + 0.06 * Math.min(20, secondsOf(lines)) - (isAsking ? 0.6 : 0),
      };
    })
    .toSorted((a, b) => b.worth - a.worth);
}

/** Of a post, its beginning, as far as there is time: at least one sentence of the first post. */
function within(
  lines: readonly ProseLine[],
  seconds: number,
  language: Language,
  isFirst: boolean,
): ProseLine[] {
  let best = 0;
  let sum = 0;
  for (const [index, line] of lines.entries()) {
    sum += line.seconds;
    if (sum > seconds + SLACK && !(isFirst && best === 0)) break;
    const next = lines[index + 1];
    const goesOn = isFirst ? /[:：]["”」]?$/.test(textOf(line)) : announces(textOf(line), language);
    if (!next || (!goesOn && !limits(textOf(next), language))) best = index + 1;
  }
  return lines.slice(0, best);
}

/** Says whose words they are: in a sentence before them in Japanese, within the first in English. */
function spoken(frame: string, lines: readonly ProseLine[], { page }: Subject): Told[] {
  const said = toldOf(lines);
  const [head] = said;
  if (!head) return [];
  if (page.language === "ja") return [{ text: frame, blockIndex: null }, ...said];
  const inner = said.map((one) => ({ ...one, text: one.text.replace(/["“]([^"“”]*)["”]/g, "‘$1’") }));
  const isOpen = inner.some(({ text }) => /["“”]/.test(text));
  const [first = head, ...others] = isOpen ? said : inner;
  if (isOpen) return [{ ...first, text: `${frame}: ${first.text}` }, ...others];
  const quoted = [{ ...first, text: `${frame}: “${first.text}` }, ...others];
  return quoted.map((one, index) => (index === quoted.length - 1 ? { ...one, text: `${one.text}”` } : one));
}
