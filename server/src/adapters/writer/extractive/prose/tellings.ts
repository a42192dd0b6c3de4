import type { Block } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { introducesPerson, pointsElsewhere } from "./elsewhere-en.ts";
import { isConclusion } from "./ends.ts";
import { textOfLine } from "./measure.ts";
import type { Passage } from "./passages.ts";
import type { Pick } from "./pick.ts";
import { isAnnounceable } from "./signposts.ts";
import type { TextPart } from "./text-parts.ts";

/** Passages of one part, each from its beginning, with their worth in seconds of good text. */
export interface Telling {
  picks: Pick[];
  seconds: number;
  value: number;
}

/** The passages of a text with the worth of their sentences. */
export interface Matter {
  passages: readonly Passage[];
  worth: readonly (readonly number[])[];
  blocks: readonly Block[];
}

/** Costs are in seconds of good text that one would give to avoid them. */
const COST = {
  /** A text that is not told, or not from its beginning. */
  noLead: 40,
  lateLead: 12,
  /** A part that is told from its middle on, and words that do not stand right below a heading. */
  late: 5,
  inner: 6,
  /** A part of whose heading nothing is heard, or a question that is not answered. */
  unnamed: 5,
  unanswered: 14,
  /** The first sentence below a question, which is seldom all of the answer. */
  halfAnswer: 6,
  /** A sentence alone that sends its listener elsewhere, or tells hardly anything. */
  pointer: 30,
  brief: 6,
  lesser: 10,
  /** Between two passages of one part stands something that is not told. */
  gap: 6,
  cut: 2,
};
/** Gains in those that one would give to have them: of a house one wants to know what it takes, of a text what it comes to. */
const GAIN = { conclusion: 8, price: 8 };
const OF_PRICE = /\b(?:costs?|prices?|pricing|fees?|rates?|plans|how much)\b/i;
/** Headings of a reference beside its matter. */
const LESSER =
  /^(?:deprecated|legacy|notes?|history|change ?log|release notes|browser compatibility|specifications?|see also|references?|further reading|disclaimers?|troubleshooting|credits|acknowledge?ments?)\b/i;
const BRIEF = 4.5;
const FEWEST_TERMS = 5;
/** The first seconds count in full, those behind them less and less. */
interface Shares {
  seconds: number;
  shares: readonly number[];
  /** Nothing is told at greater length. */
  longest: number;
}
const OF_PART: Shares = { seconds: 8, shares: [1, 0.6, 0.35], longest: 28 };
/** The beginning of a text says what all of it is about. */
const OF_LEAD: Shares = { seconds: 12, shares: [1, 0.8, 0.5], longest: 38 };
const PARAGRAPH_PAUSE = 0.4;

/** How the beginning of a text can be told: in a row, or its first words and those that say what its matter is. */
export function leadTellings(part: TextPart, matter: Matter, defines: (text: string) => boolean): Telling[] {
  const { passages } = matter;
  const isEarly = (start: number) =>
    part.passages.every((index) => index >= start || passages[index]?.warmsUp === true);
  const starts = startsOf(part, matter);
  const runs = starts.flatMap((start) =>
    runsFrom(start, part, matter, OF_LEAD).map((run) => ({
      ...run,
      value: run.value + COST.noLead - (isEarly(start) ? 0 : COST.lateLead),
    })),
  );
  const definition = starts.find((index) => defines(textOf(passages[index])));
  if (definition === undefined) return runs;
  const behind = runsFrom(definition, part, matter, OF_LEAD);
  const isBefore = ({ picks }: Telling) => (picks.at(-1)?.passage ?? definition) < definition - 1;
  const pairs = runs.filter(isBefore).flatMap((run) => behind.map((other) => together(run, other)));
  return [...runs, ...pairs.filter(({ seconds }) => seconds <= OF_LEAD.longest)];
}

const together = (one: Telling, other: Telling): Telling => ({
  picks: [...one.picks, ...other.picks],
  seconds: one.seconds + other.seconds,
  value: one.value + other.value - COST.gap,
});

