import { describe, expect, it } from "vitest";
import { paragraphsOf, replaceSentence, toDraft } from "./draft";

const draft = toDraft("雨です。雨です。\n\n晴れです。", [
  { paragraph: 0, text: "雨です。" },
  { paragraph: 0, text: "雨です。" },
  { paragraph: 1, text: "晴れです。" },
]);

it("knows the sentences that begin a line, as what speakers say does", () => {
  const texts = ["太郎：はい。", "行きます。", "花子：では。", "終わり。"];
  const dialogue = toDraft(
    "太郎：はい。行きます。\n花子：では。\n\n終わり。",
    texts.map((text, at) => ({ paragraph: at < 3 ? 0 : 1, text })),
  );
  expect(dialogue.pieces.map(({ startsLine = false }) => startsLine)).toEqual([false, false, true, true]);
  expect(replaceSentence(dialogue, 2, "花子：いいえ。").pieces[2]).toEqual({
    paragraph: 0,
    text: "花子：いいえ。",
    startsLine: true,
  });
});

describe("replaceSentence", () => {
  it("changes the sentence that was meant, not its twin", () => {
    const changed = replaceSentence(draft, 1, "雪です。");
    expect(changed.content).toBe("雨です。雪です。\n\n晴れです。");
    expect(changed.pieces.map(({ text }) => text)).toEqual(["雨です。", "雪です。", "晴れです。"]);
  });

  it("removes a sentence that was emptied, and the gap that it leaves", () => {
    const changed = replaceSentence(replaceSentence(draft, 2, "  "), 0, "");
    expect(changed.content).toBe("雨です。");
    expect(changed.pieces).toHaveLength(1);
  });

  it("leaves the text alone when the sentence is not in it", () => {
    const torn = { ...draft, content: "other" };
    expect(replaceSentence(torn, 0, "x")).toBe(torn);
  });
});

describe("paragraphsOf", () => {
  it("groups sentences and keeps their numbers", () => {
    expect(paragraphsOf(draft.pieces).map((group) => group.map(({ index }) => index))).toEqual([[0, 1], [2]]);
  });
});
