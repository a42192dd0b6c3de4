import type { Page } from "#kernel/page";
import type { Told } from "../wording.ts";

const NUMBERS: readonly (readonly [string, string])[] = [
  ["一1１", "ひと"],
  ["二2２", "ふた"],
  ["三3３", "みっ"],
  ["四4４", "よっ"],
  ["五5５", "いつ"],
  ["六6６", "むっ"],
  ["七7７", "なな"],
];
const FEWEST = 2;
/** So many blocks below the announcement the first one is told. */
const FARTHEST = 4;
/** 「見えたことは三つあります。」 */
const ANNOUNCED = /^([^。]*[はが])([二三四五六七2-7２-７])つあります。$/u;
/** 「ひとつ。」, 「二つ目は、」, 「第三に」: how a paragraph begins that tells of one of them. */
const ORDINALS = NUMBERS.map(
  ([digits, word]) =>
    new RegExp(`^(?:(?:[${digits}]|${word})つ(?:目|め)?(?:です)?[。、は]|第[${digits}](?:に|は))`, "u"),
);

/** A listener who hears of three things counts them: where not all are told, the number says so. */
export function withCountsKept(paragraphs: readonly Told[][], { blocks, language }: Page): Told[][] {
  if (language !== "ja") return [...paragraphs];
  const told = new Set(paragraphs.flat().map(({ blockIndex }) => blockIndex));
  const kept = (one: Told): Told[] => {
    const [, of = "", count = ""] = one.blockIndex === null ? [] : (ANNOUNCED.exec(one.text) ?? []);
    const places = one.blockIndex === null ? [] : placesAnnounced(one.text, one.blockIndex, blocks);
    const left = places.filter((place) => told.has(place)).length;
    if (left === places.length) return [one];
    return left === 0 ? [] : [{ ...one, text: `${of}${count}つあり、ここではその一部をお伝えします。` }];
  };
  return paragraphs.map((some) => some.flatMap(kept)).filter(({ length }) => length > 0);
}

/** The paragraphs below a sentence that tell of the things it counts, one of each; none where the page does not count them so. */
export function placesAnnounced(text: string, from: number, blocks: Page["blocks"]): number[] {
  const count = numberOf(ANNOUNCED.exec(text)?.[2] ?? " ");
  const places: number[] = [];
  const end = endOfPart(blocks, from);
  for (const ordinal of ORDINALS.slice(0, count)) {
    const start = places.at(-1) ?? from;
    const place = blocks.findIndex((block, index) => index > start && ordinal.test(block.text.trim()));
    if (place === -1 || place >= end || (places.length === 0 && place > from + FARTHEST)) return [];
    places.push(place);
  }
  return places.length >= FEWEST ? places : [];
}

/** Where the part of a block ends: below a heading that is none of the things something else is counted. */
function endOfPart(blocks: Page["blocks"], from: number): number {
  const end = blocks.findIndex(
    ({ kind, text }, index) =>
      index > from && kind === "heading" && !ORDINALS.some((ordinal) => ordinal.test(text.trim())),
  );
  return end === -1 ? blocks.length : end;
}

const numberOf = (sign: string) => NUMBERS.findIndex(([digits]) => digits.includes(sign)) + 1;
