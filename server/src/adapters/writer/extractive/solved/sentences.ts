import type { Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { splitScript } from "#kernel/text/sentences";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { AnswerSentence } from "../interviews/spoken.ts";
import { isOrder } from "../prose/procedures.ts";
import { standsLoosely } from "../prose/stands.ts";
import { brokenOff, isOfBoard, isOfMachine } from "../prose/threads/post-lines-en.ts";
import { postText } from "../prose/threads/post-text-en.ts";
import { adviceIn } from "./advice-en.ts";
import type { PostBlock } from "./solved.ts";

/** A sentence of a post; `run` tells those apart between which something is left out. */
export interface PostSentence extends AnswerSentence {
  at: number;
  leans: boolean;
}

const STEP = /^\s*\d{1,2}[.)]/u;
const SMALL_TALK =
  /^(?:hello|hi|hey|thanks?|thank you|cheers|any help|great topic|good luck|(?:and )?yes \p{L}+|(?:marking|marked|closing) (?:it |this )?as solved)\b[^.!?]{0,60}[.!?x]*$/iu;
const ENDS = /[.!?…]["”]?$/u;
/** "(Nell changed five and got lucky.)" */
const ASIDE = /^\(.*\)[.!?]?$/u;
/** "Very nice.", and no "Measure it." */
const saysNothing = (text: string) => text.split(" ").length < FEWEST_WORDS && !isOrder(text, "en");
const FEWEST_WORDS = 3;
/** A point of several sentences belongs to no other. */
const SENTENCES = /[.!?] .*[.!?]["”)]?$/u;
/** The number of a post. */
const BARE_NUMBER = /^#?\d{1,4}$/u;
const ARROW = /→|←|⇒/u;

/** The sentences of a post as they can be told; items of a list that a line announces belong to it. */
export function postSentencesOf(parts: readonly PostBlock[]): PostSentence[] {
  const found: Omit<PostSentence, "at">[] = [];
  for (const [place, { block, blockIndex }] of parts.entries()) {
    if (block.kind === "table_row" || ARROW.test(block.text) || BARE_NUMBER.test(block.text.trim())) continue;
    if (isOfBoard(block.text.trim()) || isOfMachine(block.text)) continue;
    const text = postText(brokenOff(block, parts[place + 1]?.block));
    const before = found.at(-1);
    const isStep = block.kind === "list_item" && STEP.test(block.text);
    // Steps are sentences of their own, points belong to the line above them.
    const isPoint = block.kind === "list_item" && !isStep && !SENTENCES.test(text);
    if (before && /:$/.test(before.text) && isPoint) {
      before.text = `${before.text} ${text.replace(/\.$/, "")}`;
      continue;
    }
    const isListed = isPoint && before?.text.includes(": ") && !ENDS.test(before.text);
    if (before && isListed) {
      before.text = `${before.text}; ${text.replace(/\.$/, "")}`;
      continue;
    }
    // Of steps none is told without those before it: the first often says what keeps one safe.
    const follows =
      isStep && STEP.test(parts.find((one) => one.blockIndex === before?.blockIndex)?.block.text ?? "");
    for (const { text: one } of splitScript(text)) {
      if (SMALL_TALK.test(one) || ASIDE.test(one) || saysNothing(one)) continue;
      const own = one.charAt(0).toUpperCase() + one.slice(1);
      found.push({ text: own, blockIndex, name: "", seconds: 0, leans: follows });
    }
  }
  return found
    .map((line, at) => {
      const text = ENDS.test(line.text) || /:$/.test(line.text) ? line.text : `${line.text}.`;
      const seconds = sentenceSeconds(text, "en");
      return { ...line, at, text, seconds, leans: at > 0 && (line.leans || !standsLoosely(text, "en")) };
    })
    .filter(({ text }) => !/:$/.test(text));
}

/** The cause comes before what to do about it. */
const NAMES_CAUSE =
  /\b(?:cause[sd]?|culprit|because|worn|broken|shorted|seized|failed|faulty|blown|cracked|what[’']s happened|if the)\b/iu;
const CAUSE = /\b(?:look at|check|replace|try)\b/iu;
/** "It won't open." */
const TROUBLE =
  /\b(?:won[’']t|doesn[’']t|can[’']t|stops?|stuck|keeps?|only when|fails?|leaks?|drips?|sinks?|noisy?|cuts? out|goes (?:black|blank|dark|dead)|dies|shuts? (?:off|down)|trips)\b/iu;
const ASKS = /\?$/u;
/** "Since October it does this: on the flat it runs, on a hill it stops." */
const DESCRIBED =
  /\b(?:does|happens|looks like) this:|\b(?:what happens|the (?:problem|symptom|trouble)s?) (?:is|are)\b/iu;
const TELLS_CASE = [ASKS, TROUBLE, DESCRIBED, /\d/u];
const RESULT =
  /\b(?:went away|fixed|solved|works?|working|level|gone|found|was|spend|spent|cost|total)\b|[£$€]/iu;

/** How much each sentence weighs: what several of the parts speak of, causes, and what came of it. */
export function weighed(
  lines: readonly PostSentence[],
  others: readonly PostSentence[],
  kind: keyof typeof CUES,
  { title }: Pick<Page, "title">,
): number[] {
  const named = kind === "question" ? contentTerms(title, "en") : new Set<string>();
  const shared = contentTerms(others.map(({ text }) => text).join(" "), "en");
  const asked = lines.find(({ text }) => ASKS.test(text));
  return lines.map((line) => {
    const terms = [...contentTerms(line.text, "en")];
    const near = terms.filter((term) => shared.has(term)).length;
    const ofTitle = terms.filter((term) => named.has(term)).length;
    const isBeside = kind === "question" && ofTitle === 0 && !TELLS_CASE.some((cue) => cue.test(line.text));
    const worth =
      0.6 * Math.min(3, ofTitle) +
      0.4 +
      0.5 * Math.min(4, near) +
      (CUES[kind].test(line.text) ? 1.2 : 0) +
      (line.at === 0 ? (kind === "answer" && !isOrder(line.text, "en") ? ANSWERS : 0.4) : 0) +
      (kind === "question" ? Math.max(0, 1 - line.at / 4) + troubleIn(line.text) : 0) +
      (kind === "question" && line === asked ? 1 : 0) +
      (kind === "answer" ? adviceIn(line, lines) : 0) +
      (kind === "answer" && NAMES_CAUSE.test(line.text) ? 2.5 : 0);
    return isBeside ? worth * BESIDE : worth;
  });
}
/** An answer begins with what it comes to. */
const ANSWERS = 3;
/** A remark beside the case tells neither trouble nor figures, asks nothing and has no word of the title. */
const BESIDE = 0.5;
const troubleIn = (text: string) => (TROUBLE.test(text) ? 1 : 0) + (DESCRIBED.test(text) ? 3 : 0);
const CUES = { question: ASKS, answer: CAUSE, outcome: RESULT };

/** The sentences of most weight for which there is time, in their order; what leans on another only behind that. */
export function fitting(
  lines: readonly PostSentence[],
  weights: readonly number[],
  seconds: number,
): PostSentence[] {
  const kept = new Set<number>();
  let left = seconds;
  const order = lines.map((_, at) => at).toSorted((a, b) => worthOf(b) - worthOf(a));
  for (const at of [...order, ...order]) {
    if (kept.has(at)) continue;
    const needed = neededFor(at).filter((one) => !kept.has(one));
    const cost = needed.reduce((sum, one) => sum + (lines[one]?.seconds ?? 0), 0);
    const runs = runsOf(lines.filter((_, place) => kept.has(place) || needed.includes(place))).length;
    if (cost > left || runs > MOST_RUNS) continue;
    for (const one of needed) kept.add(one);
    left -= cost;
  }
  return lines.filter((_, at) => kept.has(at));

  function neededFor(at: number): number[] {
    return lines[at]?.leans ? [...neededFor(at - 1), at] : [at];
  }
  function worthOf(at: number): number {
    const needed = neededFor(at);
    const cost = needed.reduce((sum, one) => sum + (lines[one]?.seconds ?? 0), 0);
    return needed.reduce((sum, one) => sum + (weights[one] ?? 0), 0) / Math.sqrt(Math.max(2.5, cost));
  }
}

const MOST_RUNS = 2;

/** Sentences between which nothing is left out. */
export const runsOf = (lines: readonly PostSentence[]): PostSentence[][] =>
  lines.reduce<PostSentence[][]>((all, line) => {
    const last = all.at(-1);
    if (last?.at(-1)?.at === line.at - 1) last.push(line);
    else all.push([line]);
    return all;
  }, []);