/** How a part below its heading can be told. */
export function partTellings(part: TextPart, matter: Matter): Telling[] {
  const heading = matter.blocks[part.heading]?.text.trim() ?? "";
  const gain =
    (isConclusion(heading) ? GAIN.conclusion : 0) +
    (OF_PRICE.test(heading) ? GAIN.price : 0) -
    (LESSER.test(heading) ? COST.lesser : 0);
  return startsOf(part, matter).flatMap((start) => {
    const first = matter.passages[start];
    const late = (start === part.passages[0] ? 0 : COST.late) + (opens(first) ? 0 : COST.inner);
    const cost = late + (isConclusion(heading) || isNamed(heading, first) ? 0 : COST.unnamed) - gain;
    return runsFrom(start, part, matter, OF_PART).map((run) => ({
      ...run,
      value: run.value - cost - costOfFirst(run, matter) - costOfAnswer(run, matter, heading),
    }));
  });
}

const startsOf = (part: TextPart, { passages }: Matter) =>
  part.passages.filter((index) => {
    const passage = passages[index];
    return passage?.stands === true && passage.isEntry !== false && !LISTS.test(textOf(passage));
  });
/** "The following options are old.": a list that is not told. */
const LISTS =
  /\bthe following\b|\bas follows\b|\b(?:listed|documented|described|shown|explained|given|outlined) (?:here|below)\b|:$/i;

/** The sentence that begins a part tells something, and not of who wrote it. */
function costOfFirst({ picks: [one], seconds }: Telling, { passages }: Matter): number {
  const line = one?.count === 1 ? passages[one.passage]?.lines[0] : undefined;
  if (!line) return 0;
  const text = textOfLine(line);
  if (pointsElsewhere(text) || introducesPerson(text)) return COST.pointer;
  return seconds < BRIEF || contentTerms(text, "en").size < FEWEST_TERMS ? COST.brief : 0;
}

/** Below a question stands its answer, which has a word of it, and more than one sentence. */
function costOfAnswer({ picks }: Telling, { passages }: Matter, heading: string): number {
  if (!/\?$/.test(heading)) return 0;
  const lines = picks.flatMap(({ passage, count }) => passages[passage]?.lines.slice(0, count) ?? []);
  const said = contentTerms(lines.map(textOfLine).join(" "), "en");
  if (![...contentTerms(heading, "en")].some((term) => said.has(term))) return COST.unanswered;
  return lines.length < 2 ? COST.halfAnswer : 0;
}

const textOf = (passage: Passage | undefined) => (passage?.lines[0] ? textOfLine(passage.lines[0]) : "");

/** Whether a passage stands right below its heading. */
const opens = (passage: Passage | undefined) => {
  const [first] = passage?.lines ?? [];
  return first?.begins === true && first.blockIndex === first.section + 1;
};

/** Whether one hears what a passage is about, though its heading is not told. */
function isNamed(heading: string, passage: Passage | undefined): boolean {
  const text = textOf(passage);
  const said = contentTerms(text, "en");
  return [...contentTerms(heading, "en")].some((term) => said.has(term)) || isAnnounceable(heading, text);
}

/** All tellings that begin with one passage and leave nothing out. */
function runsFrom(
  start: number,
  part: TextPart,
  matter: Matter,
  { seconds: step, shares, longest }: Shares,
): Telling[] {
  const found: Telling[] = [];
  const whole: Pick[] = [];
  let [seconds, value] = [0, 0];
  for (const index of part.passages.filter((one) => one >= start)) {
    const passage = matter.passages[index];
    const isNext = index === start || (whole.at(-1)?.passage === index - 1 && goesOn(passage));
    if (!passage || !isNext) break;
    value -= index > start && !passage.follows ? COST.gap : 0;
    let done = 0;
    for (const count of passage.cuts) {
      for (; done < count; done += 1) {
        const share = shares[Math.floor(seconds / step)] ?? shares.at(-1) ?? 0;
        value += (matter.worth[index]?.[done] ?? 0) * share;
        seconds += passage.lines[done]?.seconds ?? 0;
      }
      if (seconds > longest) return found;
      const isAll = count === passage.lines.length;
      if (isAll && passage.announces) continue;
      const picks = [...whole, { passage: index, count }];
      const pauses = PARAGRAPH_PAUSE * picks.length;
      found.push({ picks, seconds: seconds + pauses, value: value - (isAll ? 0 : COST.cut) });
    }
    if (passage.cuts.at(-1) !== passage.lines.length) break;
    whole.push({ passage: index, count: passage.lines.length });
  }
  return found;
}

const goesOn = (passage: Passage | undefined) =>
  passage !== undefined && (passage.follows || passage.stands) && passage.isEntry !== false;
