import type { Page } from "#kernel/page";
import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { isOrder } from "../procedures.ts";
import { announces, asks, standsAlone, standsLoosely } from "../stands.ts";
import { namesHarm, warnsInEnglish, warnsOfHarm } from "../warnings-en.ts";

/** The sentences of a step, or of all above the steps: some must be told, others where there is time. */
export interface StepPart {
  lines: readonly ProseLine[];
  must: readonly boolean[];
  /** Those of them that keep somebody from harm. */
  harm: readonly boolean[];
  /** Whether a sentence is understood without the one before it. */
  stands: readonly boolean[];
}

export function partOf(lines: readonly ProseLine[], { blocks }: Page, heading?: number): StepPart {
  const texts = lines.map(textOfLine);
  const dueBy = (isDue: (text: string) => boolean) => {
    const due = lines.map((line, at) => isDue(warningLabelOf(line, blocks) + texts[at]));
    for (let at = due.length - 1; at > 0; at -= 1)
      if (due[at] && isOfOneBlock(lines[at - 1], lines[at]))
        due[at - 1] ||= leans(texts[at] ?? "") || isCaseOf(lines[at - 1]);
    return due;
  };
  const stands = lines.map(
    (line, at) =>
      (at === 0 && heading !== undefined && line.begins && line.blockIndex === heading + 1) ||
      standsAlone(texts[at] ?? "", "en"),
  );
  return { lines, must: dueBy(warnsInEnglish), harm: dueBy(warnsOfHarm), stands };
}

/** "Caution: the gel gives off fumes." is told without its label, and is a warning still. */
export const warningLabelOf = ({ begins, blockIndex }: ProseLine, blocks: Page["blocks"]) =>
  (begins && LABEL.exec(blocks[blockIndex]?.text ?? "")?.[0]) || "";
const LABEL = /^(?:caution|warning|danger|important)\s*[:!]\s*/i;

/** "If the house is old, assume lead in its paint. Don’t sand it.", "The dust may be toxic. Wear a mask.": for whom, or why. */
const isCaseOf = (before: ProseLine | undefined) => {
  const text = before?.sentences.at(-1) ?? "";
  return /^(?:if|when) /i.test(text) || namesHarm(text);
};
const isOfOneBlock = (one: ProseLine | undefined, other: ProseLine | undefined) =>
  one?.blockIndex === other?.blockIndex;

/**
 * Takes one thought more of each part in its turn, of those with the least first, and of them the shortest: as many
 * steps as can be say how they are done. Returns the time left.
 */
export function filledDetails(
  parts: readonly StepPart[],
  budget: number,
  taken: readonly boolean[][],
): number {
  let left = budget;
  for (;;) {
    const [next] = parts
      .map((part, at) => {
        const own = taken[at] ?? [];
        const places = nextThought(part, own, left);
        return { own, places, told: own.filter(Boolean).length, seconds: secondsOf(part, places) };
      })
      .filter(({ places }) => places.length > 0)
      .toSorted((one, other) => one.told - other.told || one.seconds - other.seconds);
    if (!next) return left;
    for (const place of next.places) next.own[place] = true;
    left -= next.seconds;
  }
}
const secondsOf = ({ lines }: StepPart, places: readonly number[]) =>
  places.reduce((sum, place) => sum + (lines[place]?.seconds ?? 0), 0);

/** The places of the first thought that is not told yet and has room; of a thought nothing is told without the rest. */
function nextThought(part: StepPart, taken: readonly boolean[], left: number): number[] {
  const { lines, stands } = part;
  const texts = lines.map(textOfLine);
  for (const [at, line] of lines.entries()) {
    // A step is told from its beginning, and not by a sentence of its middle.
    if (taken[at] || (at === 0 ? !stands[at] || !line.begins : line.gap || !taken[at - 1])) continue;
    let end = at;
    while (goesOn(lines, texts, end)) end += 1;
    const places = lines.flatMap((_, place) => (place >= at && place <= end && !taken[place] ? [place] : []));
    const isOpen = announces(texts[end] ?? "", "en") || places.some((place) => asks(texts[place] ?? ""));
    if (secondsOf(part, places) <= left && !isOpen) return places;
  }
  return [];
}

/** Whether a sentence is not understood, or of no use, without the one behind it. */
function goesOn(lines: readonly ProseLine[], texts: readonly string[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  const [text = "", behind = ""] = [texts[at], texts[at + 1]];
  if (!line || !next || next.gap) return false;
  if (announces(text, "en")) return true;
  if (next.blockIndex !== line.blockIndex) return false;
  const [isDone, isDoneNext] = [isOrder(text, "en"), isOrder(behind, "en")];
  // "Hold it up to the light." to see what? "The hiss turns to a splutter." and then?
  const isAnswered = isDone ? text.split(" ").length <= SHORT_ORDER && !isDoneNext : at === 0 && isDoneNext;
  return isAnswered || leans(behind);
}
const SHORT_ORDER = 8;

const leans = (text: string) =>
  !standsLoosely(text, "en") || POINTS_THERE.test(text) || POINTS_BACK.test(text);
/** "Open the main tap instead.", "The code wants that gap.": of what, the sentence before has said. */
const POINTS_BACK =
  /\binstead\b(?! of\b)|\bthat (?:inch|gap|height|length|distance|angle|amount|size|line|side|end|hole|way)\b/i;
/** "Stop there: …", "Leave it at that point.": where, the sentence before has said. */
const POINTS_THERE =
  /^(?!there\b)[^,.;:!?]{1,40}\b(?:there(?! (?:is|are|was|were|will|may|might|can|should|must|has|have)\b)|that (?:point|moment|stage|spot|mark)|(?:until|by) then)\b/i;
