import type { Page } from "#kernel/page";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { setsUp } from "../leans/set-ups-ja.ts";
import type { ProseLine } from "../lines.ts";
import { secondsOfLines, textOfLine } from "../measure.ts";
import { isHalfWithout } from "../stands.ts";
import { type Told, toldOf } from "../wording.ts";
import { placesAnnounced } from "./announced-counts-ja.ts";
import { nameOf } from "./counted.ts";

/** One of the things that a Japanese text counts, and the lines that say what it is. */
interface Point {
  /** In words of ours, where the page has it in a heading. */
  frame: Told | null;
  lines: readonly ProseLine[];
  /** So many of them are the least that says it. */
  least: number;
}

/** The points, and all that stands around them: how the text begins, what announces them, and how it ends. */
interface Plan {
  lead: readonly ProseLine[];
  announced: readonly ProseLine[];
  points: readonly Point[];
  end: readonly ProseLine[];
}

const FEWEST = 2;
/** The share of the time for the beginning, and the least of it. */
const LEAD = 0.3;
const PAUSE = 0.4;
/** A sentence so short only leads to the next one: 「ひとつ目です。」, 「対策は、地味なものです。」 */
const LONGEST_HERALD = 14;
/** Behind a point a short sentence says what it was. */
const SHORT = 4;

/**
 * Tells a text by the things that it counts, the point of each in turn: who hears of four measures waits for all
 * of them. Null where there is no time for all points.
 */
export function countedTeller(
  lines: readonly ProseLine[],
  page: Page,
  names: readonly string[],
): (budget: number) => Told[][] | null {
  const plan = page.language === "ja" ? (byHeadings(lines, page, names) ?? byNumbers(lines, page)) : null;
  if (!plan) return () => null;
  return (budget) => {
    const frames = plan.points.reduce(
      (sum, { frame }) => sum + PAUSE + (frame ? sentenceSeconds(frame.text, "ja") : 0),
      0,
    );
    const least = plan.points.map((point) => secondsOfLines(point.lines.slice(0, point.least)));
    let left = budget - frames - secondsOfLines(plan.announced) - sum(least) - PAUSE;
    const lead = within(plan.lead, Math.max(LEAD * budget, left - secondsOfLines(plan.end)));
    left -= secondsOfLines(lead) + PAUSE;
    if (lead.length === 0 || left < -SHORT) return null;
    const end = secondsOfLines(plan.end) <= left ? plan.end : [];
    left -= secondsOfLines(end);
    const told = plan.points.map(({ frame, lines: own, least: count }) => {
      const more = within(own.slice(count), left / plan.points.length);
      return [...(frame ? [frame] : []), ...toldOf(own.slice(0, count + more.length))];
    });
    const paragraphs = [toldOf(lead), toldOf(plan.announced), ...told, toldOf(end)];
    return paragraphs.filter(({ length }) => length > 0);
  };
}

const sum = (seconds: readonly number[]) => seconds.reduce((all, one) => all + one, 0);

const TURNS = ["まずは、", "次に、", "続いて、", "そして、"];
/** How one comes to a thing by its name, as one of so many. */
export const turnTo = (name: string, at: number, count: number) =>
  `${at === count - 1 ? "最後に、" : (TURNS[at] ?? "続いて、")}「${name}」です。`;
/** Below such headings stands what was done about something, behind how it was before. */
const OF_DEEDS = /やめた|変えた|決めた|減らし|増やし|こと$|方法|工夫|コツ|こつ|習慣|対策|取り組み|ステップ/u;
const IS_DEED =
  /^(?:そこで|いまは|今は|現在は|対策は|対策として|解決策は|代わりに|かわりに|具体的には|やり方は|方法は)、?/u;
const LEADS = /^(?:そこで|だから|それで)、/u;

