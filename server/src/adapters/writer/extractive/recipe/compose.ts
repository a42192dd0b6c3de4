import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import { spokenSeconds } from "#kernel/text/spoken-seconds";
import { type Draft, plain } from "../draft.ts";
import { oneSentenceEach } from "../fitted.ts";
import { framesOf, isGrave, personOf } from "../prose/frames.ts";
import { type ProseLine, proseLinesOf } from "../prose/lines.ts";
import { sentencesTaken } from "../prose/sentences-taken-ja.ts";
import { standsAlone } from "../prose/stands.ts";
import { asOnThePage, wholeOf } from "../prose/whole.ts";
import { worded } from "../prose/wording.ts";
import { allowedBy } from "../said.ts";
import { subjectOf } from "../subject.ts";
import { isPolite } from "../text/polite.ts";
import { tiesToBlock } from "../ties.ts";
import { abridged, isCooksDeedInEnglish } from "./abridged-en.ts";
import { firstStep, isCooksDeed, warns } from "./further-ja.ts";
import { withoutGreeting } from "./greeting-ja.ts";
import { withLettersSaid } from "./letters-ja.ts";
import { needed } from "./needed.ts";
import { notesBelow } from "./notes-ja.ts";
import { withoutOtherHalves } from "./other-halves-ja.ts";
import type { Recipe } from "./recipe.ts";
import { isOfHarm, NAMELESS, shortenedStep } from "./step-sentences-ja.ts";
import { MOST_AT_ONCE, recipeWordsOf } from "./words.ts";

const MOST_LINES = 80;
/** How far past the order the whole of a recipe may reach. */
const SLACK = 1.09;
/** Of a longer step its last deed is told. */
const LONGEST_STEP = 60;
const SHARE_OF_STEPS = 0.75;
const PAUSE = 1;

