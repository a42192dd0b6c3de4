import { describe, expect, it } from "vitest";
import { addSentence, moveSentence, paragraphsOf, replaceSentence, toDraft } from "./draft";

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

it("adds a sentence behind another one, on a line of its own where that one has one", () => {
  expect(addSentence(draft, 1, "風です。")).toMatchObject({
    content: "雨です。雨です。風です。\n\n晴れです。",
    pieces: [{ text: "雨です。" }, { text: "雨です。" }, { text: "風です。" }, { text: "晴れです。" }],
  });
  const english = toDraft("It rains. It snows.", [
    { paragraph: 0, text: "It rains." },
    { paragraph: 0, text: "It snows." },
  ]);
  expect(addSentence(english, 0, "It blows.").content).toBe("It rains. It blows. It snows.");
  const spoken = toDraft("太郎：はい。", [{ paragraph: 0, text: "太郎：はい。" }]);
  expect(addSentence(spoken, 0, "花子：では。").content).toBe("太郎：はい。\n花子：では。");
  expect(addSentence(draft, 0, "  ")).toBe(draft);
});

it("moves a sentence past its neighbour and leaves the breaks where they are", () => {
  const moved = moveSentence(draft, 1, 1);
  expect(moved.content).toBe("雨です。晴れです。\n\n雨です。");
  expect(moved.pieces.map(({ paragraph, text }) => [paragraph, text])).toEqual([
    [0, "雨です。"],
    [0, "晴れです。"],
    [1, "雨です。"],
  ]);
  expect(moveSentence(moved, 2, -1).content).toBe(draft.content);
  expect(moveSentence(draft, 0, -1)).toBe(draft);
});
