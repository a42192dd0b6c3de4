import { expect, it } from "vitest";
import type { Passage } from "./passages.ts";
import { trimmed } from "./trimmed.ts";

/** Passages of ten seconds each; `leans` says which of them need the one before. */
const passagesOf = (count: number, leans: readonly number[] = []) =>
  Array.from(
    { length: count },
    (_, index) =>
      ({ lines: [{ seconds: 10 }], stands: !leans.includes(index), follows: true }) as unknown as Passage,
  );
const keptOf = (worth: readonly number[], budget: number, leans: readonly number[] = []) =>
  trimmed(
    passagesOf(worth.length, leans),
    worth.map((one) => [one]),
    budget,
  ).map(({ passage }) => passage);

it("leaves out the passages of least worth until the rest has room", () => {
  expect(keptOf([9, 2, 7, 1, 8], 32)).toEqual([0, 2, 4]);
});

it("keeps the beginning, however little it is worth", () => {
  expect(keptOf([0, 5, 6], 22)).toEqual([0, 2]);
});

it("leaves no passage without the one that it leans on", () => {
  expect(keptOf([9, 1, 8, 7], 32, [2])).toEqual([0, 1, 2]);
  expect(keptOf([9, 1, 2, 7], 22, [2])).toEqual([0, 3]);
});

it("keeps all where all have room", () => {
  expect(keptOf([1, 1, 1], 60)).toEqual([0, 1, 2]);
});

it("keeps no passage whose support could not be said, nor what goes on from it", () => {
  const passage = (stands: boolean, follows: boolean) =>
    ({ lines: [{ seconds: 10 }], stands, follows }) as unknown as Passage;
  const all = [passage(true, false), passage(false, false), passage(false, true), passage(true, false)];
  expect(trimmed(all, [[1], [1], [1], [1]], 60).map(({ passage: place }) => place)).toEqual([0, 3]);
});