/** Builds a script by a recipe's plan: the dish, for how many and how long, what one needs, and each step. */
export function recipeBuilder(
  page: Page,
  { servings, time, cooking, ingredients, preparation, steps, start }: Recipe,
  settings: ScriptSettings,
  isFit: (sentence: string) => boolean,
): { build: () => Draft[][]; own: number } {
  const { language } = page;
  const subject = subjectOf(page, settings);
  const frames = framesOf[language];
  const about = { isThread: false, isQuestion: false, isGrave: isGrave(page), author: personOf(page) };
  const says = recipeWordsOf[language];
  const isAllowed = allowedBy(settings);
  const lasting = (paragraphs: Draft[][]) => spokenSeconds(paragraphs.map(oneSentenceEach), language);
  const tied = (text: string, { blockIndex }: { blockIndex: number }) => ({
    text,
    ties: tiesToBlock(text, blockIndex),
  });

  const above = { ...page, blocks: page.blocks.slice(0, start) };
  const introducing = proseLinesOf(above, "polite", isFit, MOST_LINES);
  const lead = wholeOf(language === "ja" ? withoutGreeting(introducing) : introducing, language);
  const wanted = ingredients.filter(({ text }) => isAllowed(text));
  const amounts = [
    ...(servings ? [tied(says.servings(servings.text), servings)] : []),
    ...(time ? [tied(says.time(time.text), time)] : []),
    ...(cooking ? [tied(says.cooking(cooking.text), cooking)] : []),
  ];
  const whole = [...amounts, ...needed(wanted, says)].filter(({ text }) => isAllowed(text));
  // Without time for all amounts the things are named: the steps are what nobody can guess.
  const allowedWords = (text: string | undefined) => (text && isAllowed(text) ? [[plain(text)]] : []);
  const things = wanted.flatMap(({ name }) => name ?? []);
  const isNamed = things.length === wanted.length && new Set(things).size === things.length;
  const names = isNamed && things.length <= 2 * MOST_AT_ONCE ? says.named(things) : [];
  const short = [...amounts, ...names.map(plain)].filter(({ text }) => isAllowed(text));
  // Steps with heads are whole by them alone, and leave time for the things.
  const elsewhere = steps.every(({ places }) => places) ? [] : allowedWords(says.elsewhere);
  const amounted = [whole, ...(names.length > 0 ? [short, short.slice(amounts.length)] : [])];
  const named = steps.flatMap(({ sentences }) => sentences.flatMap((text) => says.refersTo(text)));
  // Numbers that begin are no torn row: the steps behind them are counted on, as far as there is time.
  const counted = named.length === 0 ? 0 : says.fewest(named, steps.length);
  const headOf = (index: number, isCountedOn: boolean): ((text: string) => string) => {
    if (index < counted) return (text) => says.step(index + 1, text);
    if (counted === 0 || !isCountedOn) return (text) => text;
    return (text) => says.further(text, index - counted, index === steps.length - 1);
  };
  const everyStep = steps.map(({ sentences }) => sentences);
  const numbered = (text: string, index: number, told = everyStep) =>
    says.withDeeds(says.withSteps(text), index + 1, told);
  const doneWith = (isCountedOn: boolean): Draft[][] => [
    [plain(says.steps)],
    ...steps.map((step, index) =>
      step.sentences
        .map((text) => numbered(text, index))
        .map((text, at) => tied(at === 0 ? headOf(index, isCountedOn)(text) : text, placeOf(step, at))),
    ),
  ];
  const allowed = (drafts: Draft[]) => drafts.filter(({ text }) => isAllowed(text));
  const opening = allowed(frames.opening(subject, about));
  /** Where the steps have too little time nobody waits for who wrote them. */
  const titled = language === "en" ? opening.slice(0, 1) : opening;
  const closing = allowed(frames.closing(subject, about));
  const ends = [allowed(frames.ending(subject, about)), allowed([plain(says.end)])];
  const prepared = preparation.flatMap(({ sentences, blockIndex }) => {
    const deeds = sentences.filter((text) => isCooksDeed(text.replace(/ください[ねよ]。$/u, "ください。")));
    return deeds.length > 0 ? [deeds.map((text) => tied(text, { blockIndex }))] : [];
  });
  const saidWith = (plan: Draft[], done: Draft[][]) =>
    plan === whole ? done : withLettersSaid(done, ingredients);
  const crossed = (plans: Draft[][], first: Draft[][]) =>
    plans.flatMap((plan) =>
      [true, false].flatMap((isCountedOn) =>
        ends.map((end) => ({ plan, end, done: saidWith(plan, doneWith(isCountedOn)), first })),
      ),
    );
  // Steps that use what was prepared are of no use to a cook who hears nothing of it.
  const unprepared = preparation.length > 0 ? [[plain(says.preparedElsewhere)]] : [];
  const ways = [
    ...(prepared.length > 0 ? crossed(amounted, joined([[plain(says.preparation)], ...prepared])) : []),
    ...crossed([...amounted, ...elsewhere], unprepared),
  ];
  const secondsOf = ({ plan, end, done, first }: (typeof ways)[number]) =>
    lasting([opening, plan, ...first, ...joined(done), end]);
  // A cook who goes by the script must not miss a step: without time for all of them it tells none.
  const way = ways.find((one) => secondsOf(one) <= SLACK * subject.seconds);
  const isTold = way ? [...way.first, ...way.done].flat().every(({ text }) => isAllowed(text)) : false;
  const brief = isTold || !says.course ? null : abridgedFor(says.course);
  const plan = way && isTold ? way.plan : (brief?.plan ?? whole);
  const told =
    way && isTold
      ? [...way.first, ...joined(way.done), way.end]
      : brief
        ? [...joined(brief.done), closing]
        : [closing];
  const rest = subject.seconds - lasting([isTold ? opening : titled, plan, ...told]);
  const isToldWhole = way !== undefined && isTold;
  const notes = isToldWhole && language === "ja" ? notesBelow(page, steps.at(-1)?.blockIndex ?? 0) : [];
  const advice = wholeOf(proseLinesOf({ ...page, blocks: notes }, "polite", isFit, MOST_LINES), language);
  // Tips that keep those who eat from harm come before the introduction.
  const harm = advice.filter(({ sentences }) => isOfHarm(sentences.join("")));
  const left = rest + (SLACK - 1) * subject.seconds;
  const warned = worded(asOnThePage(within(harm, left - PAUSE)), page);
  const spent = warned.length > 0 ? lasting(warned) + PAUSE : 0;
  const introduction = worded(asOnThePage(within(lead, rest - spent)), page);

  /**
   * Without time for all, the first sentence of each step tells how the dish is made, with what the step warns of,
   * and where the rest is; none where a step begins with no deed.
   */
  function abridgedFor(course: string): { plan: Draft[]; done: Draft[][] } | null {
    if (language === "en") return abridgedInEnglish(course);
    const firsts = steps.map(({ sentences, places }) =>
      places
        ? 0
        : sentences.findIndex((text, at) => isCooksDeed(text) && (at === 0 || standsAlone(text, "ja"))),
    );
    if (firsts.includes(-1)) return null;
    const head = [plain(course)];
    // Without the numbers of the steps what they made goes by its name, 「手順2の鶏肉」, where it has one.
    const isNumbered = steps.some(({ sentences }) =>
      sentences.some((one) => NAMELESS.test(says.withSteps(one))),
    );
    // A step is named by the deed that is told of it.
    const begun = everyStep.map((sentences, index) => sentences.slice(0, (firsts[index] ?? 0) + 1));
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
    const withWarnings = own.map((sentences, index) => {
      const told = sentences.flatMap((text, at) => (at === firsts[index] || warns(text) ? [at] : []));
      return new Set(told.filter((at) => at >= (firsts[index] ?? 0)));
    });
    const doneBy = (taken: readonly ReadonlySet<number>[]) => [
      head,
      ...withoutOtherHalves(own, taken).map((sentences, index) =>
        sentences.flatMap((text, at) =>
          taken[index]?.has(at) ? [tied(text, placeOf(steps[index], at))] : [],
        ),
      ),
    ];
    const plans = [whole, [...amounts.slice(0, 1), ...names.map(plain)], names.slice(0, -1).map(plain), []];
    const isSayable = doneBy(withWarnings)
      .flat()
      .every(({ text }) => isAllowed(text) && (isNumbered || !says.refersTo(text).length));
    if (!isSayable) return null;
    const spent = (some: Draft[], taken: readonly ReadonlySet<number>[]) =>
      lasting([opening, some, ...joined(doneBy(taken)), closing]);
    // A head says what is done as safely as its page does: of such steps the warnings have the time that is left.
    const heads = steps.every(({ places }) => places) ? [own.map(() => new Set([0]))] : [];
    const briefs = [withWarnings, ...heads].flatMap((taken) =>
      plans.map(allowed).map((some) => ({ plan: some, taken })),
    );
    const found = briefs.find(({ plan: some, taken }) => spent(some, taken) <= SLACK * subject.seconds);
    if (!found) return null;
    // The time that the first deeds leave is for their measures, and a little of it for the dish.
    const isMore = (text: string) =>
      isPolite(text) && isAllowed(text) && (isNumbered || !says.refersTo(text).length);
    const more = own.map((sentences, index) =>
      sentences.map((text, at) => (at >= (firsts[index] ?? 0) && isMore(text) ? text : "")),
    );
    const left = subject.seconds - spent(found.plan, found.taken);
    return { plan: found.plan, done: doneBy(sentencesTaken(more, SHARE_OF_STEPS * left, found.taken)) };
  }

  /** The same in English, with as much of each step as there is time for, and all amounts where they have room, too. */
  function abridgedInEnglish(course: string): { plan: Draft[]; done: Draft[][] } | null {
    const isSayable = steps.every(
      ({ sentences: [first = "", ...others] }) =>
        isCooksDeedInEnglish(first) &&
        [first, ...others].every((one) => isAllowed(one) && !says.refersTo(one).length),
    );
    if (!isSayable) return null;
    const doneBy = (told: readonly string[][]): Draft[][] => [
      [plain(course)],
      told.flatMap((sentences, at) => sentences.map((text) => tied(text, steps[at] ?? { blockIndex: 0 }))),
    ];
    const all = steps.map(({ sentences }) => sentences);
    const least = abridged(all, () => false);
    const fits = (some: Draft[]) => (told: readonly string[][]) =>
      lasting([titled, some, ...joined(doneBy(told)), closing]) <= subject.seconds;
    const found = [whole, amounts].map(allowed).find((some) => fits(some)(least));
    return found ? { plan: found, done: doneBy(abridged(all, fits(found))) } : null;
  }
  const over = rest - spent - (introduction.length > 0 ? lasting(introduction) : 0);
  const others = advice.filter((line) => warned.length === 0 || !harm.includes(line));
  const advised = worded(asOnThePage(within(others, over - PAUSE)), page);
  const end = [...told.slice(0, -1), ...warned, ...advised, ...told.slice(-1)];
  const paragraphs = [isTold ? opening : titled, ...introduction, plan, ...end].filter(
    (part) => part.length > 0,
  );
  return { build: () => paragraphs, own: lasting([opening, plan, ...end]) };
}

/** Where a sentence of a step stands. */
const placeOf = (step: Recipe["steps"][number] | undefined, at: number) => ({
  blockIndex: step?.places?.[at] ?? step?.blockIndex ?? 0,
});

/** As many of the lines as there is time for. */
function within(lines: readonly ProseLine[], budget: number): readonly ProseLine[] {
  let used = 0;
  const end = lines.findIndex(({ seconds }) => {
    used += seconds;
    return used > budget;
  });
  return end === -1 ? lines : lines.slice(0, end);
}

/** The first step stands behind the words that announce the steps. */
const joined = ([head = [], first = [], ...others]: Draft[][]): Draft[][] => [[...head, ...first], ...others];
