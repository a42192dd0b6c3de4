import { MANNER_MARK } from "#kernel/text/manner-mark";
import { PAUSE_MARK } from "#kernel/text/pause-mark";
import { remembered } from "#kernel/work/remembered";
import { withDaysInARow } from "./days-in-a-row.ts";
import { ENGLISH_NUMBER } from "./english-number.ts";
import { KANJI_DIGIT } from "./japanese-number.ts";
import { readings } from "./readings.ts";
import { withSharedUnits } from "./shared-units.ts";
import type { Value } from "./values.ts";

/** A number, price, date, time or percentage of a text. */
export interface Mention {
  readonly text: string;
  readonly index: number;
  readonly value: Value;
  /** Words beside it say that it is rounded: about, 約. */
  readonly isRounded?: true;
}

/** Most sentences hold none, and are not searched for any. */
const MAY_HOLD_NUMBER = new RegExp(`\\d|${KANJI_DIGIT}|半額|\\bhalf\\b|\\b${ENGLISH_NUMBER}\\b`, "iu");

/** A dozen rules ask about the same sentences of a page: as much as they read of one is kept. */
const MOST_CHARACTERS = 300_000;

const blank = (mark: string) => " ".repeat(mark.length);

/** Every number of a text, in its order, as it is written there. */
export const mentionsIn = remembered(readMentions, MOST_CHARACTERS);

function readMentions(text: string): readonly Mention[] {
  // One character for one: places stay what they are.
  const folded = text
    .replace(PAUSE_MARK, blank)
    .replace(MANNER_MARK, blank)
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));
  if (!MAY_HOLD_NUMBER.test(folded)) return [];
  const mentions: Mention[] = [];
  const taken = new Uint8Array(folded.length);
  const isTaken = (from: number, to: number) => taken.subarray(from, to).includes(1);
  for (const [pattern, read, sign] of readings) {
    if (sign && !sign.test(folded)) continue;
    for (const match of folded.matchAll(pattern)) {
      const words = match[0].trimEnd();
      if (isTaken(match.index, match.index + words.length)) continue;
      const value = read(match.groups ?? {});
      if (!value) continue;
      const [from, to] = [match.index, match.index + words.length];
      taken.fill(1, from, to);
      mentions.push({ text: text.slice(from, to), index: from, value });
    }
  }
  const inOrder = mentions.sort((a, b) => a.index - b.index);
  const all = withSharedUnits(folded, withDaysInARow(folded, inOrder));
  return all.map((mention) => (isRounded(folded, mention) ? { ...mention, isRounded: true } : mention));
}

const ROUNDING_BEFORE =
  /(?:約|およそ|おおよそ|ほぼ|だいたい|ざっと|\b(?:about|around|roughly|nearly|almost|approximately|approx\.|some|over|more than|close to|(?:just|well|a (?:touch|little|bit|shade)) (?:under|below|above|over)|up to)\s)\s*$/iu;
const ROUNDING_AFTER =
  /^\s*(?:ほど|くらい|ぐらい|前後|弱|強(?![いく])|近く|余り|あまり|を(?:超|上回|切|下回)|に満た|or so\b)/iu;

const isRounded = (text: string, { index, text: { length } }: Mention) =>
  ROUNDING_BEFORE.test(text.slice(Math.max(0, index - 20), index)) ||
  ROUNDING_AFTER.test(text.slice(index + length, index + length + 8));
