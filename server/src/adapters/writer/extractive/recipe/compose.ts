import type { Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import { spokenSeconds } from "#kernel/text/spoken-seconds";
import { type Draft, plain } from "../draft.ts";
import { oneSentenceEach } from "../fitted.ts";
import { writtenLines } from "../prose/as-written/written-lines.ts";
import { framesOf, isGrave, personOf } from "../prose/frames/frames.ts";
import { speakerIn } from "../prose/house.ts";
import { proseLinesOf } from "../prose/lines.ts";
import { asOnThePage, wholeOf } from "../prose/whole.ts";
import { worded } from "../prose/wording.ts";
import { allowedBy } from "../said.ts";
import { subjectOf } from "../subject.ts";
import { briefInEnglish } from "./brief-en.ts";
import { briefInJapanese } from "./brief-ja.ts";
import { gistsOf, mainNamesOf } from "./gist.ts";
import { withoutGreeting } from "./greeting-ja.ts";
import { endingOnWhatIsLeft } from "./left-to-page-ja.ts";
import { withPartsCalled } from "./letters-ja.ts";
import { thingsNamed } from "./main-things.ts";
import { needed } from "./needed.ts";
import { englishNotesBelow } from "./notes-en.ts";
import { notesBelow } from "./notes-ja.ts";
import {
  amountsOf,
  deedsPrepared,
  headsOf,
  linesWithin,
  mostOfThings,
  namedOnly,
  placeOf,
  stepsBegun,
  stepsJoined,
  tiedDraft,
} from "./parts.ts";
import type { Recipe } from "./recipe.ts";
import { isOfHarm } from "./step-sentences-ja.ts";
import { thoughtsWithin } from "./thoughts.ts";
import { introducedIn, toldInPart } from "./told-in-part.ts";
import { recipeWordsOf } from "./words.ts";
import { withoutSite } from "./words-on-dish.ts";

const MOST_LINES = 80;
/** How far past the order the whole of a recipe may reach. */
const SLACK = 1.09;
const PAUSE = 1;

/** Builds a script by a recipe's plan: the dish, for how many and how long, what one needs, and each step. */
export function recipeBuilder(
  page: Page,
  { ingredients, preparation, steps, start, ...measured }: Recipe,
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
  const above = { ...page, blocks: page.blocks.slice(0, start) };
  const introducing = writtenLines(above, settings, MOST_LINES);
  const lead = withoutSite(
    wholeOf(language === "ja" ? withoutGreeting(introducing) : introducing, language),
    language,
  );
  const allowed = (drafts: Draft[]) => drafts.filter(({ text }) => isAllowed(text));
  const wanted = ingredients.filter(({ text }) => isAllowed(text));
  const amounts = amountsOf(measured, says);
  const whole = [...amounts, ...needed(wanted, says)].filter(({ text }) => isAllowed(text));
  // Without time for all amounts the things are named: the steps are what nobody can guess.
  const { main, isLong, names } = thingsNamed(wanted, language, says, page.title);
  const short = [...amounts, ...names.map(plain)].filter(({ text }) => isAllowed(text));
  // Steps with heads are whole by them alone, and leave time for the things.
  const elsewhere = steps.every(({ places }) => places)
    ? []
    : (says.elsewhere ? allowed([plain(says.elsewhere)]) : []).map((one) => [one]);
  const { amounted, alone } = gistsOf(wanted, language, says, page.title);
  const withAmounts = (gists: Draft[][]) =>
    [
      ...gists.map((gist) => [...amounts, ...gist]),
      ...gists.slice(-1).map((gist) => [...amounts.slice(0, 1), ...gist]),
    ].map(allowed);
  const [gists, mains] = [withAmounts(amounted), withAmounts(alone)];
  const shortened = names.length > 0 ? [short, short.slice(amounts.length)] : [];
  const headOf = headsOf(steps, says);
  const everyStep = steps.map(({ sentences }) => sentences);
  const numbered = (text: string, index: number, told: readonly (readonly string[])[] = everyStep) =>
    says.withDeeds(says.withSteps(text), index + 1, told);
  const doneWith = (isCountedOn: boolean): Draft[][] => [
    [plain(says.steps)],
    ...steps.map((step, index) =>
      step.sentences
        .map((text) => numbered(text, index))
        .map((text, at) => tiedDraft(at === 0 ? headOf(index, isCountedOn)(text) : text, placeOf(step, at))),
    ),
  ];
  const opening = allowed(frames.opening(subject, about));
  const closing = allowed(frames.closing(subject, about));
  const briefly = closing.map((one) =>
    preparation.length > 0 ? { ...one, text: says.preparedIn(one.text) } : one,
  );
  const ends = [allowed(frames.ending(subject, about)), allowed([plain(says.end)])];
  const prepared = deedsPrepared(preparation);
  const crossed = (plans: Draft[][], first: Draft[][]) =>
    plans.flatMap((plan) =>
      [true, false].flatMap((isCountedOn) =>
        ends.map((end) => endingOnWhatIsLeft({ plan, end, done: doneWith(isCountedOn), first })),
      ),
    );
  // Steps that use what was prepared are of no use to a cook who hears nothing of it.
  const unprepared = preparation.length > 0 ? [[plain(says.preparedElsewhere)]] : [];
  const waysOf = (amounted: Draft[][], others: Draft[][] = []) => [
    ...(prepared.length > 0 ? crossed(amounted, stepsJoined([[plain(says.preparation)], ...prepared])) : []),
    ...crossed([...amounted, ...others], unprepared),
  ];
  type Way = ReturnType<typeof waysOf>[number];
  const secondsOf = ({ plan, end, done, first }: Way) =>
    lasting([opening, plan, ...first, ...stepsJoined(done), end]);
  const isSaid = ({ first, done }: Way) => [...first, ...done].flat().every(({ text }) => isAllowed(text));
  // A cook who goes by the script must not miss a step: without time for all of them it tells none.
  const fullOf = (ways: readonly Way[], besides = 0) => {
    const fitting = ways.find((one) => secondsOf(one) + besides <= SLACK * subject.seconds);
    return fitting && isSaid(fitting) ? fitting : null;
  };
  const briefOf = (plans: Draft[][]) => (says.course ? abridgedFor(says.course, plans) : null);
  // The main things with their amounts come before steps in short, and these before what the page alone has.
  const full = fullOf(waysOf([whole, ...gists, ...shortened, ...mains]));
  const amountedBrief = full ? null : briefOf(gists.length > 0 ? [whole, ...gists, ...mains] : []);
  // Without its things a dish has to be introduced, or nobody knows what is cooked.
  const brieflySaid = worded(asOnThePage(introducedIn(lead, language, subject.seconds)), page);
  const least = brieflySaid.length > 0 ? lasting(brieflySaid) : 0;
  const way = full ?? (amountedBrief ? null : fullOf(waysOf([], elsewhere), least));
  const isShort = !isLong && lasting([whole]) <= mostOfThings(subject.seconds);
  const byName = main ? [...amounts, main] : short.length > amounts.length ? short : amounts;
  const untold = isShort ? whole : allowed(byName);
  const brief = way
    ? null
    : (amountedBrief ??
      briefOf([whole, ...namedOnly(amounts, names.map(plain)), allowed(byName), amounts, []]));
  const plan = way?.plan ?? brief?.plan ?? untold;
  const all = way
    ? [...way.first, ...stepsJoined(way.done), way.end]
    : brief
      ? [...stepsJoined(brief.done), briefly]
      : [closing];
  const told = language === "ja" ? withPartsCalled(all, plan) : all;
  const rest = subject.seconds - lasting([opening, plan, ...told]);
  const last = steps.at(-1)?.blockIndex ?? 0;
  const notes = { ...page, blocks: !brief && language === "ja" ? notesBelow(page, last) : [] };
  const advice = wholeOf(proseLinesOf(notes, "polite", isFit, MOST_LINES), language);
  // Tips that keep those who eat from harm come before the introduction.
  const harm = advice.filter(({ sentences }) => isOfHarm(sentences.join("")));
  if (!way && !brief) {
    const isSayable = (text: string) => isAllowed(text) && says.refersTo(text).length === 0;
    // Steps that use what was prepared do not begin the dish.
    const begun = preparation.length > 0 ? [] : stepsBegun(steps, isSayable);
    const inEnglish = () =>
      writtenLines({ ...page, blocks: englishNotesBelow(page, last) }, settings, MOST_LINES);
    const tips = language === "en" ? wholeOf(inEnglish(), language) : advice;
    const said = { begins: plain(says.begins), steps: withPartsCalled(begun, plan), tips };
    const end = closing.map((one) => ({ ...one, text: says.methodElsewhere(one.text, plan === whole) }));
    const inPart = toldInPart(page, subject.seconds, { opening, plan, closing: end, lead, ...said });
    return { build: () => inWordsOf(inPart), own: lasting([opening, plan, end]) };
  }
  const left = rest + (SLACK - 1) * subject.seconds;
  const warned = worded(asOnThePage(linesWithin(harm, left - PAUSE)), page);
  const spent = warned.length > 0 ? lasting(warned) + PAUSE : 0;
  const isBare = way !== null && way !== full;
  const thoughts = thoughtsWithin(lead, language, rest - spent);
  const introduction = isBare && thoughts.length === 0 ? brieflySaid : worded(asOnThePage(thoughts), page);

  /** Without time for all, what each step does tells how the dish is made; none where that leaves out too much. */
  function abridgedFor(course: string, plans: Draft[][]): { plan: Draft[]; done: Draft[][] } | null {
    if (language === "en")
      return briefInEnglish(steps, says, {
        course,
        plans: plans.map(allowed),
        isAllowed,
        things: mainNamesOf(wanted, language),
        share: (some, done) => lasting([opening, some, ...stepsJoined(done), closing]) / subject.seconds,
        reserved:
          lasting(worded(asOnThePage(introducedIn(lead, language, subject.seconds)), page)) / subject.seconds,
      });
    return briefInJapanese(steps, says, {
      course,
      plans: plans.map(allowed),
      isAllowed,
      numbered,
      mains: mainNamesOf(wanted, language),
      seconds: subject.seconds,
      lasting: (some, done) => lasting([opening, some, ...stepsJoined(done), briefly]),
    });
  }

  const over = rest - spent - (introduction.length > 0 ? lasting(introduction) : 0);
  const others = advice.filter((line) => warned.length === 0 || !harm.includes(line));
  const advised = worded(asOnThePage(thoughtsWithin(others, language, over - PAUSE)), page);
  const end = [...told.slice(0, -1), ...warned, ...advised, ...told.slice(-1)];
  const paragraphs = [opening, ...introduction, plan, ...end].filter((part) => part.length > 0);
  return { build: () => inWordsOf(paragraphs), own: lasting([opening, plan, ...end]) };

  /** "My mother-in-law does not like soup": an English script says first who is speaking. */
  function inWordsOf(script: Draft[][]): Draft[][] {
    if (language !== "en" || script[0] !== opening) return script;
    const texts = script.slice(1).flatMap((part) => (part === plan ? [] : part.map(({ text }) => text)));
    const spoken = speakerIn(opening, texts, subject, about);
    return [spoken.opening, spoken.speaker, ...script.slice(1)].filter(({ length }) => length > 0);
  }
}
