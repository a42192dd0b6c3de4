import { invalid } from "#kernel/errors";
import type { Block, Page } from "#kernel/page";
import type { ScriptSettings } from "#kernel/script-settings";
import type { Item } from "#kernel/shelf/items";
import { sentenceSeconds, spokenSeconds } from "#kernel/text/spoken-seconds";
import type { Writer, WrittenScript } from "#ports/writer";
import { withAnnouncedTold } from "./extractive/announced/announced-told.ts";
import { joinedOn, matterOn, withStepsAndCases } from "./extractive/as-told.ts";
import type { Composed, Draft } from "./extractive/draft.ts";
import { CONCESSIONS, type Concessions, EKED_OUT, fitted, LAST_CONCESSION } from "./extractive/fitted.ts";
import { asText, categoryOf, framedAsCategory, rangeToldOn } from "./extractive/goods/category.ts";
import { composeGoods } from "./extractive/goods/compose.ts";
import { listed } from "./extractive/goods/lists/is-listing.ts";
import { listingBuilder } from "./extractive/goods/lists/listing.ts";
import { phrasesOf } from "./extractive/goods/phrases.ts";
import { interviewBuilder } from "./extractive/interviews/compose.ts";
import { type Interview, interviewOn } from "./extractive/interviews/interview.ts";
import { withMention } from "./extractive/mentioned.ts";
import { proseBuilder } from "./extractive/prose/compose.ts";
import { isProse } from "./extractive/prose/is-prose.ts";
import { toldAgain } from "./extractive/prose/lost/told-again.ts";
import { stepsOn } from "./extractive/prose/steps/deeds-en.ts";
import { isHeadedStep } from "./extractive/prose/steps/headed-steps-ja.ts";
import { recipeBuilder } from "./extractive/recipe/compose.ts";
import { recipeOf } from "./extractive/recipe/recipe.ts";
import { isAnswered } from "./extractive/rows/questions-ja.ts";
import { isToldRow } from "./extractive/rows/row-marks-ja.ts";
import { withJapaneseRows } from "./extractive/rows/told-rows-ja.ts";
import { allowedBy, editorOf } from "./extractive/said.ts";
import { solvedBuilder } from "./extractive/solved/compose.ts";
import { solvedOn } from "./extractive/solved/solved.ts";
import { subjectOf } from "./extractive/subject.ts";
import { summedUp } from "./extractive/summary/summed-up.ts";
import { sayableOf } from "./extractive/units.ts";

/** With sentences for this many times the length, there is enough, whatever an editor strikes. */
const PLENTY = 2;
/** A text is told in whole passages: of what stands alone much is left out. */
const PLENTY_OF_PROSE = 4;

/**
 * Writes with the page's own sentences: an opening, the page from its beginning or the best of its
 * sentences, the facts, a closing, each style in its own way. Deterministic, needs no service. It honours language,
 * style, length, audience, must-say and must-not-say words; of an instruction it takes only the subjects
 * it names, which it looks for in the page. It cannot translate, shorten or rephrase.
 */
export const extractiveWriter = (): Writer => ({
  name: "extractive",
  repeats: true,
  secondsOf(page, settings) {
    const { name, seconds: target } = subjectOf(page, settings);
    const { units } = sayableOf(page, name, () => true);
    const material = units.reduce((sum, { seconds }) => sum + seconds, 0);
    // A page with little is quickly written, and only the script itself tells how long it gets.
    return material >= (isProse(page) ? PLENTY_OF_PROSE : PLENTY) * target
      ? material
      : spokenSeconds(compose(page, settings).paragraphs, page.language);
  },
  async write(page, settings, signal): Promise<WrittenScript> {
    signal.throwIfAborted();
    if (settings.language && settings.language !== page.language)
      throw invalid("settings.language", "untranslatable");
    return { language: page.language, ...compose(page, settings) };
  },
});

