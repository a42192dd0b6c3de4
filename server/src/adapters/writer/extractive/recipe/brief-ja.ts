import { type Draft, plain } from "../draft.ts";
import { sentencesTaken } from "../prose/steps/sentences-taken-ja.ts";
import { isPolite } from "../text/polite/polite.ts";
import { together } from "./abridged-en.ts";
import { withAdditions } from "./additions-ja.ts";
import { firstStep, warns } from "./further-ja.ts";
import { withoutOtherHalves } from "./other-halves-ja.ts";
import { placeOf, tiedDraft } from "./parts.ts";
import type { Recipe } from "./recipe.ts";
import { withFirstParts } from "./rests-ja.ts";
import {
  firstDeeds,
  LONGEST_STEP,
  NAMELESS,
  shortenedStep,
  warningsOf,
  withMeasured,
} from "./step-sentences-ja.ts";
import type { RecipeWords } from "./words.ts";

/** So much longer than asked for the least of it may be. */
const SLACK = 1.09;
const SHARE_OF_STEPS = 0.75;

interface Room {
  /** Announces the steps. */
  course: string;
  /** The things that one needs, the fullest first. */
  plans: readonly Draft[][];
  isAllowed: (text: string) => boolean;
  /** A sentence of a step with the numbers of others said; `told` has what is told of each. */
  numbered: (text: string, index: number, told: readonly (readonly string[])[]) => string;
  /** The names of the things without which there is no dish. */
  mains: readonly string[];
  seconds: number;
  /** How long a script takes with so much of both. */
  lasting: (plan: Draft[], done: Draft[][]) => number;
}

/**
 * A Japanese recipe in short: the first deed of each step, with what the step warns of and how the main things come
 * into the dish; none where a step begins with no deed.
 */
export function briefInJapanese(
  steps: Recipe["steps"],
  says: RecipeWords,
  { course, plans, isAllowed, numbered, mains, seconds, lasting }: Room,
): { plan: Draft[]; done: Draft[][] } | null {
  const firsts = firstDeeds(steps);
  if (firsts.includes(-1)) return null;
  const head = [plain(course)];
  // Without the numbers of the steps what they made goes by its name, 「手順2の鶏肉」, where it has one.
  const isNumbered = steps.some(({ sentences }) =>
    sentences.some((one) => NAMELESS.test(says.withSteps(one))),
  );
  // A step is named by the deed that is told of it.
  const begun = steps.map(({ sentences }, index) => sentences.slice(0, (firsts[index] ?? 0) + 1));
  const unnumbered = (text: string, index: number) =>
    isNumbered ? numbered(text, index, begun) : says.withSteps(text).replace(/手順\dの/g, "");
  const inTurn = (text: string, index: number) =>
    index === 0 ? firstStep(text) : says.further(text, index, index === steps.length - 1);
  const own = steps.map(({ sentences }, index) =>
    sentences
      .map((text) => unnumbered(text, index))
      .map((text, at) => {
        if (at !== firsts[index]) return text;
        const said = text.length > LONGEST_STEP && !warns(text) ? shortenedStep(text) : text;
        return isNumbered ? says.step(index + 1, said) : inTurn(said, index);
      }),
  );
  const whole = (some: readonly ReadonlySet<number>[]) =>
    withFirstParts(own, withAdditions(own, some, mains));
  const warned = warningsOf(own, firsts);
  const withFigures = whole(withMeasured(own, warned, firsts));
  const doneBy = (taken: readonly ReadonlySet<number>[]) => [
    head,
    ...together(
      withoutOtherHalves(own, taken).map((sentences, index) =>
        sentences.flatMap((text, at) =>
          taken[index]?.has(at) ? [tiedDraft(text, placeOf(steps[index], at))] : [],
        ),
      ),
    ),
  ];
  const isSayable = doneBy(withFigures)
    .flat()
    .every(({ text }) => isAllowed(text) && (isNumbered || !says.refersTo(text).length));
  if (!isSayable) return null;
  const spent = (some: Draft[], taken: readonly ReadonlySet<number>[]) => lasting(some, doneBy(taken));
  // A head says what is done as safely as its page does: of such steps the warnings have the time that is left.
  const heads = steps.every(({ places }) => places) ? [own.map(() => new Set([0]))] : [];
  const [empty, needed] = [false, true].map((isNeeded) =>
    plans.filter(({ length }) => length > 0 === isNeeded),
  );
  const briefs = [
    // Without how long it cooks a course is none.
    ...[needed, empty].map((some = []) => ({ some, taken: withFigures })),
    ...heads.map((taken) => ({ some: plans, taken })),
  ].flatMap(({ some = [], taken }) => some.map((plan) => ({ plan, taken })));
  const found = briefs.find(({ plan: some, taken }) => spent(some, taken) <= SLACK * seconds);
  if (!found) return null;
  // The time that the first deeds leave is for their measures, and a little of it for the dish.
  const isMore = (text: string) =>
    isPolite(text) && isAllowed(text) && (isNumbered || !says.refersTo(text).length);
  const more = own.map((sentences, index) =>
    sentences.map((text, at) => (at >= (firsts[index] ?? 0) && isMore(text) ? text : "")),
  );
  const left = SHARE_OF_STEPS * (seconds - spent(found.plan, found.taken));
  return { plan: found.plan, done: doneBy(sentencesTaken(more, left, found.taken)) };
}
