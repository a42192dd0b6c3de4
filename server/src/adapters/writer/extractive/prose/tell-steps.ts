import { isEnglishSentence } from "#kernel/critic/predicate-en";
import type { Page } from "#kernel/page";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { Deed } from "./deeds-en.ts";
import type { ProseLine } from "./lines.ts";
import { textOfLine } from "./measure.ts";
import { needsOn } from "./needs-en.ts";
import { announces, asks } from "./stands.ts";
import { type Told, toldOf } from "./wording.ts";

const FIRST = ["First,", "The first step is to"];
const TURNS = [
  ["Then", "Then it is time to"],
  ["Next,", "The next step is to"],
  ["After that,", "After that, it is time to"],
];
const LAST = ["Finally,", "The last step is to"];
const NUMBERS = "two three four five six seven eight nine ten eleven twelve".split(" ");
const numberOf = (count: number) => NUMBERS[count - 2] ?? String(count);
/** The words of the page before its steps have this share of the time. */
const LEAD_SHARE = 0.3;
const MOST_OF_LEAD = 4;
const PARAGRAPH_PAUSE = 0.4;
/** A shorter script has time for the steps alone. */
const ROOM_FOR_NEEDS = 40;

/**
 * A procedure in so many seconds: what it is for, what one needs, and each step in its turn, with the words
 * below it as far as there is time. Where not all steps have room it says how many it tells.
 */
export function toldStepByStep(
  deeds: readonly Deed[],
  lines: readonly ProseLine[],
  page: Page,
  budget: number,
  isFit: (sentence: string) => boolean,
): Told[][] {
  const secondsOf = (text: string) => sentenceSeconds(text, "en");
  const stepsOf = (count: number): Told[] =>
    deeds.slice(0, count).map(({ said, heading }, at) => {
      const turns = at === 0 ? FIRST : at === deeds.length - 1 ? LAST : TURNS[(at - 1) % TURNS.length];
      const texts = (turns ?? []).map((turn) => `${turn} ${said}.`);
      // "Fish the cord": a verb that is a noun more often needs a verb before it to be heard as one.
      const text = texts.find(isEnglishSentence) ?? texts.at(-1) ?? "";
      return { text, blockIndex: heading, isFrame: true };
    });
  const costOf = (told: readonly Told[]) =>
    told.reduce((sum, { text }) => sum + secondsOf(text) + PARAGRAPH_PAUSE, 0);
  const lead = lines
    .filter(({ section }) => section < (deeds[0]?.heading ?? 0))
    .slice(0, MOST_OF_LEAD)
    .filter((line, at, all) => line.blockIndex === all[0]?.blockIndex && (at === 0 || !line.gap));
  const opening = within(lead, LEAD_SHARE * budget);
  const needs = budget >= ROOM_FOR_NEEDS ? needsOn(page.blocks) : null;
  const needed: Told[] = needs && isFit(needs.text) ? [{ ...needs, isFrame: true }] : [];
  const room = budget - opening.reduce((sum, { seconds }) => sum + seconds, 0) - costOf(needed);

  let count = deeds.length;
  const saysPart = (told: number): Told[] =>
    told < deeds.length
      ? [
          {
            text: `These are the first ${numberOf(told)} of its ${numberOf(deeds.length)} steps.`,
            blockIndex: null,
            isFrame: true,
          },
        ]
      : [];
  while (count > 2 && costOf([...stepsOf(count), ...saysPart(count)]) > room) count -= 1;
  const steps = stepsOf(count);
  const part = saysPart(count);
  let left = room - costOf([...steps, ...part]);
  const bodies = deeds.slice(0, count).map(({ heading }) => bodyOf(lines, heading));
  const taken = bodies.map(() => 0);
  // One sentence more of each step in its turn: a step is told no more fully than the others.
  for (let depth = 0; bodies.some(({ length }) => length > depth); depth += 1)
    for (const [at, body] of bodies.entries()) {
      const line = body[depth];
      if (!line || taken[at] !== depth || line.seconds > left) continue;
      const next = body[depth + 1];
      const isHalf = announces(textOfLine(line), "en") && !(next && line.seconds + next.seconds <= left);
      if (isHalf) continue;
      taken[at] = depth + 1;
      left -= line.seconds;
    }
  const told = steps.map((step, at) => [step, ...toldOf((bodies[at] ?? []).slice(0, taken[at]))]);
  return [toldOf(opening), needed, ...inParagraphs(told), part].filter(({ length }) => length > 0);
}

/** The sentences right below a step's heading, as long as none of them is missing. */
function bodyOf(lines: readonly ProseLine[], heading: number): ProseLine[] {
  const own = lines.filter(({ section }) => section === heading);
  const [first] = own;
  if (!first?.begins || first.blockIndex !== heading + 1) return [];
  const end = own.findIndex(
    (line, at) => line.blockIndex !== first.blockIndex || (at > 0 && line.gap) || asks(textOfLine(line)),
  );
  return end === -1 ? own : own.slice(0, end);
}

function within(lines: readonly ProseLine[], budget: number): ProseLine[] {
  let left = budget;
  const end = lines.findIndex(({ seconds }) => {
    left -= seconds;
    return left < 0;
  });
  return end === -1 ? [...lines] : lines.slice(0, Math.max(1, end));
}

/** Steps of one sentence each make a paragraph together. */
function inParagraphs(steps: readonly Told[][]): Told[][] {
  const paragraphs: Told[][] = [];
  for (const step of steps) {
    const current = paragraphs.at(-1);
    if (current && step.length === 1 && current.length < SENTENCES_A_PARAGRAPH) current.push(...step);
    else paragraphs.push([...step]);
  }
  return paragraphs;
}
const SENTENCES_A_PARAGRAPH = 5;
