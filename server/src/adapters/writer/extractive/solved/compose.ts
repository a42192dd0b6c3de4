import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Draft } from "../draft.ts";
import type { Concessions } from "../fitted.ts";
import { quotedInEnglish } from "../interviews/phrases.ts";
import type { ProseBuilder } from "../prose/compose.ts";
import { type About, isGrave } from "../prose/frames/frames.ts";
import { framed, textFrameOf } from "../prose/framing.ts";
import { isQuestion } from "../prose/threads/threads.ts";
import { type Told, worded } from "../prose/wording.ts";
import { allowedBy } from "../said.ts";
import { subjectOf } from "../subject.ts";
import { fitting, type PostSentence, postSentencesOf, runsOf, weighed } from "./sentences.ts";
import type { Solved } from "./solved.ts";

/** How the time is divided; what one part leaves over, the next has. */
const QUESTION = 0.42;
const ANSWER = 0.57;
const PAUSE = 0.4;

const WORDS = {
  question: "The question reads",
  answer: "The answer that helped says",
  guessed: "One answer says",
  outcome: "In the end, the one who asked reports",
  further: "It goes on",
};

/** Tells a thread that came to an end: what was asked, what helped, and how it turned out. */
export function solvedBuilder(page: Page, solved: Solved, settings: ScriptSettings): ProseBuilder {
  const subject = subjectOf(page, settings);
  const about: About = {
    isThread: true,
    isQuestion: isQuestion(page),
    isGrave: isGrave(page),
    author: null,
  };
  const isAllowed = allowedBy(settings);
  const frame = textFrameOf(subject, about, isAllowed, { added: [], plans: [] });
  const sayable = (parts: Solved["question"]) => postSentencesOf(parts).filter(({ text }) => isAllowed(text));
  const question = sayable(solved.question);
  const answer = sayable(solved.answer);
  // A question beside it has its answer elsewhere.
  const outcome = sayable(solved.outcome).filter(({ text }) => !text.endsWith("?"));
  const weights = {
    question: weighed(question, answer, "question", page),
    answer: weighed(answer, [...outcome, ...question], "answer", page),
    outcome: weighed(outcome, answer, "outcome", page),
  };
  const secondsOf = (told: readonly Told[]) =>
    told.reduce((sum, one) => sum + sentenceSeconds(one.text, "en"), told.length > 0 ? PAUSE : 0);
  const introduced = (lines: readonly PostSentence[], first: string) =>
    runsOf(lines).flatMap((run, at) => quotedInEnglish(at === 0 ? first : WORDS.further, run));
  const within = (key: keyof typeof weights, lines: readonly PostSentence[], seconds: number) => {
    for (let room = seconds; room > 2; room -= 1) {
      const first = key === "answer" && solved.isGuessed ? WORDS.guessed : WORDS[key];
      const told = introduced(fitting(lines, weights[key], room), first);
      if (secondsOf(told) <= seconds) return told;
    }
    return [];
  };
  return {
    own: [...frame.opening, ...frame.closing].reduce((sum, one) => sum + sentenceSeconds(one.text, "en"), 0),
    // Thanks alone are no end, and still the answer helped.
    isEmpty: question.length === 0 || answer.length === 0,
    build(budget, { isUnclosed, isBare }: Concessions): Draft[][] {
      const asked = within("question", question, QUESTION * budget);
      const rest = budget - secondsOf(asked);
      const helped = within("answer", answer, outcome.length > 0 ? ANSWER * rest : rest);
      const ended = within("outcome", outcome, rest - secondsOf(helped));
      const paragraphs = [asked, helped, ended].filter(({ length }) => length > 0);
      return framed(worded(paragraphs, page), frame, subject, about, {
        isWhole: false,
        isUnclosed,
        isBare,
        isAllowed,
      });
    },
  };
}
