import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Draft } from "../draft.ts";
import type { Concessions } from "../fitted.ts";
import { paragraphsAsWritten } from "../prose/as-written/tell-as-written.ts";
import { writtenLines } from "../prose/as-written/written-lines.ts";
import type { ProseBuilder } from "../prose/compose.ts";
import { type About, isGrave, personOf } from "../prose/frames/frames.ts";
import { framed, textFrameOf } from "../prose/framing.ts";
import type { ProseLine } from "../prose/lines.ts";
import { secondsOfLines, textOfLine } from "../prose/measure.ts";
import { preparedLines } from "../prose/prepared-lines.ts";
import { within } from "../prose/threads/post-beginning.ts";
import { type Told, toldOf, worded } from "../prose/wording.ts";
import { allowedBy } from "../said.ts";
import { subjectOf } from "../subject.ts";
import { speaksAsOneself } from "../text/persons/speaks-as-oneself.ts";
import { mayEndAt } from "./answer-ends.ts";
import { chosenTalks, weightsOf } from "./choose.ts";
import { interviewerOn } from "./credits-en.ts";
import { fromItsMatter } from "./detours.ts";
import type { Interview } from "./interview.ts";
import { leadOf } from "./lead.ts";
import { familyNameOf } from "./names-ja.ts";
import { exchangeTold } from "./phrases.ts";
import { asksOfTitle } from "./quoted-title.ts";
import { type AnswerSentence, type Talk, talksOf } from "./spoken.ts";

/** The lead of a talk has this share of the time: one listens for the answers. */
const LEAD = 0.22;
const LEAD_OF_ONE = 0.4;
const MOST_LINES = 80;
const OF_WRITER = /^(?:[^「」]|「[^」]*」)*(?:私|わたし|僕|ぼく|筆者)(?=[のはがをにもと])/u;
const beginningOf = (lines: readonly ProseLine[], start: number) =>
  lines.filter(({ blockIndex }) => blockIndex < start);
/** Without an interviewer whom nobody has named: "I did not", and how "I" came up the stairs. */
const withoutWriter = (lines: readonly ProseLine[]) =>
  lines.flatMap((line, at) => {
    if (speaksAsOneself(textOfLine(line))) return [];
    const before = lines[at - 1];
    return [before && speaksAsOneself(textOfLine(before)) ? { ...line, gap: true } : line];
  });

