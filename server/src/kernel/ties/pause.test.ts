import { expect, it } from "vitest";
import { mentionsIn } from "./mentions.ts";

it("takes the length of a marked silence for no number that a script states", () => {
  expect(mentionsIn("はい。[pause 0.8s]3個です。").map(({ text, index }) => [text, index])).toEqual([
    ["3個", 15],
  ]);
  expect(mentionsIn("pause 0.8 s").length).toBeGreaterThan(0);
});
