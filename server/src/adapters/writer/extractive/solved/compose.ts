import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Language } from "#kernel/vocabulary";
import type { Draft } from "../draft.ts";
import type { Concessions } from "../fitted.ts";
import { quotedInEnglish } from "../interviews/phrases.ts";
import type { ProseBuilder } from "../prose/compose.ts";
import { type About, isGrave } from "../prose/frames/frames.ts";
import { framed, textFrameOf } from "../prose/framing.ts";
import { asks } from "../prose/stands.ts";
import { isAskedByTitle } from "../prose/threads/asked-by-title-ja.ts";
import { tellsOfTrouble } from "../prose/threads/opening-en.ts";
import { speaksOfPost } from "../prose/threads/post-stands-en.ts";
import { requestsInWords } from "../prose/threads/spoken-post.ts";
import { isQuestion } from "../prose/threads/threads.ts";
import { type Told, worded } from "../prose/wording.ts";
import { allowedBy } from "../said.ts";
import { subjectOf } from "../subject.ts";
import { countedInShort } from "./counted-in-short-ja.ts";
import { endHeard } from "./end-heard.ts";
import { withoutUnheardNames } from "./named-unheard-en.ts";
import { answerHeard, asksInWords, type Question, questionWithin } from "./question.ts";
import { beginningAndRemedy } from "./remedy.ts";
import { countBefore, type PostSentence, postSentencesOf, runsOf } from "./sentences.ts";
import type { Solved } from "./solved.ts";
import { stepsInShort } from "./steps-in-short.ts";

/** How the time behind the question is divided; what one part leaves over, the next has. */
const ANSWER = { behindQuestion: 0.58, alone: 0.75 };
const PAUSE = 0.4;
/** Seconds of the words that introduce each part. */
const LEAST = { answer: 2, outcome: 3 };
/** The end of a thought may take so much more. */
const MOST = 1.35;

const WORDS = {
  en: {
    question: "The question reads",
    answer: "The answer that helped says",
    guessed: "One answer says",
    outcome: "In the end, the one who asked reports",
    further: "It goes on",
    next: "Then it says",
    asks: "It goes on to ask",
  },
  ja: {
    question: "質問には、こうあります。",
    answer: "役に立った回答には、こうあります。",
    guessed: "ある回答には、こうあります。",
    outcome: "そして質問した方は、こう報告しています。",
    further: "続けて、こうあります。",
    next: "続けて、こうあります。",
    asks: "そして、こう尋ねています。",
  },
};

const UNHEARD: Question = { told: [], untold: [] };

/** A voice and its words: an English post within quotation marks, a Japanese one behind its own sentence. */
const quoted: Record<Language, (first: string, run: readonly PostSentence[]) => Told[]> = {
  en: quotedInEnglish,
  ja: (first, run) => [
    { text: first, blockIndex: null, isFrame: true },
    ...run.map(({ text, blockIndex }) => ({ text, blockIndex, isAsIs: true })),
  ],
};

/** "Since October it does this: on the flat it runs, on a hill it stops.", "It won't open." */
const TROUBLE = new RegExp(
  [
    String.raw`\b(?:does|happens|looks like) this:|\b(?:what happens|the (?:problem|symptom|trouble)s?) (?:is|are)\b`,
    String.raw`\b(?:won[’']t|doesn[’']t|keeps|stopped|fails|leaks|drips|cuts out|goes (?:black|blank|dark|dead)|shuts (?:off|down)|trips)\b`,
    String.raw`\b(?:goes|went|drops|dropped|falls|fell) (?:from|to|down|out)\b|\b(?:dropping|cutting) (?:out|every)\b`,
  ].join("|"),
  "iu",
);
/** A question is heard from where its trouble begins; of the thing itself the title has told. */
function fromTrouble(lines: readonly PostSentence[]): readonly PostSentence[] {
  const at = lines.findIndex(({ text, leans }) => TROUBLE.test(text) && !leans);
  const isTold = lines.slice(0, Math.max(0, at)).some(({ text }) => tellsOfTrouble(text));
  return at === -1 || isTold ? lines : lines.slice(at);
}

