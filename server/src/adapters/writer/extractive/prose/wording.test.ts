import { expect, it } from "vitest";
import type { ProseLine } from "./lines.ts";
import type { Passage } from "./passages/passages.ts";
import { paragraphsOf, paragraphsOfRuns } from "./wording.ts";

const line = (text: string, more: Partial<ProseLine> = {}): ProseLine => ({
  sentences: [text],
  blockIndex: 1,
  section: 0,
  leans: false,
  head: null,
  isOrphan: false,
  pointsBack: false,
  seconds: 4,
  kind: "paragraph",
  begins: true,
  gap: false,
  sought: 0,
  ...more,
});
const passage = (lines: ProseLine[], follows = false): Passage => ({
  lines,
  stands: true,
  follows,
  opensSection: false,
  concludes: false,
  warmsUp: false,
  announces: false,
  cuts: lines.map((_, at) => at + 1),
});
/** How many sentences each paragraph has, where all of each passage is told. */
const sizes = (passages: Passage[]) =>
  paragraphsOf(
    passages,
    passages.map(({ lines }, at) => ({ passage: at, count: lines.length })),
  ).map(({ length }) => length);

const item = { kind: "list_item" } as const;

it("puts into one English paragraph what goes on, and the points of one list [7.3]", () => {
  const one = () => passage([line("Larch lasts.")]);
  expect(sizes([one(), passage([line("It is hard.")], true)])).toEqual([2]);
  expect(sizes([one(), one()])).toEqual([1, 1]);
  const point = (section: number) => passage([line("Larch lasts.", { ...item, section })]);
  expect(sizes([point(0), point(0)])).toEqual([2]);
  expect(sizes([point(0), point(3)])).toEqual([1, 1]);
  expect(sizes([point(0), one()])).toEqual([1, 1]);
});

it("puts single Japanese sentences into one paragraph, and each run into one of its own [7.3]", () => {
  const one = [line("松は軽い。")];
  const two = [line("松は軽い。"), line("樫は重い。")];
  expect(paragraphsOfRuns([one, one]).map(({ length }) => length)).toEqual([2]);
  expect(paragraphsOfRuns([two, one, one, two]).map(({ length }) => length)).toEqual([2, 2, 2]);
  expect(paragraphsOfRuns(Array.from({ length: 7 }, () => one)).map(({ length }) => length)).toEqual([6, 1]);
});

it("begins a paragraph anew where one would have more than six sentences [7.3]", () => {
  const three = (follows: boolean) => passage([line("One."), line("Two."), line("Three.")], follows);
  expect(sizes([three(false), three(true)])).toEqual([6]);
  expect(sizes([three(false), three(true), passage([line("Four.")], true)])).toEqual([6, 1]);
});