/** Tells an interview: who is asked and why, and then some exchanges, each with its question and who answers. */
export function interviewBuilder(
  page: Page,
  { exchanges, start, end }: Interview,
  settings: ScriptSettings,
  isFit: (sentence: string) => boolean,
): ProseBuilder {
  const { language } = page;
  const subject = subjectOf(page, settings);
  const author = personOf(page) ?? interviewerOn(page.blocks.map((block) => block.text));
  const about: About = { isThread: false, isQuestion: false, isGrave: isGrave(page), author };
  const isAllowed = allowedBy(settings);
  const frame = textFrameOf(subject, about, isAllowed, { added: [], plans: [] });
  const { lines } = preparedLines(page, subject, settings, isFit);
  const isWriterNamed = settings.style === "narration" && author !== null;
  const beginning = beginningOf(writtenLines(page, settings, MOST_LINES), start);
  const written = isWriterNamed || language === "ja" ? beginning : withoutWriter(beginning);
  const prepared = lines.filter(({ blockIndex }) => blockIndex < start);
  // An interviewer of whom nobody has heard is left out, 「まず私の足もとを見た」; in Japanese a lead is told politely.
  const lead =
    language === "ja"
      ? prepared.filter(({ sentences }) => !OF_WRITER.test(sentences.join("")))
      : written.length > 0
        ? written
        : prepared;
  const tail = lines.filter(({ blockIndex }) => blockIndex > end);
  const talks = talksOf(exchanges, language).map((whole) => {
    const talk = whole && fromItsMatter(whole, page.title, language);
    return talk?.asked.every(isAllowed)
      ? { ...talk, said: talk.said.slice(0, firstUnsaid(talk.said)) }
      : null;
  });
  const weights = weightsOf(
    talks,
    page.title,
    `${settings.instruction ?? ""} ${settings.audience ?? ""}`,
    language,
  );
  const isPoint = (talk: Talk | null) => asksOfTitle(talk, page.title);
  const names = [...new Set(talks.flatMap((talk) => talk?.said.map(({ name }) => name) ?? []))];
  const text = page.blocks.map((block) => block.text).join("\n");
  const tell = (
    at: number,
    said: readonly AnswerSentence[],
    turn: number,
    heard = new Set<string>(),
  ): Told[] => {
    const called = (name: string) => {
      const isKnown = heard.has(name);
      heard.add(name);
      return isKnown ? shortOf(name) : name;
    };
    const talk = talks[at];
    const place = {
      turn,
      isEnd: turn > 0 && at === talks.length - 1,
      isOneOfSeveral: names.length > 1,
      called,
    };
    return talk ? exchangeTold[language](talk, said, place) : [];
  };
  const own = [...frame.opening, ...frame.closing].reduce(
    (sum, one) => sum + sentenceSeconds(one.text, language),
    0,
  );
  /** By an exchange and how many sentences of its answer are told. */
  const lasting = new Map<string, number>();
  const secondsOf = (at: number, said: readonly AnswerSentence[]) => {
    const key = `${at} ${said.length}`;
    const seconds =
      lasting.get(key) ??
      tell(at, said, 1).reduce((sum, one) => sum + sentenceSeconds(one.text, language), 0);
    lasting.set(key, seconds);
    return seconds;
  };
  return {
    own,
    isEmpty: talks.every((talk) => talk === null || talk.said.length === 0),
    build(budget, { isUnclosed, isBare }: Concessions): Draft[][] {
      const of = { title: page.title, names, language };
      // A short introduction of one paragraph says who is asked, and sets no scene.
      const isOfOne = lead.every(({ blockIndex }) => blockIndex === lead[0]?.blockIndex);
      const first = leadOf(lead, (isOfOne ? LEAD_OF_ONE : LEAD) * budget, of);
      const costs = {
        secondsOf,
        mayEnd: (said: readonly AnswerSentence[], count: number) =>
          mayEndAt(said[count - 1]?.text ?? "", said[count]?.text ?? "", language),
      };
      const beside = chosenTalks(talks, weights, budget - secondsOfLines(first), costs, isPoint);
      // A short script tells what is answered rather than of whom.
      const isCrowded = beside.length === 0;
      const chosen = isCrowded ? chosenTalks(talks, weights, budget, costs, isPoint) : beside;
      const left = budget - chosen.reduce((sum, { at, said }) => sum + secondsOf(at, said), 0);
      const introduced = leadOf(lead, isCrowded ? left : Math.max(left, secondsOfLines(first)), {
        ...of,
        isSpare: true,
      });
      // How the page ends is heard behind a talk of which nothing is left out.
      const isAll = chosen.length === talks.length;
      const ending = isAll ? within(tail, left - secondsOfLines(introduced), language, false) : [];
      const heard = new Set<string>();
      const paragraphs = [
        ...(language === "ja" ? [toldOf(introduced)] : paragraphsAsWritten(introduced, page)),
        ...chosen.map(({ at, said }, turn) => tell(at, said, turn, heard)),
        toldOf(ending),
      ].filter(({ length }) => length > 0);
      const isWhole =
        isAll &&
        introduced.length === lead.length &&
        ending.length === tail.length &&
        chosen.every(({ at, said }) => said.length === talks[at]?.said.length);
      return framed(worded(paragraphs, page), frame, subject, about, {
        isWhole,
        isUnclosed,
        isBare,
        isAllowed,
      });
    },
  };

  function firstUnsaid(said: readonly AnswerSentence[]): number {
    const at = said.findIndex((one) => !isAllowed(one.text));
    return at === -1 ? said.length : at;
  }

  function shortOf(name: string): string {
    if (language === "ja") return familyNameOf(name, text);
    const last = name.split(" ").at(-1) ?? name;
    return names.some((other) => other !== name && other.endsWith(last)) ? name : last;
  }
}
