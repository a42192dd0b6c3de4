import { expect, it } from "vitest";
import type { ProseLine } from "../lines.ts";
import type { Passage } from "./passages.ts";
import { pick } from "./pick.ts";

const line = (seconds: number, blockIndex: number): ProseLine => ({
  sentences: ["A sentence."],
  blockIndex,
  section: blockIndex,
  leans: false,
  head: null,
  isOrphan: false,
  pointsBack: false,
  seconds,
  kind: "paragraph",
  begins: true,
  gap: false,
  sought: 0,
});
/** Passages of one sentence, each in a section of its own, a second of each as good as of the others. */
const picked = (lengths: number[], budget: number, isExact: boolean) => {
  const passages = lengths.map(
    (seconds, index): Passage => ({
      lines: [line(seconds, index)],
      stands: true,
      follows: false,
      opensSection: true,
      concludes: false,
      warmsUp: false,
      announces: false,
      cuts: [1],
    }),
  );
  const worth = lengths.map((seconds) => [seconds]);
  return pick(passages, worth, budget, isExact).map(({ passage }) => passage);
};

it("adds a lonely sentence only where the length was missed without it", () => {
  expect(picked([12, 40, 6], 18, false)).toEqual([0]);
  expect(picked([12, 40, 6], 18, true)).toEqual([0, 2]);
});

it("begins at the beginning, however well a later part would fill the time", () => {
  expect(picked([12, 18], 18, true)).toEqual([0]);
});

/** Passages of six seconds in three sections; the opening of the last one leans on a name that was heard before. */
const sections = (last: Partial<Passage>, lastLine: Partial<ProseLine> = {}) => {
  const passage = (index: number, own: Partial<Passage>, ownLine: Partial<ProseLine> = {}): Passage => ({
    lines: [{ ...line(6, 2 * index + 1), section: 2 * index, ...ownLine }],
    stands: true,
    follows: false,
    opensSection: true,
    concludes: false,
    warmsUp: false,
    announces: false,
    cuts: [1],
    ...own,
  });
  return [passage(0, {}), passage(1, {}), passage(2, last, lastLine)];
};
const chosen = (passages: Passage[], budget: number, isExact: boolean) =>
  pick(
    passages,
    passages.map(() => [20]),
    budget,
    isExact,
  ).map(({ passage }) => passage);

it("goes on under the next heading by a name that was heard, only where the length was missed without it", () => {
  expect(chosen(sections({ stands: false }), 19, false)).toEqual([0, 1]);
  expect(chosen(sections({ stands: false }), 19, true)).toEqual([0, 1, 2]);
  expect(chosen(sections({ stands: false }, { gap: true }), 19, true)).toEqual([0, 1]);
  expect(chosen(sections({ stands: false, isEntry: false }), 19, true)).toEqual([0, 1]);
});

it("tells what was asked for, however little time there is", () => {
  expect(chosen(sections({}), 6, false)).toEqual([0]);
  expect(chosen(sections({}, { isAsked: true }), 6, false)).toEqual([2]);
});

/** Three sections; what the first ones are decides where a script that has no time for them begins. */
const begun = (first: Partial<Passage>, lastLine: Partial<ProseLine> = {}, isExact = false) => {
  const [lead, second, last] = sections({}, lastLine) as [Passage, Passage, Passage];
  const passages = [{ ...lead, ...first }, { ...second, ...first }, last];
  // The last one is worth so much more.
  const worth = [[4], [4], [30]];
  return pick(passages, worth, 6, isExact).map(({ passage }) => passage);
};

it("begins behind warm-ups at no cost, and late for what was asked for, or else at a price [7.3]", () => {
  expect(begun({})).toEqual([0]);
  expect(begun({ warmsUp: true })).toEqual([2]);
  expect(begun({}, { sought: 1 })).toEqual([2]);
});

it("pays more for a late start where the length was missed, and for a row without its matter [7.3]", () => {
  const late = (lastLine: Partial<ProseLine>, isExact: boolean) => {
    const passages = sections({}, lastLine);
    return pick(passages, [[4], [4], [60]], 6, isExact).map(({ passage }) => passage);
  };
  expect(late({}, false)).toEqual([2]);
  expect(late({}, true)).toEqual([0]);
  expect(late({ isTold: true }, false)).toEqual([0]);
});

/** English passages of single sentences: the lead, two of a part, one of another part. */
const parts = (next: Partial<Passage>, lastLine: Partial<ProseLine> = {}) => {
  const [lead, second, last] = sections({}, lastLine) as [Passage, Passage, Passage];
  const pair: Passage = { ...second, opensSection: false, ...next };
  return [lead, second, pair, last];
};
const toldInEnglish = (passages: Passage[], worth: number[], budget: number) =>
  pick(
    passages,
    worth.map((value) => [value]),
    budget,
  ).map(({ passage }) => passage);

it("tells an English part by two sentences that go on from each other sooner than by one [7.3]", () => {
  const worth = [20, 15, 15, 24];
  expect(toldInEnglish(parts({ follows: true }), worth, 19)).toEqual([0, 1, 2]);
  expect(toldInEnglish(parts({ follows: false, opensSection: true }), worth, 13)).toEqual([0, 3]);
});

it("pays for an English paragraph that is told from its middle on [7.3]", () => {
  const worth = [20, 1, 1, 20];
  expect(toldInEnglish(parts({}), worth, 13)).toEqual([0, 3]);
  expect(toldInEnglish(parts({}, { begins: false }), worth, 13)).toEqual([0]);
});

it("begins behind an English warm-up, and sooner with it than with a point of a list [7.3]", () => {
  const begun = (kind: ProseLine["kind"]) => {
    const [lead, second, last] = sections({}, { kind }) as [Passage, Passage, Passage];
    const passages = [{ ...lead, warmsUp: true }, { ...second, warmsUp: true }, last];
    return toldInEnglish(passages, [4, 4, 15], 6);
  };
  expect(begun("paragraph")).toEqual([2]);
  expect(begun("list_item")).not.toEqual([2]);
});

it("tells the only sentence of a part where it states an amount or a day [7.3]", () => {
  const only = (text: string) => toldInEnglish(sections({}, { sentences: [text] }), [20, 1, 8], 13);
  expect(only("The highest grant is £20,000 for a roof.")).toEqual([0, 2]);
  expect(only("The last day for letters is 14 March 2026.")).toEqual([0, 2]);
  expect(only("The letters of the weavers are kept.")).toEqual([0]);
});
