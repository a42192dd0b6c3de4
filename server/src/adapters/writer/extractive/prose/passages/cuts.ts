import type { Language } from "#kernel/vocabulary";
import { setsScene, warmsUp } from "../../merits-en.ts";
import { advises } from "../advice.ts";
import { opensText } from "../definition.ts";
import { endsInConcession, isCureOf } from "../leans/openers-ja.ts";
import { breaksStory, endsInTrial, isNextOfSeveral, isOrdinalStill } from "../leans/set-ups-ja.ts";
import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { isOrder } from "../procedures.ts";
import {
  announces,
  asks,
  isHalfWithout,
  isWarnedBy,
  shortNamesIn,
  standsAlone,
  standsLoosely,
} from "../stands.ts";
import { isTakenUp } from "../told-tense-ja.ts";
import { isEndOf } from "./ends.ts";
import type { Passage } from "./passages.ts";
import { sceneBlocksIn } from "./scenes-en.ts";

/** One of the steps or points of a list is nothing by itself. */
const isStep = ([first, second]: readonly ProseLine[]) => first?.kind === "list_item" && second === undefined;

/** Items of a list do not go on from each other. */
export const isLoose = (before: ProseLine, line: ProseLine) =>
  before.kind === "list_item" && line.kind === "list_item";

/** Groups of sentences as passages: where each may end, and by what it is understood. */
export function withCuts(
  groups: readonly ProseLine[][],
  context: string,
  language: Language,
  {
    start,
    standing,
    isOfSteps,
    answersHeading,
    ofAdvice,
  }: {
    start: number;
    standing: (text: string, language: Language) => boolean;
    isOfSteps: (line: ProseLine) => boolean;
    answersHeading: (line: ProseLine) => boolean;
    ofAdvice: boolean;
  },
): Passage[] {
  const passages: Passage[] = [];
  const scenes = language === "en" ? sceneBlocksIn(groups.flat()) : new Set<number>();
  let heard = "";
  let lead = context;
  for (const [index, lines] of groups.entries()) {
    const first = lines[0];
    if (!first) continue;
    const text = textOfLine(first);
    // Behind the first words an announcement has no claim to be told, either.
    const isWarmUp = index > 0 ? warmsUp : setsScene;
    const before = passages.at(-1)?.lines.at(-1);
    const isNew = shortNamesIn(text, language).every((name) => !heard.includes(name) || lead.includes(name));
    const texts = lines.map(textOfLine);
    const blocks = lines.map(({ blockIndex }) => blockIndex);
    const cuts = lines.flatMap((line, at) => {
      const next = lines[at + 1];
      if (next && ((isOfSteps(line) && isOfSteps(next)) || next.isCondition)) return [];
      // The first sentence of a paragraph alone is background without its matter.
      const isLead = index === 1 && groups[0]?.[0]?.isRow === true;
      if (next && at === 0 && index > 0 && !isLead && !line.sought && language === "ja") return [];
      const isWarned =
        language === "ja" &&
        next?.blockIndex === line.blockIndex &&
        isWarnedBy(textOfLine(next), textOfLine(line));
      if (language === "ja" && isHalfTold(texts, blocks, at)) return [];
      // Nor does an English paragraph end behind the sentence that only begins it.
      const opensBlock =
        line.begins && line.seconds < BRIEF && !line.isTold && !line.sought && (index > 0 || at > 0);
      if (language === "en" && opensBlock && next?.blockIndex === line.blockIndex) return [];
      return next && (isWarned || isHalfWithout(textOfLine(next), textOfLine(line), language))
        ? []
        : [at + 1];
    });
    if (index === 0) lead += ` ${lines.map(textOfLine).join(" ")}`;
    heard += ` ${lines.map(textOfLine).join(" ")}`;
    const opensSection = before === undefined || before.section !== first.section;
    const isLast = language === "ja" && index === groups.length - 1;
    const named = isLast && first.begins && !first.gap ? namedIn(passages, text) : undefined;
    // A step is understood behind the step before it.
    const isAdvice = ofAdvice && advises(text);
    const isTorn = !opensSection && language === "en" && !isAdvice && isOrder(text, language);
    passages.push({
      lines,
      stands:
        (index === 0 && (first.blockIndex === start || (language === "en" && opensText(text)))) ||
        answersHeading(first) ||
        ((first.begins ||
          (language === "ja" && isFirstSaid(first, before) && standsAlone(text, language)) ||
          first.sought > 0 ||
          language === "en" ||
          (index === groups.length - 1 && isEndOf(lines))) &&
          standing(text, language) &&
          isNew &&
          (isAdvice || !isStep(lines)) &&
          !isTorn),
      follows:
        before !== undefined && !first.gap && before.section === first.section && !isLoose(before, first),
      opensSection,
      concludes: false,
      warmsUp:
        language === "en" &&
        lines.every(
          (line) => scenes.has(line.blockIndex) || isWarmUp(textOfLine(line)) || asks(textOfLine(line)),
        ),
      announces: announces(textOfLine(lines.at(-1) ?? first), language),
      cuts,
      ...(named && standsLoosely(text, language) ? { standsBehind: named } : {}),
    });
  }
  return passages;
}

/** Whether a telling that ends at `at` leaves out what its last sentences lead to. */
export const isHalfTold = (texts: readonly string[], blocks: readonly number[], at: number): boolean =>
  breaksStory(texts, blocks, at) ||
  (blocks[at + 1] === blocks[at] && goesOnIn(texts[at + 1] ?? "", texts[at] ?? "")) ||
  endsInConcession(texts, at) ||
  endsInTrial(texts, at) ||
  isOrdinalStill(texts[at] ?? "", texts[at - 1] ?? "");

/** Whether a sentence says little without the next one of its paragraph: its cure, the next of several, what takes it up. */
const goesOnIn = (next: string, text: string) =>
  isCureOf(next, text) || isNextOfSeveral(next) || isTakenUp(text, next) || OUTCOME.test(next);
/** 「すると、粉が増えました。」, 「それが昨年の秋、半分になりました。」 */
const OUTCOME = /^(?:すると|その結果|結果|それが|これが|ところが)、?/u;

/** Whether nothing of its paragraph before it could be said, and it names its own subject. */
const isFirstSaid = (line: ProseLine, before: ProseLine | undefined) =>
  before?.blockIndex !== line.blockIndex && !line.gap && /^[^、。はがを]{2,20}は/u.test(textOfLine(line));

/** A sentence of so many seconds says something by itself. */
const BRIEF = 7;

/** Where all names of a text were first told, if it has any and they were. */
function namedIn(passages: readonly Passage[], text: string): Passage["standsBehind"] {
  const names = shortNamesIn(text, "ja");
  const places = names.flatMap((name) => {
    const passage = passages.findIndex(({ lines }) => lines.some((line) => textOfLine(line).includes(name)));
    const at = passages[passage]?.lines.findIndex((line) => textOfLine(line).includes(name)) ?? -1;
    return at === -1 ? [] : [{ passage, count: at + 1 }];
  });
  const [first, ...others] = places;
  const isOnePlace = first !== undefined && others.every(({ passage }) => passage === first.passage);
  if (!isOnePlace || places.length < names.length) return undefined;
  return { passage: first.passage, count: Math.max(...places.map(({ count }) => count)) };
}
