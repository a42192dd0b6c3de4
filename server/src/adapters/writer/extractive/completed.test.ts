import { expect, it } from "vitest";
import { textPage } from "#test/text-page";
import { completed } from "./completed.ts";

const kettle = textPage("Oak kettle", [], { type: "product" });
const point = (text: string) => completed(text, kettle, { isItem: true, isMany: false, before: "" });

it.each([
  ["A handle that stays cool.", "It has a handle that stays cool."],
  ["A wide spout that pours well.", "It has a wide spout that pours well."],
  ["A lid that opens and closes without a sound.", "It has a lid that opens and closes without a sound."],
  ["A kettle that sings.", "It is a kettle that sings."],
])("says of a point whether it is a part or the thing itself: %s", (text, said) => {
  expect(point(text)).toBe(said);
});

it.each([
  "A child that plays with the cord may scald itself.",
  "A charger that is sold separately.",
  "A cord that is sold separately.",
  "A lid that may fall must be held.",
  "A strap that comes with it holds the weight.",
  "A company that plants a tree for each kettle.",
  "A gift that everyone remembers.",
  "A pot that pours well.",
  "A machine that cooks for you.",
  "A must that nobody regrets.",
  "A family firm that cares.",
])("says of nothing else that the thing has it: %s", (text) => {
  expect(point(text)).toBe(text);
});
