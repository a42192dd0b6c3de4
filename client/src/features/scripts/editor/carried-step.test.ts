import { expect, it } from "vitest";
import { carriedStep } from "./carried-step";
import { roughDraft, type ScriptDraft, toDraft } from "./draft";

const split = (content: string): ScriptDraft =>
  toDraft(
    content,
    content.split("\n\n").flatMap((lines, paragraph) =>
      (lines.match(/[^。\n]+。/g) ?? []).map((text) => ({
        paragraph,
        text,
        untied: text.match(/九/g) ?? [],
      })),
    ),
  );

const carried = (step: string, before: string, merged: string) =>
  carriedStep(split(step), split(before), split(merged)).content;

it("keeps what another window wrote in other sentences", () => {
  expect(carried("雨。曇り。晴れ。", "雨。曇り。雪。", "霧。曇り。雪。")).toBe("霧。曇り。晴れ。");
  // Side by side, without anything between them.
  expect(carried("雨。晴れ。", "雨。雪。", "霧。雪。")).toBe("霧。晴れ。");
});

it("takes back nothing in a sentence that the other has written anew", () => {
  expect(carried("雨。曇り。晴れ。", "雨。霙。雪。", "雨。霰。雪。")).toBe("雨。霰。晴れ。");
});

it("brings back one's own sentences beside those that the other added or removed", () => {
  expect(carried("雨。曇り。晴れ。", "雨。晴れ。", "雨。晴れ。\n\n嵐。")).toBe("雨。曇り。晴れ。\n\n嵐。");
  expect(carried("雨。曇り。晴れ。", "雨。曇り。雪。", "曇り。雪。")).toBe("曇り。晴れ。");
});

it("knows a sentence as its own that the server has split in two", () => {
  const texts = ["雨。風。", "晴れ。", "嵐。"];
  const before = { content: texts.join(""), pieces: texts.map((text) => ({ paragraph: 0, text })) };
  const { content } = carriedStep(split("霧。晴れ。嵐。"), before, split("雨。風。晴れ。雪。"));
  expect(content).toBe("霧。晴れ。雪。");
});

it("divides and marks the text as it was known", () => {
  const merged = split("霧。九度。\n\n雪。");
  const { pieces } = carriedStep(split("雨。九度。\n\n晴れ。"), split("雨。九度。\n\n雪。"), merged);
  expect(pieces).toEqual([
    { paragraph: 0, text: "霧。", untied: [] },
    { paragraph: 0, text: "九度。", untied: ["九"] },
    { paragraph: 1, text: "晴れ。", untied: [], startsLine: true },
  ]);
});

it("carries a text that was typed as a whole", () => {
  const step = roughDraft("雨。曇り。\n晴れ。");
  const { content } = carriedStep(step, roughDraft("雨。曇り。\n雪。"), split("霧。曇り。\n雪。"));
  expect(content).toBe("霧。曇り。\n晴れ。");
});