/** A recipe is told by its plan, a procedure step by step, a list thing by thing, a text by its passages, all else as goods are. */
function compose(read: Page, settings: ScriptSettings): Composed {
  const stated = matterOn(read);
  // Rows told as sentences are judged by what the page states, and not by themselves.
  const isFit = fitFor(stated, settings);
  const recipe = recipeOf(stated);
  if (recipe) {
    const { build, own } = recipeBuilder(stated, recipe, settings, isFit);
    return { paragraphs: told(build, own, stated, settings), leftOut: [] };
  }
  const interview = interviewOn(stated);
  if (interview) {
    const composed = summedUp(stated, settings, (own) => composeInterview(stated, interview, own, isFit));
    if (composed) return composed;
  }
  const solved = settings.instruction ? null : solvedOn(stated);
  if (solved) {
    const { build, own, isEmpty } = solvedBuilder(stated, solved, settings);
    const paragraphs = isEmpty ? [] : told(build, own, stated, settings);
    // A story with an end is whole, however short.
    if (paragraphs.length > 0 && solved.outcome.length > 0) return { paragraphs, leftOut: [] };
    if (paragraphs.length > 0) return longerOf(paragraphs, stated, settings, isFit);
  }
  const page = withStepsAndCases(stated, subjectOf(stated, settings).seconds);
  const items = stepsOn(page).length > 0 || isMenu(page) || page.blocks.some(isStage) ? [] : listed(page);
  if (items.length > 0) return composeListing(page, items, settings, isFit);
  const kind = categoryOf(page);
  const ofKind = kind ? composeCategory(page, kind, settings, isFit) : null;
  if (ofKind) return ofKind;
  const isText = isProse(page) || tellsByRows(page) || hasNoGoods(page);
  const whole = (own: ScriptSettings) =>
    (isText ? composeText(page, own, isFit) : null) ?? composeGoods(page, own);
  return summedUp(page, settings, whole) ?? whole(settings);
}

function composeInterview(
  page: Page,
  interview: Interview,
  settings: ScriptSettings,
  isFit: Fit,
): Composed | null {
  const { build, own, isEmpty } = interviewBuilder(page, interview, settings, isFit);
  return isEmpty ? null : { paragraphs: told(build, own, page, settings), leftOut: [] };
}

/** Where one answer is short, the others are heard as well, if anybody says more. */
function longerOf(paragraphs: Draft[][], page: Page, settings: ScriptSettings, isFit: Fit): Composed {
  const of = (one: Draft[][]) => spokenSeconds(one, page.language) / subjectOf(page, settings).seconds;
  const all = of(paragraphs) < MUCH_TOO_SHORT ? composeProse(page, settings, isFit) : null;
  return all && of(all.paragraphs) > of(paragraphs) + GAIN ? all : { paragraphs, leftOut: [] };
}
const MUCH_TOO_SHORT = 0.75;
const GAIN = 0.15;

/** A department of a shop is a text about its goods, with their kinds before it. */
function composeCategory(page: Page, kind: string, settings: ScriptSettings, isFit: Fit): Composed | null {
  const subject = subjectOf(page, settings);
  const range = subject.seconds >= ROOM_FOR_RANGE ? rangeToldOn(page).filter(({ text }) => isFit(text)) : [];
  const seconds = range.reduce((sum, { text }) => sum + sentenceSeconds(text, page.language), 0);
  const targetSeconds = Math.round(subject.seconds - seconds);
  const text = composeText(asText(page), { ...settings, targetSeconds }, isFit);
  return text && { ...text, paragraphs: framedAsCategory(text.paragraphs, kind, range, subject) };
}
/** With less time than this the goods themselves come first. */
const ROOM_FOR_RANGE = 45;

/** A stage of an order has no price of its own, and is no thing of a list. */
const isStage = (block: Block) => isHeadedStep(block) && isToldRow(block);

/** Below several headings of a Japanese page stand dishes with their prices: such a heading names no goods. */
const isMenu = (page: Page) => {
  const blocks = page.language === "ja" ? withJapaneseRows(page).blocks : [];
  const isOfDishes = ({ kind, text }: Block, at: number) =>
    kind === "heading" && blocks[at + 1]?.text.startsWith(`${text.trim()}は、`) && isToldRow(blocks[at + 1]);
  return (
    blocks.filter((block, at) => isOfDishes(block, at) && PRICES.test(blocks[at + 1]?.text ?? "")).length > 1
  );
};
const PRICES = /が[\d,]+円、[^。]*が[\d,]+円/u;

