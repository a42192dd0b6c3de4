import { isEnglishSentence } from "#kernel/critic/predicate-en";
import type { Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { sectionsOf } from "../../sections.ts";
import type { ProseLine } from "../lines.ts";
import { forbidsInEnglish, warnsInEnglish, warnsOfHarm } from "../warnings-en.ts";
import { type Told, toldOf } from "../wording.ts";
import type { Deed } from "./deeds-en.ts";
import { gearOn } from "./gear-en.ts";
import { isHeadOfNeeds, needsOn } from "./needs-en.ts";
import { filledDetails, partOf, type StepPart, warningLabelOf } from "./step-details-en.ts";
import { deedInTurn, inFew, WARNED, WARNED_OF_MORE } from "./step-turns-en.ts";
import { withoutScene } from "./without-scene-en.ts";

/** The words of the page before its steps have this share of the time. */
const LEAD_SHARE = 0.3;
const MOST_OF_LEAD = 4;
const PARAGRAPH_PAUSE = 0.4;
/** A shorter script has time for the steps alone. */
const ROOM_FOR_NEEDS = 40;
/** A script that fills less of its time is told by passages, where they fill more. */
const SHORTEST = 0.85;

interface Procedure {
  paragraphs: Told[][];
  isShort: boolean;
}

/**
 * A procedure in so many seconds: what it is for, what one needs, and each step in its turn, with the words
 * below it as far as there is time. Without time for all warnings those of harm are told, and where these have no
 * time or some cannot be said, a word that the page has some; null where all steps have no room.
 */
export function stepTeller(
  deeds: readonly Deed[],
  lines: readonly ProseLine[],
  page: Page,
  isFit: (sentence: string) => boolean,
): (budget: number) => Procedure | null {
  const start = deeds[0]?.heading ?? 0;
  const end = endOf(deeds, page);
  const above = partOf(
    withoutScene(
      lines.filter((line) => line.blockIndex < start && !isOnNeeds(line, page)),
      page,
    ),
    page,
  );
  // Warnings above the first step are told before all else.
  const lead = { ...above, harm: above.must };
  const parts = deeds.map(({ heading }, at) => {
    const next = deeds[at + 1]?.heading ?? end;
    return partOf(
      lines.filter(({ blockIndex }) => blockIndex > heading && blockIndex < next),
      page,
      heading,
    );
  });
  // Of warnings that cannot be said a listener has to know at least that there are some.
  const isUnsaid = hasUnsaidWarning(page, [lead, ...parts], deeds, end);
  const steps = deeds.map((deed, at) => deedInTurn(deed, at, deeds.length));
  const said = needsOn(page.blocks);
  const needs: Told[] = said && isFit(said.text) ? [{ ...said, isFrame: true }] : [];
  const gear = gearOn(page.blocks, "").filter(({ text }) => isFit(text));
  const gearBeside = gearOn(page.blocks, needs[0]?.text ?? "").filter(({ text }) => isFit(text));
  return (budget) => {
    const all = [lead, ...parts];
    const opening = openingOf(lead, LEAD_SHARE * budget);
    const needed = budget >= ROOM_FOR_NEEDS ? [...needs, ...gearBeside] : gear;
    const ways = [
      [opening, needed],
      [opening, gear],
      [Math.min(1, opening), gear],
      [0, gear],
    ] as const;
    const ofHarm = all.map((part) => ({ ...part, must: part.harm }));
    const isAnyTold = ofHarm.some(({ must }) => must.includes(true));
    const told = ways.flatMap(([count, own]) =>
      isUnsaid
        ? (toldWith(ofHarm, count, [isAnyTold ? WARNED_OF_MORE : WARNED, ...own], budget) ?? [])
        : [all, ofHarm].flatMap((some) => toldWith(some, count, own, budget) ?? []),
    );
    return told[0] ?? briefly(budget);
  };

  /** The deeds alone, several in a sentence, behind as much of the opening as there is time for. */
  function briefly(budget: number): Procedure | null {
    const told = [WARNED, ...inFew(deeds)];
    const left = budget - costOf(told);
    if (left < 0) return null;
    const opened = toldOf(lead.lines.slice(0, openingOf(lead, left)));
    const above = costOf(opened) <= left ? opened : [];
    return { paragraphs: [above, told].filter(({ length }) => length > 0), isShort: false };
  }

  function toldWith(all: readonly StepPart[], count: number, own: readonly Told[], budget: number) {
    const taken = all.map(({ must }, at) => must.map((isDue, index) => isDue || (at === 0 && index < count)));
    const frames = costOf([...steps, ...own]);
    const left = budget - frames - all.reduce((sum, part, at) => sum + secondsOf(part, taken[at]), 0);
    if (left < 0) return null;
    const unused = filledDetails([lead], filledDetails(parts, left, taken.slice(1)), taken.slice(0, 1));
    const [above, ...below] = all.map((part, at) =>
      part.lines.filter((_, index) => taken[at]?.[index] === true),
    );
    const inTurn = steps.map((step, at) => [step, ...toldOf(below[at] ?? [])]);
    const paragraphs = [...byBlock(above ?? []), [...own], ...inParagraphs(inTurn)];
    return {
      paragraphs: paragraphs.filter(({ length }) => length > 0),
      isShort: unused > (1 - SHORTEST) * budget,
    };
  }
}

/** "A new hose. Don’t use the old one.": a remark on what one needs says little without the list; of harm it is heard. */
const isOnNeeds = ({ kind, section, sentences }: ProseLine, { blocks }: Page) =>
  kind === "list_item" && isHeadOfNeeds(blocks[section]?.text ?? "") && !warnsOfHarm(sentences.join(" "));

const costOf = (told: readonly Told[]) =>
  told.reduce((sum, { text }) => sum + sentenceSeconds(text, "en") + PARAGRAPH_PAUSE, 0);
const secondsOf = ({ lines }: StepPart, taken: readonly boolean[] = []) =>
  lines.reduce((sum, { seconds }, at) => sum + (taken[at] ? seconds : 0), 0);

/** The last step ends with the next heading of its rank. */
function endOf(deeds: readonly Deed[], { blocks }: Page): number {
  const last = deeds.at(-1)?.heading ?? 0;
  const level = blocks[last]?.level ?? 0;
  const end = blocks.findIndex(
    (block, at) => at > last && block.kind === "heading" && (block.level ?? 0) <= level,
  );
  return end === -1 ? blocks.length : end;
}

/** A warning that no line says, as it is a heading or no sentence. */
function hasUnsaidWarning(
  { blocks, type }: Page,
  parts: readonly StepPart[],
  deeds: readonly Deed[],
  end: number,
): boolean {
  const sections = sectionsOf(blocks, type);
  const said = Map.groupBy(
    parts.flatMap(({ lines, must }) => lines.filter((_, at) => must[at])),
    ({ blockIndex }) => blockIndex,
  );
  const warningsIn = (line: ProseLine) =>
    line.sentences.filter((one, at) => warnsInEnglish((at === 0 ? warningLabelOf(line, blocks) : "") + one));
  const told = new Set(deeds.map(({ heading }) => heading));
  const heads = new Set(blocks.flatMap(({ kind, text }) => (kind === "heading" ? [text.trim()] : [])));
  return blocks.slice(0, end).some(({ kind, text }, at) => {
    const section = sections[at];
    if (section?.kind !== "own" || told.has(at)) return false;
    // "Before you start" among the page's contents.
    if (kind === "list_item" && heads.has(text.trim())) return false;
    if (kind === "heading") return text.split(" ").length >= FEWEST_WORDS && forbidsInEnglish(text);
    // "Glue / 30 ml / Never epoxy": a remark on what one needs.
    const isItem = kind === "list_item" || kind === "table_row";
    if (isItem && isHeadOfNeeds(blocks[section.heading]?.text ?? "")) return false;
    const due = splitScript(text).filter(
      (one) => warnsInEnglish(one.text) && (forbidsInEnglish(one.text) || isEnglishSentence(one.text)),
    );
    return due.length > (said.get(at) ?? []).flatMap(warningsIn).length;
  });
}
const FEWEST_WORDS = 3;

/** So many sentences of the first block stand above the steps. */
function openingOf({ lines }: StepPart, budget: number): number {
  let left = budget;
  const end = lines.findIndex((line, at) => {
    left -= line.seconds;
    const isOther = line.blockIndex !== lines[0]?.blockIndex || (at > 0 && line.gap);
    return at >= MOST_OF_LEAD || isOther || (at > 0 && left < 0);
  });
  return end === -1 ? lines.length : end;
}

/** Above the steps a paragraph is told for each one on the page. */
const byBlock = (lines: readonly ProseLine[]) =>
  [...Map.groupBy(lines, ({ blockIndex }) => blockIndex).values()].map(toldOf);

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
