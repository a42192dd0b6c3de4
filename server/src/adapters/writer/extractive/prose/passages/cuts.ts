import type { Language } from "#kernel/vocabulary";
import { setsScene, warmsUp } from "../../merits-en.ts";
import { advises } from "../advice.ts";
import { opensText } from "../definition.ts";
import type { ProseLine } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { isOrder } from "../procedures.ts";
import { announces, asks, isHalfWithout, shortNamesIn } from "../stands.ts";
import type { Passage } from "./passages.ts";
import { sceneBlocksIn } from "./scenes-en.ts";

/** One of the steps or points of a list is nothing by itself. */
const isStep = ([first, second]: readonly ProseLine[]) => first?.kind === "list_item" && second === undefined;

/** Items of a list do not go on from each other. */
export const isLoose = (before: ProseLine, line: ProseLine) =>
  before.kind === "list_item" && line.kind === "list_item";

/** Groups of English sentences as passages: where each may end, and by what it is understood. */
export function withCuts(
  groups: readonly ProseLine[][],
  context: string,
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
  const scenes = sceneBlocksIn(groups.flat());
  let heard = "";
  let lead = context;
  for (const [index, lines] of groups.entries()) {
    const first = lines[0];
    if (!first) continue;
    const text = textOfLine(first);
    // Behind the first words an announcement has no claim to be told, either.
    const isWarmUp = index > 0 ? warmsUp : setsScene;
    const before = passages.at(-1)?.lines.at(-1);
    const isNew = shortNamesIn(text, "en").every((name) => !heard.includes(name) || lead.includes(name));
    const cuts = lines.flatMap((line, at) => {
      const next = lines[at + 1];
      if (next && ((isOfSteps(line) && isOfSteps(next)) || next.isCondition)) return [];
      // A paragraph does not end behind the sentence that only begins it.
      const opensBlock =
        line.begins && line.seconds < BRIEF && !line.isTold && !line.sought && (index > 0 || at > 0);
      if (opensBlock && next?.blockIndex === line.blockIndex) return [];
      return next && isHalfWithout(textOfLine(next), textOfLine(line), "en") ? [] : [at + 1];
    });
    if (index === 0) lead += ` ${lines.map(textOfLine).join(" ")}`;
    heard += ` ${lines.map(textOfLine).join(" ")}`;
    const opensSection = before === undefined || before.section !== first.section;
    // A step is understood behind the step before it.
    const isAdvice = ofAdvice && advises(text);
    const isTorn = !opensSection && !isAdvice && isOrder(text, "en");
    passages.push({
      lines,
      stands:
        (index === 0 && (first.blockIndex === start || opensText(text))) ||
        answersHeading(first) ||
        (standing(text, "en") && isNew && (isAdvice || !isStep(lines)) && !isTorn),
      follows:
        before !== undefined && !first.gap && before.section === first.section && !isLoose(before, first),
      opensSection,
      concludes: false,
      warmsUp: lines.every(
        (line) => scenes.has(line.blockIndex) || isWarmUp(textOfLine(line)) || asks(textOfLine(line)),
      ),
      announces: announces(textOfLine(lines.at(-1) ?? first), "en"),
      cuts,
    });
  }
  return passages;
}

/** A sentence of so many seconds says something by itself. */
const BRIEF = 7;
