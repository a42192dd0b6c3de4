import { secondsOfLines } from "./measure.ts";
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
  /** What it is worth, in seconds of good text, that a further part is heard of at all. */
  heard: number;
}

/** An opening of so much of the time leaves enough for what it leads to. */
const LEAD = 0.4;
/** Any other part may take so much, or twice what it would have if all had the same. */
const OTHER = 0.3;
const TWICE = 2;
/** A section that makes so much of a text has several parts itself. */
const LONG = 0.6;
/** What lies in the first third of a text only leads to the rest. */
const BEGINNING = 1 / 3;
const EARLY = 0.45;
/** A report has its facts there. */
const EARLY_OF_REPORT = 0.6;
const FEWEST = 3;
const HEARD = 9;
/** Of more parts a script cannot tell each. */
const MOST_HEARD = 5;

/** The parts of a text: its sections, and of a long one its thirds; null for a text that is nearly told whole. */
export function sharesOf(passages: readonly Passage[], budget: number, isReport: boolean): Shares | null {
  const seconds = passages.map(({ lines }) => secondsOfLines(lines));
  const whole = seconds.reduce((sum, one) => sum + one, 0);
  if (budget < ROOM || whole < FULL * budget) return null;
  if (secondsOfLines(passages.flatMap(({ lines }) => lines.filter(({ isTold }) => isTold))) > ROWS * whole)
    return null;
  const sections = Map.groupBy(passages.keys(), (at) => passages[at]?.lines[0]?.section ?? -1);
  const partOf: number[] = [];
  let part = -1;
  for (const own of sections.values()) {
    const all = [...own];
    const length = all.reduce((sum, at) => sum + (seconds[at] ?? 0), 0);
    const step = length > LONG * whole ? Math.max(length / 3, SHORTEST) : length + 1;
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
  const most = Array.from({ length: count }, (_, index) =>
    index === 0 ? (isReport ? EARLY_OF_REPORT : LEAD) * budget : other,
  );
  let before = 0;
  const isEarly = seconds.map((own) => {
    before += own;
    return before - own < BEGINNING * whole;
  });
  return {
    partOf,
    most,
    isEarly,
    mostEarly: (isReport ? EARLY_OF_REPORT : EARLY) * budget,
    heard: HEARD * Math.min(1, MOST_HEARD / count),
  };
}
/** With so little more than fits a text is told without its least, and not part by part. */
const FULL = 1.5;
/** A shorter script tells one thing. */
const ROOM = 38;
const SHORTEST = 14;
/** A page that is mostly rows has its order of them. */
const ROWS = 0.15;