/** The points that headings name, as many as the title promises. */
function byHeadings(lines: readonly ProseLine[], { blocks }: Page, names: readonly string[]): Plan | null {
  const heads = names.map((name) =>
    blocks.findIndex(({ kind, text }) => kind === "heading" && nameOf(text, "ja") === name),
  );
  const points = heads.flatMap((heading, at): Point[] => {
    const own = lines.filter(({ section }) => section === heading);
    const isOfDeed = OF_DEEDS.test(names[at] ?? "");
    const from = isOfDeed ? deedIn(own) : 0;
    const told = own.slice(from);
    const [first] = told;
    // How it was before says nothing without what was done.
    if (isOfDeed && from === 0 && blocks[heading + 2]?.kind === "paragraph") return [];
    if (heading === -1 || !first || told.some(({ gap }, index) => gap && index === 0 && !first.begins))
      return [];
    const frame = { text: turnTo(names[at] ?? "", at, names.length), blockIndex: heading, isFrame: true };
    const bare = from > 0 ? { ...first, sentences: first.sentences.map(withoutLead) } : first;
    return [{ frame, lines: [bare, ...told.slice(1)], least: leastOf(told) }];
  });
  const lead = lines.filter(({ blockIndex }) => blockIndex < (heads[0] ?? 0));
  if (points.length < FEWEST || points.length < names.length || lead.length === 0) return null;
  // 「ここで反省して、決まりを三つ決めました。」
  const last = lead.at(-1);
  const announced = last && lead.length > 1 && setsUp(textOfLine(last)) ? [last] : [];
  return { lead: lead.slice(0, lead.length - announced.length), announced, points, end: [] };
}
const withoutLead = (text: string, at: number) => (at === 0 ? text.replace(LEADS, "") : text);

/** Where a section of several paragraphs says what was done: by how one of them begins, or in its last one. */
function deedIn(own: readonly ProseLine[]): number {
  const begins = own.flatMap(({ begins, gap }, at) => (begins && !(gap && at > 0) ? [at] : []));
  const marked = begins.find((at) => at > 0 && IS_DEED.test(textOfLine(own[at] as ProseLine)));
  return marked ?? begins.at(-1) ?? 0;
}

const FINDINGS = /(?:見え|分か|わか|気づ|気付|学ん|変わっ|得られ)(?:た|だ|った)こと/u;

/** The findings that a sentence counts and paragraphs below it tell: 「わかったことは三つあります。」, 「ひとつ。…」 */
function byNumbers(lines: readonly ProseLine[], { blocks }: Page): Plan | null {
  const at = lines.findIndex((line) => FINDINGS.test(textOfLine(line)));
  const announcing = lines.findIndex(
    (line, index) =>
      index >= at && at !== -1 && placesAnnounced(textOfLine(line), line.blockIndex, blocks).length > 0,
  );
  const head = lines[announcing];
  if (!head || !FINDINGS.test(textOfLine(head) + (blocks[head.section]?.text ?? ""))) return null;
  const places = placesAnnounced(textOfLine(head), head.blockIndex, blocks);
  const points = places.flatMap((place): Point[] => {
    const own = lines.filter(({ blockIndex }) => blockIndex === place);
    return own[0]?.begins ? [{ frame: null, lines: own, least: leastOf(own) }] : [];
  });
  const first = lines.findIndex(({ kind }) => kind === "paragraph");
  const lead = lines.slice(first).filter(({ blockIndex }) => blockIndex === lines[first]?.blockIndex);
  const last = lines.at(-1)?.kind === "list_item" ? -1 : (lines.at(-1)?.blockIndex ?? -1);
  const end = last > (places.at(-1) ?? 0) ? lines.filter(({ blockIndex }) => blockIndex === last) : [];
  if (points.length < places.length || lead.length === 0 || lead[0]?.blockIndex === head.blockIndex)
    return null;
  return { lead, announced: [head], points, end: end.some(({ gap }) => gap) ? [] : end };
}

/** So many lines say a point: one that says more than how it goes on, with a short one that completes it. */
function leastOf(own: readonly ProseLine[]): number {
  const at = own.findIndex((line) => textOfLine(line).length > LONGEST_HERALD);
  const [point, next] = own.slice(Math.max(at, 0));
  if (!point) return own.length;
  const isNear = next && next.blockIndex === point.blockIndex && !next.gap;
  const isHalf =
    isNear && (next.seconds <= SHORT || isHalfWithout(textOfLine(next), textOfLine(point), "ja"));
  return Math.max(at, 0) + (isHalf ? 2 : 1);
}

/** Lines from the first on for which there is time, up to one that needs none behind it. */
function within(lines: readonly ProseLine[], seconds: number): readonly ProseLine[] {
  let [best, used] = [0, 0];
  for (const [at, line] of lines.entries()) {
    used += line.seconds;
    const next = lines[at + 1];
    if (used > seconds || (line.gap && at > 0)) break;
    if (!next || !isHalfWithout(textOfLine(next), textOfLine(line), "ja")) best = at + 1;
  }
  return lines.slice(0, best);
}
