import type { Block } from "#kernel/page";
import { secondsOfLines } from "../measure.ts";
import { isOrder } from "../procedures.ts";
import { isOfTrouble } from "../steps/troubles-ja.ts";
import type { Passage } from "./passages.ts";

/** How the time of a script is shared out between the parts of a Japanese text. */
export interface Shares {
  /** The part of each passage, in the text's order. */
  partOf: readonly number[];
  /** Seconds of each part beyond which more of it is worth less than the beginning of another one. */
  most: readonly number[];
  /** Which passages are of the beginning, and the seconds that it may take. */
  isEarly: readonly boolean[];
  mostEarly: number;
  /** Seconds of good text that one would give to have each heard of at all. */
  heard: readonly number[];
}

/** An opening of so much of the time leaves enough for what it leads to. */
const LEAD = 0.4;
/** Any other part may take so much, or twice what it would have if all had the same. */
const OTHER = 0.3;
const TWICE = 2;
/** A section that makes so much of a text has several parts itself. */
const LONG = 0.6;
/** The first third of a text only leads to the rest. */
const BEGINNING = 1 / 3;
const EARLY = 0.45;
/** A report has its facts there. */
const EARLY_OF_REPORT = 0.75;
const FEWEST = 3;
const HEARD = 9;
/** Of more parts a script cannot tell each. */
const MOST_HEARD = 5;

/** The parts of a text: its sections, and of a long one its thirds; null for a text that is nearly told whole. */
export function sharesOfParts(
  passages: readonly Passage[],
  budget: number,
  isReport: boolean,
  { blocks, isPlain }: { blocks: readonly Block[]; isPlain: boolean } = { blocks: [], isPlain: true },
): Shares | null {
  const seconds = passages.map(({ lines }) => secondsOfLines(lines));
  const whole = seconds.reduce((sum, one) => sum + one, 0);
  if (budget < ROOM || whole < WHOLE * budget) return null;
  // Of a text that is nearly told whole no part takes too much, and still each is heard of.
  const isLong = whole >= FULL * budget;
  const lines = passages.flatMap((passage) => passage.lines);
  const orders = lines.filter(({ sentences }) => isOrder(sentences.at(-1) ?? "", "ja")).length;
  const isOfOrders = orders >= ORDERS * lines.length;
  const isDated = lines.some(({ sentences }) => DATE.test(sentences.join("")));
  if (!isLong && (!isPlain || (isOfOrders && isDated))) return null;
  if (secondsOfLines(lines.filter(({ isTold }) => isTold)) > ROWS * whole) return null;
  const sectionOf = (at: number) => passages[at]?.lines[0]?.section ?? -1;
  const sections = Map.groupBy(passages.keys(), sectionOf);
  const partOf: number[] = [];
  let part = -1;
  for (const some of sections.values()) {
    const all = [...some];
    const length = all.reduce((sum, at) => sum + (seconds[at] ?? 0), 0);
    const step = isLong && length > LONG * whole ? Math.max(length / 3, SHORTEST) : length + 1;
    let [spent, edge] = [0, 0];
    part += 1;
    for (const at of all) {
      if (spent >= edge + step && passages[at]?.stands) [part, edge] = [part + 1, spent];
      partOf[at] = part;
      spent += seconds[at] ?? 0;
    }
  }
  const count = part + 1;
  if (count < FEWEST) return null;
  const other = Math.max(OTHER, TWICE / count) * budget;
  const lead = (isReport ? EARLY_OF_REPORT : LEAD) * budget;
  const most = Array.from({ length: count }, (_, index) =>
    isLong ? (index === 0 ? lead : other) : Number.POSITIVE_INFINITY,
  );
  // Of cases of trouble none has to be heard of.
  const ofTrouble = new Set(partOf.filter((_, at) => isOfTrouble(blocks, sectionOf(at))));
  const each = HEARD * Math.min(1, MOST_HEARD / (count - ofTrouble.size));
  const heard = most.map((_, one) => (ofTrouble.has(one) ? 0 : each));
  let before = 0;
  const isEarly = seconds.map((own) => {
    before += own;
    return before - own < BEGINNING * whole;
  });
  return {
    partOf,
    most,
    isEarly,
    // A first step is no opening.
    mostEarly:
      isLong && !isOfOrders ? (isReport ? EARLY_OF_REPORT : EARLY) * budget : Number.POSITIVE_INFINITY,
    heard,
  };
}
const WHOLE = 1.1;
/** From such a share of orders on a text says what one does; with a date it is a notice, and has an order of its own. */
const ORDERS = 0.15;
const DATE = /[\d０-９]{1,2}月[\d０-９]{1,2}日/u;
/** With so little more than fits a text is told without its least. */
const FULL = 1.5;
/** A shorter script tells one thing. */
const ROOM = 38;
const SHORTEST = 14;
/** A page that is mostly rows has its order of them. */
const ROWS = 0.15;
