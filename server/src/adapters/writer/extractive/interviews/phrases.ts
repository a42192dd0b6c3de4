import type { Language } from "#kernel/vocabulary";
import type { Told } from "../prose/wording.ts";
import type { AnswerSentence, Talk } from "./spoken.ts";

interface Place {
  /** How many exchanges were told before. */
  turn: number;
  /** Whether the page ends with it. */
  isEnd: boolean;
  /** Whether another has been heard since, or will be. */
  isOneOfSeveral: boolean;
  /** How somebody is called: in full for the first time, and shortly from then on. */
  called: (name: string) => string;
}

/** An exchange as it is told: the question in a sentence of ours, the answer in the words in which it was given. */
export const exchangeTold: Record<
  Language,
  (talk: Talk, said: readonly AnswerSentence[], place: Place) => Told[]
> = {
  en(talk, said, { turn, isEnd, called }) {
    const { asked } = talk;
    const [first, ...others] = voicesOf(said);
    if (!first) return [];
    const name = called(first[0]?.name ?? "");
    const question = askedAsOne(asked.map(innerEn));
    const isQuestion = /\?$/.test(question) || ASKS_TO_TELL.test(question);
    const verb = EN_VERBS[turn % EN_VERBS.length] ?? "says";
    const led = isEnd || talk.isLast ? "Asked last" : "Asked";
    const single = isQuestion && (asked.length === 1 || !question.includes(". "));
    const isRemark = asked.length === 1 && !isQuestion;
    const frame = single
      ? `${led} “${question.replace(/\.$/, "")}”, ${name} ${verb}`
      : isRemark
        ? `To the remark “${question.replace(/\.$/, "")}”, ${name} answers`
        : `${name} answers`;
    const before =
      single || isRemark
        ? []
        : [ours(`${turn === 0 ? "The interviewer says" : "Then comes the question"}: “${question}”`, first)];
    return [
      ...before,
      ...quotedInEnglish(frame, first),
      ...others.flatMap((voice, at) =>
        quotedInEnglish(`${called(voice[0]?.name ?? "")} ${at % 2 === 0 ? "adds" : "says"}`, voice),
      ),
    ];
  },
  ja(talk, said, { turn, isEnd, isOneOfSeveral, called }) {
    const [first, ...others] = voicesOf(said);
    if (!first) return [];
    const isNamed = turn === 0 || isOneOfSeveral || isEnd || talk.isLast;
    const who = isNamed ? `${called(first[0]?.name ?? "")}さんは` : "";
    const question = talk.asked
      .map((one) => one.trim().replaceAll("「", "『").replaceAll("」", "』"))
      .join("")
      .replace(/。$/u, "");
    const isQuestion = /(?:[か？?]|は|[かね]な)$/u.test(question);
    // A remark is put to somebody, too; a second frame of one kind sounds like a form.
    const isAsked = turn % 2 === (isQuestion ? 1 : 0);
    const put = isAsked ? "と聞かれて" : isQuestion ? "という問いに" : "という言葉に";
    const asked = `${isEnd || talk.isLast ? "最後に、" : ""}「${question}」${put}${who || isAsked ? "" : "は"}、`;
    const frame = `${asked}${who}${JA_VERBS[turn % JA_VERBS.length]}。`;
    return [
      ours(frame, first),
      ...quotedJa(first),
      ...others.flatMap((voice) => [
        ours(`${called(voice[0]?.name ?? "")}さんは、こう続けます。`, voice),
        ...quotedJa(voice),
      ]),
    ];
  },
};

/** "Tell me about the broken wheel." */
const ASKS_TO_TELL = /^(?:so,? |then )?(?:tell|describe|explain|walk|talk|take) (?:me|us|through)\b[^.]*\.$/i;
const EN_VERBS = ["says", "answers", "says", "replies"];
const JA_VERBS = ["こう答えます", "こう話します", "こう答えます", "こう語ります"];

const ours = (text: string, said: readonly AnswerSentence[]): Told => ({
  text,
  blockIndex: said[0] ? said[0].blockIndex : null,
  isFrame: true,
});

/** Sentences that one voice says in a row. */
const voicesOf = (said: readonly AnswerSentence[]): AnswerSentence[][] =>
  said.reduce<AnswerSentence[][]>((all, one) => {
    const last = all.at(-1);
    if (last?.[0]?.name === one.name) last.push(one);
    else all.push([one]);
    return all;
  }, []);

/** "You spun for years: why looms?": what leads to a question is heard with it, and not as a sentence by itself. */
function askedAsOne(asked: readonly string[]): string {
  const [lead = "", question = ""] = asked;
  const isLed = asked.length === 2 && /[^.]\.$/u.test(lead) && OPENS_QUESTION.test(question);
  return isLed
    ? `${lead.slice(0, -1)}: ${question.charAt(0).toLowerCase()}${question.slice(1)}`
    : asked.join(" ");
}
const OPENS_QUESTION =
  /^(?:Why|How|What|When|Where|Who|Which|Do|Does|Did|Is|Are|Was|Were|Can|Could|Will|Would|Have|Has)\b.*\?$/u;

const innerEn = (text: string) => text.replace(/["“]([^"“”]*)["”]/g, "‘$1’").replace(/["“”]/g, "");

/** Words of somebody in quotation marks, behind what says whose they are. */
export function quotedInEnglish(frame: string, said: readonly AnswerSentence[]): Told[] {
  return said.map(({ text, blockIndex }, at) => ({
    text: `${at === 0 ? `${frame}: “` : ""}${innerEn(text)}${at === said.length - 1 ? "”" : ""}`,
    blockIndex,
    isFrame: true,
  }));
}

/** A quotation is one sentence to who listens: a long answer is told in several. */
const LONGEST_QUOTATION = 130;
const SHORTEST_REST = 30;

function quotedJa(said: readonly AnswerSentence[]): Told[] {
  const parts: AnswerSentence[][] = [];
  for (const [at, one] of said.entries()) {
    const current = parts.at(-1);
    const length = [...(current ?? []), one].reduce((sum, { text }) => sum + text.length, 0);
    const rest = said.slice(at).reduce((sum, { text }) => sum + text.length, 0);
    if (current && (length <= LONGEST_QUOTATION || rest < SHORTEST_REST)) current.push(one);
    else parts.push([one]);
  }
  return parts.flatMap((part, at) => [
    ...(at > 0 ? [ours(GOES_ON[(at - 1) % GOES_ON.length] ?? "", part)] : []),
    ours(`「${part.map(({ text }) => text.replaceAll("「", "『").replaceAll("」", "』")).join("")}」`, part),
  ]);
}
const GOES_ON = ["さらに、こう続けます。", "そして、こう言います。"];
