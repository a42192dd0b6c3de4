import { expect, it } from "vitest";
import { itemBlock, saidBlock, textPage } from "#test/text-page";
import { withAnnouncedLists } from "./announced-lists.ts";

const told = (head: string, items: string[], language: "ja" | "en" = "en") =>
  withAnnouncedLists(textPage("Looms", [saidBlock(head), ...items.map(itemBlock)], { language })).blocks[0]
    ?.text;

it.each<[string, string[], string]>([
  [
    "The loom has three main parts:",
    ["Beam of beech", "Reed", "Two treadles with a spring"],
    "The loom has three main parts: beam of beech, Reed and two treadles with a spring.",
  ],
  [
    "Membership includes:",
    ["Access to the hall", "Use of all looms"],
    "Membership includes access to the hall and use of all looms.",
  ],
])("says a list in the sentence that announces it: %s", (head, items, whole) => {
  expect(told(head, items)).toBe(whole);
});

it.each<[string, string[]]>([
  ["To warp the loom, follow these steps:", ["Wind the thread", "Tie the ends"]],
  ["The loom has three main parts:", ["It has a beam.", "It has a reed."]],
  ["The loom has three main parts.", ["Beam of beech", "Reed of steel"]],
  ["Parts of the loom:", ["Beam of beech", "Reed of steel"]],
  ["The loom has one part:", ["Beam of beech"]],
])("leaves steps, sentences and lists without a sentence as they are: %s %s", (head, items) => {
  expect(told(head, items)).toBe(head);
});

it("does so in Japanese, and keeps the places of the blocks", () => {
  expect(told("機の部品は次の三つです。", ["ブナの梁", "筬", "二本の踏み木"], "ja")).toBe(
    "機の部品は次の三つです。ブナの梁、筬、二本の踏み木です。",
  );
  expect(told("織り方は次のとおり簡単で、誰にもできます。", ["糸を巻く", "端を結ぶ"], "ja")).toBe(
    "織り方は次のとおり簡単で、誰にもできます。",
  );
  const { blocks } = withAnnouncedLists(
    textPage("Looms", [
      saidBlock("The loom has two main parts:"),
      itemBlock("Beam of beech"),
      itemBlock("Reed of steel"),
      saidBlock("It lasts."),
    ]),
  );
  expect(blocks.map(({ text }) => text)).toEqual([
    "The loom has two main parts: beam of beech and reed of steel.",
    "",
    "",
    "It lasts.",
  ]);
});
