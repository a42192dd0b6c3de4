import { describe, expect, it } from "vitest";
import { carrierOf } from "./carried-step";
import { moveSentence, roughDraft, type ScriptDraft, toDraft } from "./draft";

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
  carrierOf(split(before), split(merged))(split(step))?.content;

it("keeps what another window wrote in other sentences", () => {
  expect(carried("雨。曇り。晴れ。", "雨。曇り。雪。", "霧。曇り。雪。")).toBe("霧。曇り。晴れ。");
  // Side by side, without anything between them.
  expect(carried("雨。晴れ。", "雨。雪。", "霧。雪。")).toBe("霧。晴れ。");
});

it("leaves out a step that changed a sentence which the other has written anew", () => {
  expect(carried("雨。曇り。晴れ。", "雨。霙。雪。", "雨。霰。雪。")).toBeUndefined();
  // The other has done the same at one place.
  expect(carried("雨。曇り。晴れ。", "雨。霙。雪。", "雨。曇り。雪。")).toBeUndefined();
});

describe("a sentence that was moved", () => {
  const step = split("雨。曇り。晴れ。");
  const down = moveSentence(step, 0, 1);
  const up = moveSentence(step, 2, -1);

  it("goes back where the other has written elsewhere", () => {
    const long = split("雨。曇り。晴れ。嵐。");
    expect(carrierOf(moveSentence(long, 0, 1), split("曇り。雨。晴れ。霧。"))(long)?.content).toBe(
      "雨。曇り。晴れ。霧。",
    );
    expect(carrierOf(moveSentence(long, 3, -1), split("霧。曇り。嵐。晴れ。"))(long)?.content).toBe(
      "霧。曇り。晴れ。嵐。",
    );
  });

  it("stays where the other has written one of the two anew or taken it away", () => {
    for (const merged of ["曇り。大雨。晴れ。", "薄曇り。雨。晴れ。", "曇り。晴れ。", "雨。晴れ。"])
      expect(carrierOf(down, split(merged))(step), merged).toBeNull();
    for (const merged of ["雨。快晴。曇り。", "雨。晴れ。薄曇り。", "雨。曇り。", "雨。晴れ。"])
      expect(carrierOf(up, split(merged))(step), merged).toBeNull();
  });

  it("stays where the other has moved it as well", () => {
    for (const merged of ["雨。晴れ。曇り。", "曇り。晴れ。雨。", "雨。曇り。晴れ。"])
      expect([null, merged], merged).toContain(carrierOf(down, split(merged))(step)?.content ?? null);
  });
});

it("doubles no sentence and loses none, however two windows move and change them", () => {
  const texts = ["一。", "二。", "三。", "四。"];
  const edits = (draft: ScriptDraft): ScriptDraft[] =>
    draft.pieces.flatMap((piece, at) => [
      moveSentence(draft, at, 1),
      moveSentence(draft, at, -1),
      split(draft.content.replace(piece.text, "")),
      split(draft.content.replace(piece.text, `大${piece.text}`)),
    ]);
  const start = split(texts.join(""));
  const doubled: string[] = [];
  for (const before of edits(start).flatMap((draft) => [draft, ...edits(draft)]))
    for (const merged of edits(before)) {
      const content = carrierOf(before, merged)(start)?.content ?? "";
      if (texts.some((text) => content.replaceAll(`大${text}`, text).split(text).length > 2))
        doubled.push(`${before.content} ${merged.content} ${content}`);
      else if (content && texts.some((text) => merged.content.includes(text) && !content.includes(text)))
        doubled.push(`${before.content} ${merged.content} ${content}`);
    }
  expect(doubled).toEqual([]);
});

it("adds no sentence twice that both have added", () => {
  expect(carried("雨。曇り。晴れ。嵐。", "雨。晴れ。嵐。", "雨。晴れ。嵐。曇り。")).toBeUndefined();
});

it("leaves out a step to a wholly different text without comparing it to its end", () => {
  const long = (sign: string) => Array.from({ length: 400 }, (_, at) => `${sign}${at}。`).join("");
  const before = split(long("雨"));
  const carry = carrierOf(before, split(long("雨").replace("雨399。", "嵐。")));
  expect(carry(split(`霧。${long("雪")}`))).toBeNull();
  expect(carry(split(`霧。${long("雨")}`))?.content).toBe(`霧。${long("雨").replace("雨399。", "嵐。")}`);
});

it("brings back one's own sentences beside those that the other added or removed", () => {
  expect(carried("雨。曇り。晴れ。", "雨。晴れ。", "雨。晴れ。\n\n嵐。")).toBe("雨。曇り。晴れ。\n\n嵐。");
  expect(carried("雨。曇り。晴れ。", "雨。曇り。雪。", "曇り。雪。")).toBe("曇り。晴れ。");
});

it("knows a sentence as its own that the server has split in two", () => {
  const texts = ["雨。風。", "晴れ。", "嵐。"];
  const before = { content: texts.join(""), pieces: texts.map((text) => ({ paragraph: 0, text })) };
  const carry = carrierOf(before, split("雨。風。晴れ。雪。"));
  expect(carry(split("霧。晴れ。嵐。"))?.content).toBe("霧。晴れ。雪。");
});

it("divides and marks the text as it was known", () => {
  const merged = split("霧。九度。\n\n雪。");
  const carry = carrierOf(split("雨。九度。\n\n雪。"), merged);
  expect(carry(split("雨。九度。\n\n晴れ。"))?.pieces).toEqual([
    { paragraph: 0, text: "霧。", untied: [] },
    { paragraph: 0, text: "九度。", untied: ["九"] },
    { paragraph: 1, text: "晴れ。", untied: [], startsLine: true },
  ]);
});

it("carries a text that was typed as a whole", () => {
  const step = roughDraft("雨。曇り。\n晴れ。");
  const carry = carrierOf(roughDraft("雨。曇り。\n雪。"), split("霧。曇り。\n雪。"));
  expect(carry(step)?.content).toBe("霧。曇り。\n晴れ。");
});

it("keeps the marks of the server where a line was typed as a whole", () => {
  const carry = carrierOf(split("九度。雪。\n嵐。"), split("九度。雪。\n霧。"));
  expect(carry(roughDraft("九度。雨。\n嵐。"))?.pieces).toEqual([
    { paragraph: 0, text: "九度。", untied: ["九"] },
    { paragraph: 0, text: "雨。" },
    { paragraph: 0, text: "霧。", untied: [], startsLine: true },
  ]);
});

it("holds on to the sentences of the server where the browser divides otherwise", () => {
  const said = (...texts: string[]) =>
    toDraft(
      texts.join(" "),
      texts.map((text) => ({ paragraph: 0, text, untied: [] })),
    );
  const carry = carrierOf(said("Dr. Smith came.", "He left."), said("Dr. Smith ran.", "He left."));
  expect(carry(said("Mr. Smith came.", "He left."))).toBeNull();
});
