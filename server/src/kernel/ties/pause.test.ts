import { expect, it } from "vitest";
import { mentionsIn } from "./mentions.ts";

it("takes the length of a marked silence for no number that a script states", () => {
  expect(mentionsIn("はい。[pause 0.8s]3個です。").map(({ text, index }) => [text, index])).toEqual([
    ["3個", 15],
  ]);
  expect(mentionsIn("pause 0.8 s").length).toBeGreaterThan(0);
});

it("takes no mark of rate or volume for a number", () => {
  expect(mentionsIn("[rate 0.8]はい。[/rate][volume +3dB]2個です。").map(({ text }) => text)).toEqual([
    "2個",
  ]);
  expect(mentionsIn("[volume 3]").length).toBe(1);
});
