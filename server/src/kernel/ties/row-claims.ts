import type { Block, Page } from "#kernel/page";
import type { Claims } from "./item-claims.ts";
import { type Mention, mentionsIn } from "./mentions.ts";
import { around, blocksRead, type Source } from "./sources.ts";
import { says } from "./values.ts";
import { lettersOf, patternOf } from "./versions.ts";

/** A longer line says more than one row does. */
const LONGEST = 60;
/** One letter is the name of many things. */
const LEAST_LETTERS = 2;
/** A sentence that has so many rows word for word tells a list of them. */
const FEWEST = 2;
/** Parts that a writer joins rows by; rows with commas of their own stand between semicolons. */
const BETWEEN = /、|[,;] (?:and )?| and /g;
const BETWEEN_LONG = /; (?:and )?/g;
const ENDING = /(?:です|ます|でした)?[。.]?$/;

interface Piece {
  from: number;
  to: number;
  mentions: Mention[];
  rows: Source[][];
}

/**
 * Where a sentence tells several rows of a list in their own words, "6 potatoes, 1 leek, 120 g of chicken", each
 * number is its own row's: that of another row stands on the page, too.
 */
export function rowClaimsOf({ blocks }: Page): Claims {
  const rows = rowsOf(blocks);

  return (sentence, mentions) => {
    const pieces = rows.size > 0 ? piecesOf(sentence, mentions, rows) : [];
    const isOwn = ({ mentions, rows }: Piece) =>
      rows.some((row) => mentions.every(({ value }, at) => row[at] && says(row[at].value, value)));
    if (pieces.filter(isOwn).length < FEWEST) return mentions.map(() => null);
    return mentions.map((mention) => {
      const piece = pieces.find((one) => one.mentions.includes(mention));
      if (!piece) return null;
      const at = piece.mentions.indexOf(mention);
      return piece.rows.flatMap((row) => (row[at] && says(row[at].value, mention.value) ? [row[at]] : []));
    });
  };
}

/** 「桜えび（釜揚げ）: 80g」 is told without its brackets, and 「大さじ2＋80g」 as 「大さじ2と80g」. */
const asSaid = (row: string) =>
  row.replace(/\s?[（(][^（()）]*[)）]/g, "").replace(/(?<=\p{L}|\d)\s?[＋+]\s?(?=\d)/gu, "と");

/** The numbers of the page's short lines, by their words. */
function rowsOf(blocks: readonly Block[]): Map<string, Source[][]> {
  const rows = new Map<string, Source[][]>();
  for (const [blockIndex, { kind, text }] of blocksRead(blocks)) {
    if (kind === "heading" || text.length > LONGEST) continue;
    for (const said of new Set([text, asSaid(text)])) {
      const mentions = mentionsIn(said);
      const pattern = patternOf(said, mentions);
      if (mentions.length === 0 || lettersOf(pattern) < LEAST_LETTERS) continue;
      const sources = mentions.map(({ value, index }): Source => {
        return { value, blockIndex, factId: null, excerpt: around(said, index), isSame: true };
      });
      rows.set(pattern, [...(rows.get(pattern) ?? []), sources]);
    }
  }
  return rows;
}

/** The parts of a sentence that are rows of the page but for their numbers. */
function piecesOf(sentence: string, mentions: readonly Mention[], rows: Map<string, Source[][]>): Piece[] {
  const between = sentence.includes("; ") ? BETWEEN_LONG : BETWEEN;
  const marks = [...sentence.matchAll(between)].map(({ index, 0: { length } }) => [index, index + length]);
  const starts = [0, ...marks.map(([, end = 0]) => end)];
  const ends = [...marks.map(([start = 0]) => start), sentence.length];
  return starts.flatMap((from, at) => {
    const to = ends[at] ?? sentence.length;
    const own = mentions.filter(({ index, text }) => index >= from && index + text.length <= to);
    if (own.length === 0) return [];
    const found = beginnings(sentence, from, to).flatMap((start) => {
      const inside = own.filter(({ index }) => index >= start);
      const words = sentence.slice(start, to).replace(ENDING, "");
      const moved = inside.map((mention) => ({ ...mention, index: mention.index - start }));
      const known = inside.length === own.length && rows.get(patternOf(words, moved));
      return known ? [{ from, to, mentions: own, rows: known }] : [];
    });
    return found.slice(0, 1);
  });
}

/** Where a row may begin: the first one stands behind the words that announce the list, 「材料は」. */
function beginnings(sentence: string, from: number, to: number): number[] {
  const announced = /^[^、]{1,12}は|^.{1,40}?(?:: |\b(?:are|include|need|take|add) )/i.exec(
    sentence.slice(from, to),
  );
  return announced && from === 0 ? [from, announced[0].length] : [from];
}
