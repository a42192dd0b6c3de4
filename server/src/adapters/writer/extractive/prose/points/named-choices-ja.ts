import type { Block, Page } from "#kernel/page";
import type { Told } from "../wording.ts";
import { nameOf } from "./counted.ts";
import { turnTo } from "./tell-counted-ja.ts";

const COUNT = "([2-7二三四五六七])";
const KINDS = "(通り|とおり|種類|タイプ|コース|プラン|つ)";
/** 「仕上がりは3通りから」, 「コースは三つ」 */
const SO_MANY = new RegExp(
  `^([^は、。]{1,12})は、?${COUNT}${KINDS}(?:から(?:選べます)?|あります|です|、?あり)?$`,
  "u",
);
/** 「3通りの仕上がり」, 「五つの庭」 */
const SO_MANY_OF = new RegExp(`^${COUNT}${KINDS}の([^はをの、。]{1,8})$`, "u");
const KANJI = "一二三四五六七";
const numberOf = (sign: string) => (KANJI.includes(sign) ? KANJI.indexOf(sign) + 1 : Number(sign));

/** A statement is heard in the text below it, and a number before it is a step's. */
const NO_NAME = /[はがを、]|^\d|[うくぐすつぬぶむるたい]$/u;
const LONGEST = 16;

/** Kinds of a thing whose number a heading gives, each with a heading of its own. */
interface Choices {
  heading: number;
  announced: string;
  choices: { at: number; name: string }[];
}

/**
 * Tells each of several choices behind its name: 「方言をかな書きで」 and 「共通語の文章に整え」 contradict each other
 * where nobody hears that they are two kinds of the same work.
 */
export function withChoicesNamed(
  paragraphs: readonly Told[][],
  { blocks, language }: Page,
  isFit: (sentence: string) => boolean,
): Told[][] {
  if (language !== "ja") return [...paragraphs];
  return blocks.reduce<Told[][]>(
    (told, _, heading) => {
      const found = choicesBelow(blocks, heading);
      return found ? named(told, found, blocks, isFit) : told;
    },
    [...paragraphs],
  );
}

function named(
  paragraphs: Told[][],
  { heading, announced, choices }: Choices,
  blocks: Page["blocks"],
  isFit: (sentence: string) => boolean,
): Told[][] {
  const told = paragraphs.flat();
  const choiceOf = ({ blockIndex }: Told) =>
    choices.findLastIndex(
      ({ at }) => blockIndex !== null && blockIndex >= at && blockIndex < endOf(blocks, at),
    );
  const heard = told.map(choiceOf).filter((at, index, all) => at !== -1 && all.indexOf(at) === index);
  const isHeadingTold = told.some(
    ({ blockIndex, isFrame }) => isFrame && choices.some(({ at }) => at === blockIndex),
  );
  if (heard.length === 0 || isHeadingTold) return paragraphs;
  const isWhole = heard.length === choices.length && heard.every((choice, at) => choice === at);
  const isAnnounced = told.some(({ blockIndex }) => blockIndex === heading || blockIndex === heading + 1);
  const frames = heard.map((choice): Told[] => {
    const { at, name } = choices[choice] ?? { at: heading, name: "" };
    const text = isWhole ? turnTo(name, choice, choices.length) : `「${name}」についてです。`;
    const lead =
      isWhole && choice === 0 && !isAnnounced
        ? [{ text: announced, blockIndex: heading, isFrame: true }]
        : [];
    return [...lead, { text, blockIndex: at, isFrame: true }];
  });
  if (!frames.flat().every(({ text }) => isFit(text))) return paragraphs;
  const begun = new Set<number>();
  return paragraphs.flatMap((paragraph) => {
    const parts: Told[][] = [[]];
    for (const one of paragraph) {
      const choice = choiceOf(one);
      if (choice !== -1 && !begun.has(choice)) {
        begun.add(choice);
        parts.push([...(frames[heard.indexOf(choice)] ?? [])]);
      }
      parts.at(-1)?.push(one);
    }
    return parts.filter(({ length }) => length > 0);
  });
}

/** The choices below a heading that gives their number; null where the headings below it are not so many names. */
function choicesBelow(blocks: Page["blocks"], heading: number): Choices | null {
  const { kind, text = "", level = LOWEST } = blocks[heading] ?? {};
  const said = kind === "heading" ? text.normalize("NFKC").trim() : "";
  const [, of, number = "", counter] = SO_MANY.exec(said) ?? [];
  const [, numberBefore = "", counterBefore, ofBehind] = SO_MANY_OF.exec(said) ?? [];
  const [thing, sign, unit] = of ? [of, number, counter] : [ofBehind, numberBefore, counterBefore];
  if (!thing || !sign) return null;
  const below = headingsBelow(blocks, heading, level);
  const names = below.map((at) => nameOf(blocks[at]?.text ?? "", "ja", LONGEST));
  const choices = names.flatMap((name, index) =>
    name && !NO_NAME.test(name) && blocks[(below[index] ?? 0) + 1]?.kind === "paragraph"
      ? [{ at: below[index] ?? 0, name }]
      : [],
  );
  const isWhole = choices.length === numberOf(sign) && choices.length === names.length;
  return isWhole ? { heading, announced: `${thing}は${sign}${unit}あります。`, choices } : null;
}

/** Headings of one level up to the part's end: deeper ones, or those of its own level where nothing else follows. */
function headingsBelow(blocks: Page["blocks"], from: number, level: number): number[] {
  const isAbove = (block: Block, most: number) => block.kind === "heading" && (block.level ?? LOWEST) <= most;
  const within = (most: number) => {
    const end = blocks.findIndex((block, at) => at > from && isAbove(block, most));
    const places = [...blocks.keys()].slice(from + 1, end === -1 ? undefined : end);
    return places.filter((at) => blocks[at]?.kind === "heading");
  };
  const below = within(level).length > 0 ? within(level) : within(level - 1);
  const first = blocks[below[0] ?? -1]?.level ?? LOWEST;
  return below.filter((at) => (blocks[at]?.level ?? LOWEST) === first);
}
const LOWEST = 6;

function endOf(blocks: Page["blocks"], from: number): number {
  const end = blocks.findIndex(({ kind }, at) => at > from && kind === "heading");
  return end === -1 ? blocks.length : end;
}
