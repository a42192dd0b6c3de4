import type { Block } from "#kernel/page";
import { englishVerbs, nounsLikeVerbs } from "#kernel/text/english-verbs";
import type { Language } from "#kernel/vocabulary";
import type { ProseLine } from "./lines.ts";
import { isForMachine } from "./steps/manuals-ja.ts";

/** From so many steps, and such a share of its items, a list is a procedure: no part is of use without the others. */
const FEWEST = 2;
const SHARE = 1 / 3;
const LIKE_NOUNS = /^(?:the|a|an|your|it|on|off|in|out|up|to|with|all|both|each|this|these|that)$/i;
const JAPANESE_ORDER =
  /(?:してください|[てで](?:ください|下さい|おきます)|ましょう|(?:[しきちりみびぎけせぜてねめれえべげ]|入れ|押し)ます)。$/u;

/** Whether a sentence tells somebody what to do: "Select the three curves." */
export function isOrder(text: string, language: Language): boolean {
  if (language === "ja") return JAPANESE_ORDER.test(text);
  const [first = "", second = ""] = text.match(/[\p{L}'’-]+/gu) ?? [];
  const verb = first.toLowerCase();
  if (!/^[\p{Lu}]/u.test(text) || englishVerbs.get(verb) !== "base") return false;
  return !nounsLikeVerbs.has(verb) || LIKE_NOUNS.test(second);
}

/** The lines of a page without the steps of procedures of which one could not be said; `isHeadedStep` tells which have headings. */
export function withWholeProcedures(
  lines: readonly ProseLine[],
  blocks: readonly Block[],
  language: Language,
  isHeadedStep: (block: Block | undefined) => boolean = () => false,
): ProseLine[] {
  const broken = new Set<number>();
  for (const steps of proceduresIn(lines, language)) {
    const told = new Set(steps.map(({ blockIndex }) => blockIndex));
    const [first = 0, last = 0] = [Math.min(...told), Math.max(...told)];
    const [start, end] = [edge(blocks, first, -1), edge(blocks, last, 1)];
    // A list of what they need may stand right above steps that have headings.
    const isHeaded = steps.some(({ blockIndex }) => isHeadedStep(blocks[blockIndex]));
    const isWhole = blocks.slice(start, end + 1).every(
      ({ kind, text }, at) =>
        kind !== "list_item" ||
        (isHeaded && !isHeadedStep(blocks[start + at])) ||
        told.has(start + at) ||
        // Another list above or below a paragraph; a step lost between two lists leaves a gap.
        (language === "ja" && !placesOfList(blocks, start + at).some((place) => told.has(place))) ||
        // Its words are told in another place.
        text === "" ||
        (language === "ja" && isForMachine(text)),
    );
    if (!isWhole || steps.slice(1).some(({ gap }) => gap)) for (const index of told) broken.add(index);
  }
  return lines
    .map((line, at) => (broken.has(lines[at - 1]?.blockIndex ?? -1) ? { ...line, gap: true } : line))
    .filter(({ blockIndex }) => !broken.has(blockIndex));
}

/** The places of the list items that stand right behind each other about one of them. */
function placesOfList(blocks: readonly Block[], at: number): number[] {
  const isItem = (place: number) => blocks[place]?.kind === "list_item";
  let [start, end] = [at, at];
  while (isItem(start - 1)) start -= 1;
  while (isItem(end + 1)) end += 1;
  return Array.from({ length: end - start + 1 }, (_, one) => start + one);
}

/** The steps of each section that is a procedure. */
function proceduresIn(lines: readonly ProseLine[], language: Language): ProseLine[][] {
  const items = lines.filter(({ kind }) => kind === "list_item");
  return [...Map.groupBy(items, ({ section }) => section).values()].filter((steps) => {
    const orders = steps.filter(({ begins, sentences }) => begins && isOrder(sentences[0] ?? "", language));
    return orders.length >= FEWEST && orders.length >= SHARE * steps.filter(({ begins }) => begins).length;
  });
}

/** The last list item in a direction, before a heading. */
function edge(blocks: readonly Block[], from: number, step: 1 | -1): number {
  let at = from;
  for (let next = from + step; blocks[next] && blocks[next]?.kind !== "heading"; next += step)
    if (blocks[next]?.kind === "list_item") at = next;
  return at;
}

/** Sections whose steps are told all or none. */
export const sectionsOfSteps = (lines: readonly ProseLine[], language: Language): ReadonlySet<number> =>
  new Set(proceduresIn(lines, language).map(([step]) => step?.section ?? -1));

/** 「ランプが点かないとき」 */
const OF_CASE = /(?:とき|時|場合)$/u;
/** 「同じ表示が出るときは、」: a case within the case. */
const SETS_CASE = /^[^。、]{2,24}(?:とき|場合)は?、/u;
const FEWEST_IN_CASE = 3;
/** The blocks below the heading of a case that say in order what to do then: half of them leaves a thing in pieces. */
export function blocksOfCases(lines: readonly ProseLine[], blocks: readonly Block[]): ReadonlySet<number> {
  const places = new Set<number>();
  const begun = lines.filter(({ begins }) => begins);
  for (const [section, own] of Map.groupBy(begun, (line) => line.section)) {
    if (!OF_CASE.test(blocks[section]?.text.trim() ?? "")) continue;
    const end = own.findIndex(({ sentences }) => SETS_CASE.test(sentences[0] ?? ""));
    const steps = own.slice(0, end === -1 ? own.length : end);
    const orders = steps.filter(({ sentences }) => isOrder(sentences[0] ?? "", "ja"));
    if (orders.length >= FEWEST_IN_CASE) for (const { blockIndex } of steps) places.add(blockIndex);
  }
  return places;
}
