import type { Language } from "#kernel/vocabulary";
import type { Voices } from "../frames/frames.ts";
import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { outcomeIn } from "./outcomes-en.ts";
import { within } from "./post-beginning.ts";
import { isOfOthers, type ThreadReply } from "./replies.ts";

const MOST_OF_OUTCOME = 0.3;
const MOST_SENTENCES = 3;
/** The end of a thread is told out of its second half. */
const LATE = 0.5;
const MOST_OF_REPORT = 0.25;
/** How the opener solved it is what one listens for. */
const MOST_OF_SOLUTION = 0.5;
/** Of a report, so many sentences. */
const LONGEST_REPORT = 2;

/** Last words of the one who asked: whether it helped. Of an English thread the last report, whoever writes it. */
export function outcomeOf(
  all: readonly ThreadReply[],
  voices: Voices,
  language: Language,
  budget: number,
): ThreadReply | undefined {
  if (language === "en") return reportOf(all, voices, budget);
  const own = all
    .filter(({ role, isAsking }) => voices.outcome && role === "asker" && !isAsking)
    .toSorted((a, b) => a.index - b.index);
  // A long report may be parted where words could not be said.
  const start = own.findLastIndex(
    ({ index, lines }, at) =>
      own[at - 1]?.index !== index - 1 || own[at - 1]?.lines[0]?.section !== lines[0]?.section,
  );
  const [first, ...others] = own.slice(start);
  const isEnd = first !== undefined && all.some(({ role, index }) => isOfOthers(role) && index < first.index);
  if (!isEnd) return undefined;
  const lines = toldOfOutcome([first, ...others].flatMap((reply) => reply.lines));
  return { ...first, lines: within(lines, MOST_OF_OUTCOME * budget, "ja", true), frame: voices.outcome };
}

function reportOf(all: readonly ThreadReply[], voices: Voices, budget: number): ThreadReply | undefined {
  const solved = all.find(({ role }) => role === "solved");
  const solution = solved ? within(solved.lines, MOST_OF_SOLUTION * budget, "en", false) : [];
  if (solved && solution.length > 0) return { ...solved, lines: solution, frame: voices.solved };
  const late = all.filter(
    ({ index, isAsking }) => !isAsking && index > 0 && index >= LATE * (all.length - 1),
  );
  const [last] = late
    .map((reply) => ({ ...reply, lines: reply.lines.slice(Math.max(0, outcomeIn(reply.lines))) }))
    .filter(({ lines }) => outcomeIn(lines) === 0)
    .toSorted((a, b) => b.index - a.index);
  const lines = last ? within(last.lines.slice(0, LONGEST_REPORT), MOST_OF_REPORT * budget, "en", false) : [];
  return last && lines.length > 0 ? { ...last, lines, frame: voices.outcome } : undefined;
}

/** How it ended, without a sentence of nothing but thanks around it. */
function toldOfOutcome(lines: readonly ProseLine[]): ProseLine[] {
  const start = lines.findIndex((line) => !ONLY_THANKS.test(textOfLine(line)));
  const whole = lines.slice(Math.max(0, start)).slice(0, MOST_SENTENCES);
  const untold = whole.findIndex((line, at) => at > 0 && OF_ANOTHER.test(textOfLine(line)));
  const told = untold === -1 ? whole : whole.slice(0, untold);
  const last = told.findLastIndex((line, at) => at === 0 || !ONLY_THANKS.test(textOfLine(line)));
  return told.slice(0, last + 1);
}
/** 「残りは別の方に教わった方法で試します。」: of that answer nobody has heard. */
const OF_ANOTHER =
  /(?:他|ほか|別|前|上)の(?:方|回答者さん|ご?回答)(?:に|から|が|の)(?:教|聞|おっしゃ|書|挙げ|すすめ|勧め|方法|やり方)/u;
const ONLY_THANKS =
  /^[^。]{0,12}(?:報告(?:し|いたし)ます|解決しました)[。！!]$|^[^。をが]{0,10}(?:ありがとうございま(?:した|す)|感謝しています|助かりました)[。！!]$/u;
