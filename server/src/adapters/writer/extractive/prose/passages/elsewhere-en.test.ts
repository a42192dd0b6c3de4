import { expect, it } from "vitest";
import { introducesPerson, pointsElsewhere } from "./elsewhere-en.ts";

it.each([
  ["To learn about all the reeds, see the reference page.", true],
  ["If your loom still jams, reach out to the workshop.", true],
  ["Most weavers see the warp as the harder half of the work.", false],
  ["A page of the pattern book shows each knot in its own colour.", false],
])("knows a sentence that only sends its listener elsewhere: %s", (text, expected) => {
  expect(pointsElsewhere(text)).toBe(expected);
});

it.each([
  ["Anna Tarn is a textile engineer and the author of two books on looms.", true],
  ["Anna Tarn is a town on the river with nine mills.", false],
  ["The director is a friend of every weaver in the town.", false],
])("knows a sentence that introduces a person: %s", (text, expected) => {
  expect(introducesPerson(text)).toBe(expected);
});
