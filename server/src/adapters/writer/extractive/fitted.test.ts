import { expect, it } from "vitest";
import { spokenSeconds } from "#kernel/text/spoken-seconds";
import { type Draft, plain } from "./draft.ts";
import { fitted, type Way } from "./fitted.ts";

const SENTENCE = "The lamp is turned from a single piece of beech and oiled by hand.";
const times = (count: number): Draft[][] => [Array.from({ length: count }, () => plain(SENTENCE))];
const lasting = (count: number) => spokenSeconds(times(count), "en");
const way = (count: number): Way => ({ build: () => times(count), own: 0 });
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
