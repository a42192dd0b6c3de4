import { expect, it } from "vitest";
import { slowSources } from "./slow-sources.ts";

const MINUTE = 60_000;

it("slows a host for ten minutes for the account whose page died, its other pages for half a one, and nobody else's", () => {
  let time = 0;
  const slow = slowSources(() => time);
  const bad = { owner: "a", host: "bad.example" };
  slow.note(bad);
  expect(slow.has({ owner: "a", host: "good.example" })).toBe(true);
  expect(slow.has({ owner: "b", host: "bad.example" })).toBe(false);
  time = MINUTE / 2;
  expect(slow.has({ owner: "a", host: "good.example" })).toBe(false);
  expect(slow.has(bad)).toBe(true);
  time = 10 * MINUTE;
  expect(slow.has(bad)).toBe(false);
});

it("slows an account for ten minutes after its second page, wherever the next comes from", () => {
  let time = 0;
  const slow = slowSources(() => time);
  slow.note({ owner: "a", host: "one.example" });
  slow.note({ owner: "a", host: "two.example" });
  time = 9 * MINUTE;
  expect(slow.has({ owner: "a", host: "three.example" })).toBe(true);
  time = 10 * MINUTE;
  expect(slow.has({ owner: "a", host: "one.example" })).toBe(false);
});
