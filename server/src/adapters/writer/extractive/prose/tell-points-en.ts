import type { Page } from "#kernel/page";
import { contentTerms } from "#kernel/text/content-terms";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import type { ProseLine } from "./lines.ts";
import { secondsOfLines, textOfLine } from "./measure.ts";
import { pointLeadOf, pointRunsIn } from "./point-runs-en.ts";
import { answersIn } from "./points/answers-to-myths-en.ts";
import { bestOfEach, type Option } from "./points/best-of-each.ts";
import { type HeadedPoint, type HeadedPoints, headedPointsOn } from "./points/points-en.ts";
import { editorOn } from "./salience/editor.ts";
import { type Told, toldOf } from "./wording.ts";

const PAUSE = 0.4;
/** With more time than these sentences fill, whole passages tell more than a sentence of each point. */
const FULL = 0.75;
const FEWEST_DENIED = 3;
/** A listener waits for the points: so much of a good sentence is one before them worth. */
const LEAD = 0.5;
/** A heading half of whose words the sentence below it has is heard there. */
const SAID = 0.5;
/** The name of a point alone is less than a second sentence of another; of many points a script has to tell more. */
const NAMED = -2;
const TOLD = 0.4;
/** Within a part, a sentence far below the best one is not the point of it, however short it is. */
const GOOD = 0.8;
/** A part begins with its point: another sentence has to be so much better. */
const BELOW = 0.75;
const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

/**
 * Tells an English text by its points, each with its name and a sentence or two: whoever hears of five myths waits for all
 * answers, and not for three sentences of the first. Null where there is no time for all of them, or time for far more.
 */
export function pointsTeller(lines: readonly ProseLine[], page: Page): (budget: number) => Told[][] | null {
  const headed = headedPointsOn(page);
  if (!headed) return () => null;
  const editor = editorOn(page);
  const worthOf = (some: readonly ProseLine[]) =>
    some.reduce((sum, line) => sum + editor(line).worth * line.seconds, 0) / Math.sqrt(secondsOfLines(some));
  const groups = headed.points.map((point, at) => {
    const own = lines.filter(({ blockIndex }) => blockIndex > point.heading && blockIndex < point.end);
    const best = Math.max(...own.map((line) => editor(line).worth));
    const isGood = ([line]: readonly ProseLine[]) =>
      line !== undefined && (line === own[0] || editor(line).worth >= GOOD * best);
    const runs = headed.isDenied ? answersIn(own) : pointRunsIn(own, page).filter(isGood);
    const options = runs.map((run): Option<Told[]> => {
      const frame = frameOf(headed, point, at, run[0] === own[0] ? textsOf(run) : "");
      const share = run[0] === own[0] || headed.isDenied ? 1 : BELOW;
      return optionOf([...(frame ? [frame] : []), ...toldOf(run)], share * worthOf(run));
    });
    // Named without its answer, what is not so would be said as if it were.
    const name = headed.isDenied && options.length > 0 ? null : frameOf(headed, point, at, "");
    return name ? [optionOf([name], NAMED), ...options] : options;
  });
  if (groups.some(({ length }) => length === 0)) return () => null;
  const lead = pointLeadOf(lines, headed.points[0]?.heading ?? 0, page).map((run) =>
    optionOf(toldOf(run), LEAD * worthOf(run)),
  );
  const all = [[{ seconds: 0, worth: 0, value: [] as Told[] }, ...lead], ...groups];
  // Of what is not so the last may be left to the page, with its answer.
  const fewest = headed.isDenied ? Math.min(FEWEST_DENIED, groups.length) : groups.length;
  const counts = Array.from({ length: groups.length - fewest + 1 }, (_, less) => groups.length - less);
  return (budget) => {
    const best = firstOf(counts, (count) => bestOfEach(all.slice(0, count + 1), budget));
    if (!best || best.reduce((sum, { seconds }) => sum + seconds, 0) < FULL * budget) return null;
    const answered = best.slice(1).filter(({ value }) => value.some(({ isFrame }) => !isFrame));
    return answered.length >= TOLD * groups.length
      ? withNamesTogether(
          counted(
            best.map(({ value }) => value),
            headed.noun,
          ),
        )
      : null;
  };
}

function firstOf<Value>(counts: readonly number[], find: (count: number) => Value | null): Value | null {
  for (const count of counts) {
    const found = find(count);
    if (found) return found;
  }
  return null;
}

/** A listener who has not heard the first two counted wants to hear of no third. */
function counted(told: readonly Told[][], noun: string): Told[][] {
  const [, ...points] = told;
  const isNamed = ([first]: readonly Told[]) => first?.isFrame === true;
  const bare = points.findIndex((point) => !isNamed(point));
  if (bare === -1 || !points.slice(bare).some(isNamed)) return [...told];
  let turn = 0;
  return told.map((point, at) =>
    point.map((one) => {
      if (at === 0 || !one.isFrame) return one;
      const which = turn === 0 && at === 1 ? "One" : "Another";
      turn += 1;
      return { ...one, text: one.text.replace(ORDINAL, `${which} ${noun} is “`) };
    }),
  );
}
const ORDINAL = /^The \p{Ll}+(?: \p{L}+)* is “/u;

/** A paragraph for each point; those of which there is time for the name alone stand together. */
function withNamesTogether(told: readonly Told[][]): Told[][] {
  const isName = (one: readonly Told[] | undefined) => one?.every(({ isFrame }) => isFrame) === true;
  const paragraphs: Told[][] = [];
  for (const one of told.filter(({ length }) => length > 0)) {
    const last = paragraphs.at(-1);
    if (last && isName(last) && isName(one)) last.push(...one);
    else paragraphs.push([...one]);
  }
  return paragraphs;
}

const optionOf = (value: Told[], worth: number): Option<Told[]> => ({
  seconds: value.reduce((sum, { text }) => sum + sentenceSeconds(text, "en"), PAUSE),
  worth,
  value,
});

const textsOf = (lines: readonly ProseLine[]) => lines.map(textOfLine).join(" ");

/** "The second tip is “Oil the reed”.", where the sentence below does not say so itself. */
function frameOf(
  { noun }: HeadedPoints,
  { name, heading }: HeadedPoint,
  at: number,
  told: string,
): Told | null {
  const terms = [...contentTerms(name ?? "", "en")];
  const said = contentTerms(told, "en");
  const isSaid = terms.filter((term) => said.has(term)).length >= SAID * terms.length;
  if (name === null || isSaid) return null;
  const turn = at === 0 ? `${ORDINALS[at]} ${noun}` : ORDINALS[at];
  return { text: `The ${turn} is “${name}”.`, blockIndex: heading, isFrame: true };
}