/** An English question begins with its matter, and not with what its writer says of the post. */
function fromMatter(lines: readonly PostSentence[]): readonly PostSentence[] {
  const at = lines.findIndex(({ text }) => !speaksOfPost(text));
  return at === -1 ? lines : lines.slice(at);
}

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
  const { language } = page;
  const words = WORDS[language];
  const sayable = (parts: Solved["question"]) =>
    postSentencesOf(parts, language).filter(({ text }) => isAllowed(text));
  const question = fromTrouble(fromMatter(sayable(solved.question)));
  const answer = sayable(solved.answer);
  const isAsked = isAskedByTitle(subject);
  // A question beside it has its answer elsewhere.
  const outcome = sayable(solved.outcome).filter(({ text }) => !/[?？]$/u.test(text));
  const textOf = (parts: Solved["question"]) => parts.map(({ block }) => block.text).join(" ");
  const written = { question: textOf(solved.question), answer: textOf(solved.answer) };
  const secondsOf = (told: readonly Told[]) =>
    told.reduce((sum, one) => sum + sentenceSeconds(one.text, language), told.length > 0 ? PAUSE : 0);
  const introduced = (lines: readonly PostSentence[], first: string) =>
    runsOf(lines).flatMap((run, at) => {
      const isAsking = asks(run[0]?.text ?? "") || requestsInWords(run[0]?.text ?? "");
      const further = isAsking && first === words.question ? words.asks : words.further;
      return quoted[language](at === 0 ? first : at % 2 === 1 ? further : words.next, run);
    });
  // Between Japanese sentences without quotation marks a detail is left out unheard.
  const joined = (lines: readonly PostSentence[]) =>
    language === "ja" ? lines.map((line, at) => ({ ...line, at })) : lines;
  const inShort = (lines: readonly PostSentence[], most: number, seconds: number) => {
    const own = seconds - LEAST.answer;
    return (
      stepsInShort(lines, own, language) ??
      (language === "ja"
        ? (countedInShort(lines, own) ?? beginningAndRemedy(lines, most, seconds, language))
        : beginningAndRemedy(lines, most, own, language))
    );
  };
  const within = (key: "answer" | "outcome", lines: readonly PostSentence[], seconds: number) => {
    const first = key === "answer" && solved.isGuessed ? words.guessed : words[key];
    const most = countBefore(lines, seconds - LEAST[key], language);
    const chosen = key === "answer" && most < lines.length ? inShort(lines, most, seconds) : null;
    if (chosen) return introduced(joined(chosen), first);
    const counts = Array.from({ length: most }, (_, less) => most - less);
    return (
      counts
        .map((count) => introduced(lines.slice(0, count), first))
        .find((told) => secondsOf(told) <= MOST * seconds) ?? []
    );
  };
  return {
    own: [...frame.opening, ...frame.closing].reduce(
      (sum, one) => sum + sentenceSeconds(one.text, language),
      0,
    ),
    // Thanks alone are no end, and still the answer helped.
    isEmpty: question.length === 0 || answer.length === 0,
    build(budget, { isUnclosed, isBare }: Concessions): Draft[][] {
      const questioned = isAsked
        ? UNHEARD
        : questionWithin(question, budget, language, asksInWords(page.title, language));
      const asked = introduced(joined(questioned.told), words.question);
      const rest = budget - secondsOf(asked);
      const told = outcome.reduce((sum, { seconds }) => sum + seconds, 0);
      const ending = told > 0 ? told + LEAST.outcome : 0;
      const helped = within(
        "answer",
        answerHeard(answer, questioned, language),
        rest - Math.min((1 - ANSWER[isAsked ? "alone" : "behindQuestion"]) * rest, ending),
      );
      const left = rest - secondsOf(helped);
      const heard = [...frame.opening, ...asked, ...helped].map(({ text }) => text).join(" ");
      const known = language === "en" ? withoutUnheardNames(outcome, { ...written, heard }) : outcome;
      const ended = within("outcome", endHeard(known, left - LEAST.outcome, language), left);
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