/** A page whose matter stands in rows is told as a text, however little of one it has. */
const tellsByRows = (page: Page) => withJapaneseRows(page).blocks.filter(isToldRow).length > 1;

/** A Japanese page that states nothing of goods is a text, however its matter is laid out. */
const hasNoGoods = ({ language, type, facts }: Page) =>
  language === "ja" && type !== "product" && facts.length === 0;

/** Lists are told in the sentence that announces them; where that has no place, their items have one. */
function composeText(whole: Page, settings: ScriptSettings, isFit: Fit): Composed | null {
  const { page, joined, isAsked } = joinedOn(whole, subjectOf(whole, settings).seconds);
  const composed = composeProse(joined, settings, isFit);
  const isOfAnswers = isAsked || joined.blocks.some(isAnswered);
  if (!composed || joined === page || isOfAnswers) return composed;
  const ends = joined.blocks.flatMap(({ text }, at) => endsOf(text, page.blocks[at]?.text ?? ""));
  const broken = joined.blocks.flatMap(({ text }, at) => middleOf(text, page.blocks[at]?.text ?? ""));
  const isTold = composed.paragraphs
    .flat()
    .some(
      ({ text }) =>
        ends.some((end) => text.endsWith(end)) || broken.some((middle) => bareOf(text).includes(middle)),
    );
  return isTold ? composed : composeProse(page, settings, isFit);
}
/** So many signs of a joined list tell whether it is said, in a sentence that the page does not have so. */
const END_OF_LIST = 20;
const endsOf = (text: string, written: string) =>
  text === "" || text === written
    ? []
    : (text.match(/[^。]+。?/gu) ?? [text])
        .filter((one) => !written.includes(one))
        .map((one) => one.slice(-END_OF_LIST));
/** A sentence that breaks off above its list is said with its end changed, and without its remarks. */
const middleOf = (text: string, written: string) =>
  written.endsWith("、") && text !== "" && text !== written
    ? [bareOf(text).slice(-END_OF_LIST - ENDING, -ENDING)]
    : [];
const ENDING = 5;
const bareOf = (text: string) => text.replace(/[（(][^（）()]*[)）]/gu, "");

type Fit = (sentence: string) => boolean;
const fitFor = (page: Page, settings: ScriptSettings): Fit => {
  const [isAllowed, isFit] = [allowedBy(settings), editorOf(page)];
  return (text: string) => isAllowed(text) && isFit(text);
};

/** Null for a text without a passage that can be told. */
function composeProse(page: Page, settings: ScriptSettings, isFit: Fit): Composed | null {
  const { build, own, isEmpty } = toldAgain(page, isFit, (fit) => proseBuilder(page, settings, fit));
  return isEmpty ? null : { paragraphs: told(build, own, page, settings, lastFor(page, true)), leftOut: [] };
}

function composeListing(page: Page, items: readonly Item[], settings: ScriptSettings, isFit: Fit): Composed {
  const subject = subjectOf(page, settings);
  const { build, own } = listingBuilder(page, items, subject, isFit);
  return { paragraphs: told(build, own, page, settings), leftOut: [] };
}

/** After all others; a Japanese listener who hears no end waits for it, and only a text can be said to be begun. */
const lastFor = ({ language }: Page, isText = false): Concessions[] =>
  language === "en" ? [LAST_CONCESSION] : isText ? [EKED_OUT] : [];

function told(
  build: (budget: number, concessions: Concessions) => Draft[][],
  own: number,
  page: Page,
  settings: ScriptSettings,
  last = lastFor(page),
): Draft[][] {
  const { language } = page;
  const ways = [...CONCESSIONS, ...last].map((concessions) => {
    const withEnd = (budget: number, mention: Draft[]) =>
      [...withAnnouncedTold(build(budget, concessions), page), mention].filter(({ length }) => length > 0);
    const isShorter = concessions.isUnclosed && !concessions.isExact;
    const isLast = concessions.isBare || concessions.isEked;
    return { build: withMention(withEnd, phrasesOf[language], settings, language), own, isShorter, isLast };
  });
  return fitted(ways, subjectOf(page, settings).seconds, language);
}
