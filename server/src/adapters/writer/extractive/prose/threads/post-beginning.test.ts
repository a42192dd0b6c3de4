import { expect, it } from "vitest";
import type { ProseLine } from "../lines.ts";
import { within } from "./post-beginning.ts";

const lineOf = (text: string) =>
  ({ sentences: [text], blockIndex: 0, begins: false, gap: false, seconds: 4 }) as unknown as ProseLine;
const lines = [
  "The wheel stands in the brook all winter.",
  "Its axle runs in a ring of brass.",
  "There are three reasons for the noise.",
  "First, the oak swells.",
  "Second, the brass wears out.",
  "Third, the miller never oils it.",
].map(lineOf);
const told = (some: ProseLine[], seconds: number) => within(some, seconds, "en", false).length;

it("begins of a post no things that it counts and has no time for [7.3]", () => {
  expect(told(lines, 16)).toBe(2);
  expect(told(lines, 24)).toBe(6);
});

it("tells of a post that does nothing but count as much as there is time for [6.2]", () => {
  expect(told(lines.slice(1), 16)).toBe(4);
});
