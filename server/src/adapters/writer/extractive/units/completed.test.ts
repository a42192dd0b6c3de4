import { expect, it } from "vitest";
import { textPage } from "#test/text-page";
import { begunBy, completed } from "./completed.ts";

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

const begun = (text: string, begins: "page" | "paragraph" | "part" | undefined) =>
  completed(text, kettle, { isItem: false, isMany: false, before: "", begins });

it.each([
  [
    "A light pot for hill days when the fire can't make up its mind.",
    "It is a light pot for hill days when the fire can't make up its mind.",
  ],
  [
    "A quiet daily pot that boils and keeps its heat.",
    "It is a quiet daily pot that boils and keeps its heat.",
  ],
  ["A lightweight pot for red, open fires", "It is a lightweight pot for red, open fires."],
])("takes the phrase that a page begins with for what the thing is: %s", (text, said) => {
  expect(begun(text, "page")).toBe(said);
});

it.each([
  "A pot that stands by itself warms the room.",
  "A watched pot never boils.",
  "A pot is no kettle.",
  "A light pot",
  "A drowned clerk.",
])("gives a sentence no verb of its own, nor a short line: %s", (text) => {
  expect(begun(text, "page")).toBe(text);
});

it("tells of the one thing that does so what it is", () => {
  expect(begun("The oak kettle that doesn't sag, rust or creak.", "page")).toBe(
    "It is the oak kettle that doesn't sag, rust or creak.",
  );
  // It says what a word of the name means.
  const fog = "The cold sea fog that comes up the river and stays.";
  expect(begun(fog, "page")).toBe(fog);
  expect(begun("The bed that stands by itself holds two.", "page")).toBe(
    "The bed that stands by itself holds two.",
  );
});

it("takes a later paragraph's phrase for the thing only where it has the thing's noun", () => {
  expect(begun("A small kettle that sings.", "paragraph")).toBe("It is a small kettle that sings.");
  expect(begun("A small bird that sings.", "paragraph")).toBe("A small bird that sings.");
  expect(begun("A small kettle that sings.", undefined)).toBe("A small kettle that sings.");
});

it("takes a phrase for the thing whatever it is made of or shown in [7.3]", () => {
  expect(begun("A hand-thrown kettle in grey glazed clay with a cane handle.", "paragraph")).toBe(
    "It is a hand-thrown kettle in grey glazed clay with a cane handle.",
  );
  const other = "A hand-thrown bowl in grey glazed clay with a cane handle.";
  expect(begun(other, "paragraph")).toBe(other);
});

it("says of a point that counts parts that the thing has them [7.3]", () => {
  expect(point("One wide drawer for the tea that you like best")).toBe(
    "It has one wide drawer for the tea that you like best.",
  );
});

it("takes a phrase that heads a note for no kind of thing", () => {
  expect(begun("A note about the new handle.", "page")).toBe("A note about the new handle.");
  expect(begun("A pot about a foot high.", "page")).toBe("It is a pot about a foot high.");
});

it("takes a paragraph below the name of a part for no beginning of the thing", () => {
  const block = (kind: "paragraph" | "list_item", text: string) => ({ kind, text });
  const paragraph = block("paragraph", "A plant-based protein which helps.");
  const below = (...above: ReturnType<typeof block>[]) =>
    begunBy([...above, paragraph], above.length, above.length === 0);
  expect(below(block("list_item", "Pea Protein"))).toBe("part");
  expect(below(block("list_item", "It is made of peas."))).toBe("paragraph");
  expect(below(block("list_item", "Same day shipping"), block("list_item", "30-day returns"))).toBe(
    "paragraph",
  );
  expect(below()).toBe("page");
  expect(begun("A small kettle for peas.", "part")).toBe("");
  expect(begun("Packed with calcium, which helps.", "part")).toBe("");
  expect(begun("The protein helps.", "part")).toBe("The protein helps.");
});

it("makes no sentence of measures for a verb in brackets", () => {
  const box = textPage("桐の箱", [], { type: "product", language: "ja" });
  const size = "サイズ 長さ 約58 × 幅 24 × 高さ 33 mm（角ふくむ）";
  expect(completed(size, box, { isItem: true, isMany: false, before: "" })).toBe(size);
});

it("says what a measure comes to under a condition", () => {
  const table = textPage("栗の食卓", [], { type: "product", language: "ja" });
  const around = { isItem: false, isMany: false, before: "" };
  expect(completed("たたんで90cm、開けば160cm。", table, around)).toBe("たたんで90cm、開けば160cmです。");
  expect(completed("栗、160cm。", table, around)).toBe("栗、160cm。");
});
