import type { Block, Page } from "#kernel/page";
import { sentenceSeconds } from "#kernel/text/spoken-seconds";
import { sectionsOf } from "../../sections.ts";
import { politeThroughout } from "../../text/polite/polite.ts";
import { speakable } from "../../text/signs/speakable.ts";
import type { Unit } from "../../units.ts";
import type { GoodsSteps } from "./steps-of-goods-en.ts";

const FEWEST = 3;
const NUMBER =
  /^\s*(?:(?:手順|STEP|ステップ)\s?)?(?:[\d０-９]{1,2}\s?[.．)）:：、]|[①-⑳]|[(（][\d０-９]{1,2}[)）])\s*(?=\S)/iu;
/** 「交換のしかた（ざっと）」: below it stand deeds in their order. */
const OF_STEPS =
  /(?:[えけいりきみしせて]かた|仕方|手順|方法|(?:使|張|組み?立て|取り?付け|付け|つけ|替え|換え|作り|い|り|え)方|流れ)(?:[（(][^（()）]*[)）])?$/u;
const NOTE = /[（(][^（()）]*[)）]/gu;
const DEED = /(?:[うくぐすつぬぶむる]|ます|ない|ません|ください|下さい|こと)。?$/u;
const DEEDS = 0.6;
/** 「②締める向きは裏返すだけで替わります。」: points of a thing may be numbered, too. */
const OF_THING = /^[^。、]{1,16}[はがも](?!ず|り|ら|の|れ)/u;

/**
 * The steps on a Japanese page of goods: they are told in order to the last, or not at all. Who follows some of them
 * may be hurt.
 */
export function stepsOfGoodsInJapanese(page: Page, isFit: (sentence: string) => boolean): GoodsSteps[] {
  const { blocks, type } = page;
  const sections = sectionsOf(blocks, type);
  const isItem = (at: number) => blocks[at]?.kind === "list_item" && sections[at]?.kind === "own";
  return [...blocks.keys()].flatMap((at) => {
    if (!isItem(at) || isItem(at - 1)) return [];
    const end = blocks.findIndex((_, index) => index > at && !isItem(index));
    const items = Array.from({ length: (end === -1 ? blocks.length : end) - at }, (_, one) => at + one);
    const texts = items.map((one) => blocks[one]?.text.trim() ?? "");
    const bare = texts.map((text) => text.replace(NUMBER, ""));
    const head = headOf(blocks, at);
    const deeds = bare.filter((text) => DEED.test(text.replace(NOTE, "")) && !OF_THING.test(text)).length;
    const isRun =
      items.length >= FEWEST &&
      (texts.every((text) => NUMBER.test(text)) || head !== null) &&
      deeds >= DEEDS * items.length;
    if (!isRun) return [];
    const said = bare.map((text) => stepSaid(text, isFit));
    const way = said.every((one) => one !== null)
      ? [
          said.map((sentences, index) =>
            unitOf(index === 0 ? [headSaid(head), ...sentences] : sentences, at + index),
          ),
        ]
      : [];
    return [{ places: new Set(items), ways: way }];
  });
}

const unitOf = (sentences: string[], blockIndex: number): Unit => ({
  sentences,
  blockIndex,
  section: -1,
  leans: true,
  head: null,
  isOrphan: false,
  pointsBack: false,
  isAsWritten: true,
  seconds: sentences.reduce((sum, one) => sum + sentenceSeconds(one, "ja"), 0),
});

/** The line or heading right above that calls what stands below it by its deed. */
function headOf(blocks: readonly Block[], at: number): string | null {
  const above = blocks[at - 1]?.text.trim() ?? "";
  return blocks[at - 1]?.kind !== "list_item" && OF_STEPS.test(above) ? above.replace(NOTE, "").trim() : null;
}
const headSaid = (head: string | null) => `${head ?? "手順"}です。`;

/** Each sentence of a step, politely; null where one cannot be said. */
function stepSaid(text: string, isFit: (sentence: string) => boolean): string[] | null {
  const sentences = speakable(text.replace(NOTE, ""), "ja")
    .split(/(?<=。)/u)
    .map((one) => one.trim())
    .filter(Boolean)
    .map((one) => politeThroughout(/。$/u.test(one) ? one : `${one}。`));
  const told = sentences.flatMap((one) => one ?? []);
  const isWhole = told.length === sentences.length && told.length > 0;
  return isWhole && told.every((one) => POLITE.test(one) && isFit(one)) ? told : null;
}
const POLITE = /(?:ます|ません|です|ください|ましょう)。$/u;
