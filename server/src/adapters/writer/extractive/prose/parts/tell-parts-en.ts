import type { Page } from "#kernel/page";
import { overlapOf, piecesOf } from "../../similarity.ts";
import { entriesOf } from "../entries-en.ts";
import { isOfCharges } from "../is-of-charges-en.ts";
import { lazily } from "../lazily.ts";
import type { ProseLine } from "../lines.ts";
import { isNewsReport } from "../passages/news-report-en.ts";
import { bestOfEach, type Option } from "../points/best-of-each.ts";
import { headedPointsOn } from "../points/points-en.ts";
import { isOrder } from "../procedures.ts";
import { isThread } from "../threads/threads.ts";
import type { Told } from "../wording.ts";
import { isStory } from "./is-story-en.ts";
import { NOTHING, optionsOfParts } from "./part-options-en.ts";
import { type TextPart, textPartsOf } from "./text-parts-en.ts";

/** A script in parts is worth its leaps where it comes to so many of them. */
const FEWEST_TOLD = 3;
/** With more time than these sentences fill, whole passages tell more than a few sentences of each part. */
const FULL = 0.8;
/** Sentences with so much in common say the same; parts of one text have much in common. */
const REPEATED = 0.7;

type Options = readonly (readonly Option<Told[]>[])[];

/**
 * Tells an English text that is longer than its script by a few sentences of each part, so that its course comes to
 * its end: what it is about, what was done, what came of it. Null where it has no such parts, or too little to say of them.
 */
export function textPartsTeller(
  lines: readonly ProseLine[],
  page: Page,
): (budget: number) => Told[][] | null {
  const options = lazily(() => {
    const parts = isToldOtherwise(page) ? null : textPartsOf(page);
    return parts && !isOfDeeds(parts, page) ? optionsOfParts(parts, lines, page) : null;
  });
  return (budget) => {
    const all = options();
    const best = all && withoutRepeats(all, budget);
    if (!best || best.reduce((sum, { seconds }) => sum + seconds, 0) < FULL * budget) return null;
    const told = best.map(({ value }) => value).filter(({ length }) => length > 0);
    return told.length >= FEWEST_TOLD ? told : null;
  };
}

/** The best of each without what another part has said already: a summary at the top says some of all. */
function withoutRepeats(all: Options, budget: number): Option<Told[]>[] | null {
  const refused = new Set<string>();
  const isLeft = ({ value }: Option<Told[]>) => !value.some(({ text }) => refused.has(text));
  for (;;) {
    const left = all.map((group) => group.filter(isLeft));
    const best = bestOfEach(
      left.map((group) => (group.length > 0 ? group : [NOTHING])),
      budget,
    );
    const again = repeatsIn(best?.flatMap(({ value }) => value.map(({ text }) => text)) ?? []);
    if (again.length === 0) return best;
    for (const text of again) refused.add(text);
  }
}

function repeatsIn(told: readonly string[]): string[] {
  const pieces = told.map((text) => piecesOf(text, "en"));
  return told.filter((text, at) => {
    const said = pieces
      .slice(0, at)
      .some((before) => overlapOf(before, pieces[at] as Set<string>) >= REPEATED);
    return said && !isNewDefinition(text, told.slice(0, at));
  });
}

/** "A reed is a comb that beats the weft": whoever heard that a comb beats the weft has not heard of the reed. */
function isNewDefinition(text: string, before: readonly string[]): boolean {
  const [, thing = ""] = DEFINES.exec(text) ?? [];
  return thing !== "" && !before.some((one) => DEFINES.exec(one)?.[1]?.toLowerCase() === thing.toLowerCase());
}
const DEFINES = /^(?:(?:an?|the) )?([\p{L}\d][\p{L}\d -]{1,30}?) (?:is|are) (?:an?|the)\b/iu;

/** "Cut the reed", "Tutorial: Warping": of a course of deeds some help nobody. */
function isOfDeeds(parts: readonly TextPart[], { blocks, title }: Page): boolean {
  const deeds = parts.filter(({ heading }) => isOrder(headingIn(blocks[heading]?.text ?? ""), "en"));
  return /^tutorial\b/i.test(title) || (deeds.length > 1 && 3 * deeds.length >= parts.length);
}
const headingIn = (text: string) => text.replace(/^(?:step )?\d{1,2}[.):]?\s+/i, "").trim();

/** Other tellers know better how a report, a shelf, a list of prices, a thread, counted points or a story are told. */
const isToldOtherwise = (page: Page) =>
  page.type === "product" ||
  isNewsReport(page) ||
  isThread(page) ||
  isOfCharges(page) ||
  entriesOf(page).length > 0 ||
  headedPointsOn(page) !== null ||
  isStory(page);
