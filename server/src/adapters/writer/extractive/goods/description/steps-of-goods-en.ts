import type { Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { lazily } from "../../prose/lazily.ts";
import { isOrder } from "../../prose/procedures.ts";
import { forbidsInEnglish } from "../../prose/warnings-en.ts";
import { runningEditorOf } from "../../said.ts";
import { sectionsOf } from "../../sections.ts";
import { speakable } from "../../text/signs/speakable.ts";
import { isChrome } from "../../text/wording.ts";
import type { Unit } from "../../units.ts";
import { stepsOfGoodsInJapanese } from "./steps-of-goods-ja.ts";

const FEWEST = 3;
/** So many say what to do; their numbers or the head above says of the others that they are steps. */
const ORDERS = 0.4;
const NUMBER = /^\s*(?:step )?\d{1,2}\s?[.):]\s+(?=\S)/i;
/** "Find your size", "Join now": links, and no steps. */
const LEAST_WORDS = 4;
/** The deeds with goods, by the heading above the steps or a line that stands for one. */
const ACTS: [RegExp, string][] = [
  [/\b(?:install\w*|fitting|fit it|replac\w+)\b/i, "This is how it is installed."],
  [/\b(?:assembl\w+|put(?:ting)? (?:it )?together)\b/i, "This is how it is put together."],
  [/\b(?:how to use|directions|using|to use)\b/i, "This is how it is used."],
];

const OF_STEPS =
  /\b(?:install\w*|assembl\w+|fitting|directions|instructions|steps?|how (?:to|do (?:i|you))|to use)\b/i;

export interface GoodsSteps {
  /** The blocks of all steps, and of a line that stands for their heading. */
  places: ReadonlySet<number>;
  /** Each step with all that it says, and by its first sentence and its bans; none where a step cannot be said. */
  ways: Unit[][];
}

/** The lists of steps on an English page of goods: they are told in order to the last, or not at all. */
function stepsOfGoods(page: Page, isFit: (sentence: string) => boolean): GoodsSteps[] {
  const { blocks, type } = page;
  const sections = sectionsOf(blocks, type);
  const isItem = (at: number) => blocks[at]?.kind === "list_item" && sections[at]?.kind === "own";
  return [...blocks.keys()].flatMap((at) => {
    if (!isItem(at) || isItem(at - 1)) return [];
    const end = blocks.findIndex((_, index) => index > at && !isItem(index));
    const items = Array.from({ length: (end === -1 ? blocks.length : end) - at }, (_, one) => at + one);
    const texts = items.map((one) => blocks[one]?.text.trim() ?? "");
    const bare = texts.map((text) => text.replace(NUMBER, ""));
    const orders = bare.filter((text) => isOrder(text, "en"));
    const isNumbered = texts.every((text) => NUMBER.test(text));
    const above = [blocks[at - 1]?.text, blocks[sections[at]?.heading ?? -1]?.text].join("\n");
    // "Hang it on the wall", without a number or a head, may be praise.
    const isRun =
      (isNumbered || OF_STEPS.test(above)) &&
      items.length >= FEWEST &&
      orders.length >= ORDERS * items.length &&
      bare.every((text) => text.split(" ").length >= LEAST_WORDS && !isChrome(text, "article"));
    if (!isRun) return [];
    const said = bare.map((text) =>
      splitScript(speakable(/[.!?]$/.test(text) ? text : `${text}.`, "en")).map((one) => one.text),
    );
    const act = ACTS.find(([heading]) => heading.test(above))?.[1];
    const unitOf = (sentences: string[], index: number): Unit => ({
      sentences: index === 0 && act ? [act, ...sentences] : sentences,
      blockIndex: at + index,
      section: sections[at]?.heading ?? -1,
      leans: index > 0,
      head: null,
      isOrphan: false,
      pointsBack: false,
      isAsWritten: true,
      seconds: [...(index === 0 && act ? [act] : []), ...sentences].reduce(
        (sum, one) => sum + sentenceSeconds(one, "en"),
        0,
      ),
    });
    const brief = said.map((all) => all.filter((one, index) => index === 0 || forbidsInEnglish(one)));
    const ways = [said, brief].filter((way) => way.every((all) => all.length > 0 && all.every(isFit)));
    return [{ places: new Set(items), ways: ways.map((way) => way.map(unitOf)) }];
  });
}

/** Of what was chosen from a description, no step without the others. */
export function stepKeeper(page: Page, isAllowed: (sentence: string) => boolean) {
  const steps = lazily(() => {
    const isFit = runningEditorOf(page);
    const stepsIn = page.language === "ja" ? stepsOfGoodsInJapanese : stepsOfGoods;
    return stepsIn(page, (text) => isFit(text) && isAllowed(text));
  });
  const isStep = ({ blockIndex }: Unit) => steps().some(({ places }) => places.has(blockIndex));
  return Object.assign((units: readonly Unit[], seconds: number) => withStepsWhole(units, steps(), seconds), {
    isStep,
  });
}

/** The description of goods with the steps for which there is time, each list in its place and to its last step. */
function withStepsWhole(units: readonly Unit[], steps: readonly GoodsSteps[], seconds: number): Unit[] {
  const isStep = ({ blockIndex }: Unit) => steps.some(({ places }) => places.has(blockIndex));
  let told = units.filter((unit) => !isStep(unit));
  for (const { places, ways } of steps) {
    const left = seconds - secondsOf(told);
    const way = ways.find((one) => secondsOf(one) <= MOST * left);
    const [first = 0] = places;
    if (!way) continue;
    const before = told.filter(({ blockIndex }) => blockIndex < first);
    told = [...before, ...way, ...told.filter((unit) => !before.includes(unit))];
  }
  return told;
}
const MOST = 1.1;

const secondsOf = (units: readonly Unit[]) => units.reduce((sum, one) => sum + one.seconds, 0);
