import { describe, expect, it } from "vitest";
import { splitScript } from "./sentences.ts";

const texts = (content: string) => splitScript(content).map((sentence) => sentence.text);

describe("splitScript", () => {
  it.each<[string, string[]]>([
    ["これは本です。あれはペンです。", ["これは本です。", "あれはペンです。"]],
    ["すごい！本当に？はい。", ["すごい！", "本当に？", "はい。"]],
    ["えっ！？うそ。", ["えっ！？", "うそ。"]],
    ["「行こう。」と彼は言った。雨だった。", ["「行こう。」と彼は言った。", "雨だった。"]],
    ["「いいね。そうしよう。」と言った。", ["「いいね。そうしよう。」と言った。"]],
    ["「おはよう。」「こんにちは。」", ["「おはよう。」", "「こんにちは。」"]],
    ["閉じない「括弧です。次の文です。", ["閉じない「括弧です。", "次の文です。"]],
    ["モーニング娘。のライブに行った。楽しかった。", ["モーニング娘。のライブに行った。", "楽しかった。"]],
    ["私が好きなのはモーニング娘。彼は違う。", ["私が好きなのはモーニング娘。", "彼は違う。"]],
    ["Yahoo!ニュースを読む。終わり。", ["Yahoo!ニュースを読む。", "終わり。"]],
    ["重さは1.5kgです。Node.jsで動きます。", ["重さは1.5kgです。", "Node.jsで動きます。"]],
    ["それは…どうかな。分からない…。", ["それは…どうかな。", "分からない…。"]],
    ["全角です．次です．", ["全角です．", "次です．"]],
    ["価格は3．5倍です。", ["価格は3．5倍です。"]],
    ["It is OK.次に進む。", ["It is OK.", "次に進む。"]],
    ["No.1の製品です。", ["No.1の製品です。"]],
    ["（注。重要。）です。次。", ["（注。重要。）です。", "次。"]],
    ["Hello there. How are you?", ["Hello there.", "How are you?"]],
    ["Mr. Smith met Dr. Jones. They talked.", ["Mr. Smith met Dr. Jones.", "They talked."]],
    ["He lives in the U.S.A. He likes it.", ["He lives in the U.S.A.", "He likes it."]],
    ["The U.S. Senate voted. It passed.", ["The U.S. Senate voted.", "It passed."]],
    ["It costs $3.50. Buy it!", ["It costs $3.50.", "Buy it!"]],
    ['"Stop!" he said. "Why?" she asked.', ['"Stop!" he said.', '"Why?" she asked.']],
    ["See e.g. Figure 3. Then read on.", ["See e.g. Figure 3.", "Then read on."]],
    ["J. R. R. Tolkien wrote it. I read it.", ["J. R. R. Tolkien wrote it.", "I read it."]],
    ["Come at 5 p.m. The door is open.", ["Come at 5 p.m.", "The door is open."]],
    ["Apple Inc. Chairman Smith. It works.", ["Apple Inc. Chairman Smith.", "It works."]],
    ["Wait... Now go.", ["Wait...", "Now go."]],
    ["Visit example.com. It is good.", ["Visit example.com.", "It is good."]],
    ["No. It is not. See No. 5 there.", ["No.", "It is not.", "See No. 5 there."]],
    ["It was I. You know.", ["It was I.", "You know."]],
    ["", []],
    [" \n\n  \n", []],
    ["😀", ["😀"]],
  ])("divides %j", (content, expected) => {
    expect(texts(content)).toEqual(expected);
  });

  it("begins a paragraph at a blank line, and a sentence at every newline", () => {
    expect(splitScript("見出し\n本文です。続き。\r\n\r\n \nLast one.")).toEqual([
      { index: 0, paragraph: 0, line: 0, text: "見出し" },
      { index: 1, paragraph: 0, line: 1, text: "本文です。" },
      { index: 2, paragraph: 0, line: 1, text: "続き。" },
      { index: 3, paragraph: 1, line: 2, text: "Last one." },
    ]);
  });

  it("keeps every visible character, in order", () => {
    const content = "「あ。い」と。え!\n\nMr. A said: “No.” Then... ok。😀";
    expect(texts(content).join("").replace(/\s/g, "")).toBe(content.replace(/\s/g, ""));
  });
});

it.each(["a.", "「", "U.S.", "<!--", "あ"])("takes an endless line of %j without endless time", (unit) => {
  const line = unit.repeat(50_000 / unit.length);
  const started = process.cpuUsage().user;
  expect(texts(line).join("").length).toBeGreaterThan(0);
  expect(process.cpuUsage().user - started).toBeLessThan(3_000_000);
});
