import { expect, it } from "vitest";
import { lastAccent, pausesIn, phonesIn, rises, vowelBefore } from "./flite-phones.ts";

it.each([
  ["Are you coming?", true],
  ["You are coming?", true],
  ["Is that why he left?", true],
  ["Do you know where he is?", true],
  ["Where is he?", false],
  ["And in which year was it?", false],
  ["How much?", false],
  ["You are coming.", false],
])("%s rises: %s", (text, expected) => expect(rises(text)).toBe(expected));

it("finds pauses and the last accent in what flite prints", () => {
  const phones = phonesIn("pau:0.2 n:0.3 ow:0.5 pau:0.7 s:0.8 ah:0.9 n:1.0 iy:1.2 pau:1.4 ");
  expect(pausesIn(phones)).toEqual([0.6]);
  expect(lastAccent(phones)).toBe(0.8);
  expect(vowelBefore(phones, 0.8)).toBe(0.3);
  expect(vowelBefore(phones, 0.3)).toBeUndefined();
});
