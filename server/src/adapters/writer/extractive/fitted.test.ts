import { expect, it } from "vitest";
import { spokenSeconds } from "#kernel/text/spoken-seconds";
import { type Draft, plain } from "./draft.ts";
import { fitted, type Way } from "./fitted.ts";

const SENTENCE = "The lamp is turned from a single piece of beech and oiled by hand.";
const times = (count: number): Draft[][] => [Array.from({ length: count }, () => plain(SENTENCE))];
const lasting = (count: number) => spokenSeconds(times(count), "en");
const way = (count: number): Way => ({ build: () => times(count), own: 0 });
/** Counts how often it is built; has no more to say than so many sentences. */
const counted = (count: number, isShorter = false) => {
  const builds: number[] = [];
  const build = (budget: number) => {
    builds.push(budget);
    return times(count);
  };
  return { builds, way: { build, own: 0, isShorter } satisfies Way };
};
const told = (ways: Way[], target: number) => fitted(ways, target, "en").flat().length;

it("keeps to the first way where it lasts as long as was asked for", () => {
  expect(told([way(10), way(11)], lasting(10) * 1.05)).toBe(10);
});

it.each([
  ["too long", 12],
  ["too short", 8],
])("takes another way where the first is %s", (_, count) => {
  expect(told([way(count), way(10)], lasting(10))).toBe(10);
});

it("stays with the earlier of two that are as far off", () => {
  expect(told([way(4), way(4), way(3)], lasting(10))).toBe(4);
});

it("takes the longest where the page has too little", () => {
  expect(told([way(3), way(5), way(2)], lasting(10))).toBe(5);
});

it("stops building where more time gets no further word out of the page", () => {
  const [plainest, shorter, longer] = [counted(3), counted(2, true), counted(5)];
  expect(told([plainest.way, shorter.way, longer.way], lasting(10))).toBe(5);
  expect(plainest.builds).toHaveLength(3);
  expect(shorter.builds).toHaveLength(0);
  expect(longer.builds).toHaveLength(3);
});

it("leaves out words of its own where the page has more than enough", () => {
  expect(told([way(12), counted(10, true).way], lasting(10))).toBe(10);
});

it("offers more time than is missing before it takes a page for told", () => {
  const step = lasting(2);
  const build = (budget: number) => times(budget > lasting(10) + 2 * step ? 10 : 8);
  expect(told([{ build, own: 0 }], lasting(10))).toBe(10);
});

it("takes a way that is told worse only where the length is missed, and only if it meets it", () => {
  const last = (count: number): Way => ({ ...way(count), isLast: true });
  expect(told([way(8), last(10)], lasting(10))).toBe(10);
  expect(told([way(5), last(7)], lasting(10))).toBe(5);
  expect(told([way(10), last(11)], lasting(10) * 1.09)).toBe(10);
});

it("stays with a first build that is off by a few seconds: it ended where a thought ends", () => {
  let builds = 0;
  const build = () => times(builds++ === 0 ? 19 : 20);
  expect(fitted([{ build, own: 0 }], lasting(20), "en").flat()).toHaveLength(19);
  expect(builds).toBe(1);
});
