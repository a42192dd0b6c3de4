import type { Page } from "#kernel/page";
import { isThread } from "../prose/threads/threads.ts";
import { turnsLabelledOnce } from "./labelled-once-en.ts";
import { isIntroduced, isShortFor, namesIn, personInEnglish } from "./names-en.ts";
import { isPersonOn, personInJapanese, ROLE } from "./names-ja.ts";
import { untilPage } from "./page-again.ts";
import { ASKER, askedTurns, markedTurns, type Turn } from "./turns.ts";
import { isTalkWithOne } from "./unannounced-en.ts";

/** The answer of somebody, with the name by which a listener is told. */
export interface GivenAnswer {
  name: string;
  parts: Turn["parts"];
}

export interface AskedAndAnswered {
  question: Turn["parts"];
  answers: GivenAnswer[];
}

export interface Interview {
  exchanges: AskedAndAnswered[];
  /** The block with which the talk begins: what stands before introduces it. */
  start: number;
  /** The last block of the talk: behind it the page speaks again. */
  end: number;
}

const FEWEST = 3;
/** The voice that asks ends most of its turns with a question, and the others hardly any. */
const ASKS_MOSTLY = 0.5;
const ASKS_RARELY = 0.34;
const ASKING = /[?？]["”」]?\s*$|(?:か|かね|[ですまた]ね|ください|は)。?$/u;
const ASKING_PART =
  /^(?:Q|interviewer|host|moderator|editors?|magazine|reporter|聞き手|編集部|記者|司会|インタビュアー|取材者)$/iu;
const ANNOUNCED = new RegExp(
  [
    String.raw`\binterview|Q ?& ?A:? with\b|in conversation|a conversation with|(?:talk(?:s|ed)|spoke|speaks) (?:to|with) us|tells us`,
    String.raw`\bwe (?:spoke|talked|sat down|caught up|asked|met)\b|edited (?:and condensed )?for (?:length|clarity)`,
    "インタビュー|に聞く|に聞い|聞きました|話を(?:聞|伺|うかが)|対談|聞き手|伺いました|うかがいました",
  ].join("|"),
  "iu",
);

/** The talk of a page on which somebody is asked and answers; null where nobody is plainly known who does. */
export function interviewOn(page: Page): Interview | null {
  if (page.type === "product" || isThread(page)) return null;
  const marked = markedTurns(page);
  const isMarked = marked.filter(({ label }) => label !== "").length >= 2 * FEWEST;
  return (
    interviewOf(marked, page, true) ??
    interviewOf(turnsLabelledOnce(page), page, true) ??
    (isMarked ? null : interviewOf(askedTurns(page), page, false))
  );
}

function interviewOf(turns: readonly Turn[], page: Page, isMarked: boolean): Interview | null {
  const { language, title, blocks } = page;
  const voices = [...new Set(turns.map(({ label }) => label))];
  const start = turns[0]?.parts[0]?.blockIndex ?? 0;
  const last = Math.max(...turns.flatMap(({ parts }) => parts.map(({ blockIndex }) => blockIndex)), 0);
  const around = blocks
    .filter((_, at) => at < start || at > last)
    .map(({ text }) => text)
    .join("\n");
  const people =
    language === "en"
      ? [...voices.filter((one) => one.includes(" ")), ...namesIn(`${title}\n${around}`)]
      : [];
  const nameOf = (label: string) => people.find((name) => isShortFor(label, name)) ?? label;
  const askers = new Set(askersOf(turns, nameOf));
  const isAsker = (label: string) => label === ASKER || askers.has(nameOf(label));
  const isNameless = voices.some((label) => label === "");
  const asked = isNameless
    ? language === "en"
      ? personInEnglish(around, page)
      : personInJapanese(around, title)
    : null;
  const exchanges: AskedAndAnswered[] = [];
  for (const { label, parts } of turns) {
    const current = exchanges.at(-1);
    if (isAsker(label)) {
      if (current && current.answers.length === 0) current.question.push(...parts);
      else exchanges.push({ question: [...parts], answers: [] });
    } else if (current) {
      const name = label === "" ? (asked ?? "") : nameOf(label);
      const before = current.answers.at(-1);
      if (before?.name === name) before.parts.push(...parts);
      else current.answers.push({ name, parts: [...parts] });
    }
  }
  const answered = exchanges.filter(({ answers }) => answers.length > 0);
  const names = new Set(answered.flatMap(({ answers }) => answers.map(({ name }) => name)));
  const text = `${title}\n${page.url ?? ""}\n${around}`;
  // Answers of nobody are those of a page's own questions.
  const isKnown = [...names].every((name) =>
    name === ""
      ? false
      : language === "en"
        ? // "HO-L" of "Hanna Orde-Lind": the label vouches for the name.
          voices.some((one) => one !== name && nameOf(one) === name) ||
          isPersonInEnglish(name, `${title}\n${blocks.map((block) => block.text).join("\n")}`)
        : isPersonOn(name, page) || (isMarked && isNamedThroughout(name, turns)),
  );
  const isTalk = language === "en" && isTalkWithOne(answered);
  const isAnnounced = (isMarked && !(isNameless && language === "en")) || ANNOUNCED.test(text) || isTalk;
  if (answered.length < FEWEST || names.size > MOST_VOICES || !isKnown || !isAnnounced) return null;
  const trimmed = answered.map(trimmedEnd(last, isMarked && !isNameless));
  const told = isNameless
    ? trimmed.with(-1, untilPage(trimmed.at(-1) as AskedAndAnswered, language))
    : trimmed;
  const end = Math.max(
    ...told.flatMap(({ answers }) => answers.flatMap(({ parts }) => parts.map((one) => one.blockIndex))),
  );
  return { exchanges: told, start, end };
}
const MOST_VOICES = 3;

/** 「堂本」, in front of each answer to what is asked behind a dash: whoever it is, nobody else answers. */
const isNamedThroughout = (name: string, turns: readonly Turn[]) =>
  /^[\p{Script=Han}々]{2,5}$/u.test(name) &&
  !ROLE.test(name) &&
  turns.some(({ label }) => label === ASKER) &&
  turns.filter(({ label }) => label === name).length > FEWEST;

const isPersonInEnglish = (name: string, text: string) => {
  const words = name.split(" ").filter((word) => word.length > 1);
  const isKnown = words.some((word) => text.split(word).length > 2) || isIntroduced(name, text);
  return /^\p{Lu}\p{Ll}/u.test(name) && isKnown;
};

/** Behind the last marked answer the page itself speaks again. */
const trimmedEnd =
  (last: number, isMarked: boolean) =>
  (exchange: AskedAndAnswered): AskedAndAnswered => ({
    ...exchange,
    answers: exchange.answers.map((answer) => ({
      ...answer,
      parts: answer.parts.filter(
        (_, at) =>
          at === 0 || (isMarked ? !answer.parts.some((one) => one.blockIndex === last) : at < MOST_PARTS),
      ),
    })),
  });
const MOST_PARTS = 4;

/** The voice whose turns are mostly questions: one, however it is written. */
function askersOf(turns: readonly Turn[], nameOf: (label: string) => string): string[] {
  const byPart = turns.filter(({ label }) => ASKING_PART.test(label)).map(({ label }) => nameOf(label));
  if (byPart.length > 0 || turns.some(({ label }) => label === ASKER)) return byPart;
  const shares = new Map<string, boolean[]>();
  for (const { label, parts } of turns) {
    const isAsking = ASKING.test(parts.at(-1)?.text.trim() ?? "");
    shares.set(nameOf(label), [...(shares.get(nameOf(label)) ?? []), isAsking]);
  }
  const rated = [...shares].map(([name, all]) => ({ name, share: all.filter(Boolean).length / all.length }));
  const asking = rated.filter(({ share }) => share >= ASKS_MOSTLY);
  return asking.length === 1 && rated.every(({ share }) => share >= ASKS_MOSTLY || share <= ASKS_RARELY)
    ? asking.map(({ name }) => name)
    : [];
}
