import { expect, it } from "vitest";
import { headingBlock, saidBlock } from "#test/text-page";
import { withoutCaption } from "./captions-ja.ts";

const lead =
  "谷の奥に、水車で粉をひく小屋が一軒だけ残っている。建てたのは先々代で、羽根は三度替えたが、石臼は昔のままだ。今も週に二度、近くの農家が麦を持ってくる。";
const told = (...texts: string[]) =>
  withoutCaption([headingBlock("水車の話"), ...texts.map(saidBlock)]).map(({ text }) => text);

it("leaves out the caption above the first paragraph [6.2]", () => {
  expect(told("石臼の前に立つ森さん。臼は大正の頃から使われている。", lead)).toEqual(["水車の話", "", lead]);
});

it("leaves out a caption that points up at its picture [6.2]", () => {
  expect(told(lead, "↑朝の水車小屋。手前が石臼。", lead)).toEqual(["水車の話", lead, "", lead]);
});

it.each([
  ["a first sentence", "森さんは、石臼の前に立っていた。"],
  ["a beginning without a person", "谷の朝は早い。"],
  ["words of somebody", "「うちの臼は働き者」と森さん。"],
])("keeps %s [6.2]", (_, text) => {
  expect(told(text, lead)[1]).toBe(text);
});

it("keeps a paragraph that is as long as the one behind it [6.2]", () => {
  const text = "石臼の前に立つ森さん。臼は大正の頃から使われている。";
  expect(told(text, "羽根は三度替えた。石臼は昔のままだ。")[1]).toBe(text);
});
