import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { needsInJapanese } from "./needs-ja.ts";

const rowBlock = (text: string): Block => ({ kind: "table_row", text });
const rows = [
  "もの / 目安 / 代用",
  "鹿革（薄手） / 30cm四方 / ―",
  "ろう引き糸・針 / 各1 / たこ糸",
  "目打ち / 1本 / 千枚通し",
];

it("names what a table asks for, and none of its cells [6.2]", () => {
  const blocks = [headingBlock("1用意するもの"), ...rows.map(rowBlock), headingBlock("手順")];
  expect(needsInJapanese(blocks, 9)).toEqual({
    places: [1, 2, 3, 4],
    text: "用意するものは、鹿革、ろう引き糸、針、目打ちです。",
  });
});

it.each([
  ["必要な道具と材料（1脚分）", ["紙やすり 数枚", "木工用ボンド: 1本", "・当て木", "軍手（あれば）"]],
  ["■準備するもの", ["紙やすり（180番）：2枚", "木工用ボンド　1本", "当て木を2枚"]],
])("names the things of a list without their amounts: %s [6.2]", (heading, items) => {
  const blocks = [headingBlock(heading), ...items.map(itemBlock)];
  expect(needsInJapanese(blocks, 9)?.text).toBe("用意するものは、紙やすり、木工用ボンド、当て木です。");
});

it.each([
  [["紙やすり", "当て木", "あると便利：軍手、刷毛か古い歯ブラシ"]],
  [["紙やすり", "当て木", "なくても困らないもの：防じん眼鏡"]],
  [["紙やすり", "当て木", "【あると便利なもの】", "防じん眼鏡", "古新聞"]],
])("names no thing that one can do without: %s [6.2]", (items) => {
  const blocks = [headingBlock("用意するもの"), ...items.map(itemBlock)];
  expect(needsInJapanese(blocks, 9)?.text).toBe("用意するものは、紙やすり、当て木です。");
});

it("names nothing where an item is a sentence, or the list stands behind the steps [6.2]", () => {
  const items = ["紙やすり", "木工用ボンドは、乾くと透明になるものを選びます。"].map(itemBlock);
  expect(needsInJapanese([headingBlock("用意するもの"), ...items], 9)).toBeNull();
  const behind = [saidBlock("話"), headingBlock("用意するもの"), ...["紙やすり", "当て木"].map(itemBlock)];
  expect(needsInJapanese(behind, 1)).toBeNull();
});

const how = textPage(
  "革の小銭入れの縫い直し手順",
  [
    saidBlock("ほつれた小銭入れは、家にある糸で縫い直せます。難しい道具は要りません。"),
    headingBlock("1用意するもの"),
    ...rows.map(rowBlock),
    headingBlock("2縫い直しの手順"),
    ...[
      [
        "手順① 古い糸を抜く",
        "縫い目を一つおきに切り、裏から引き抜きます。革を傷つけやすいので、刃は外へ向けます。",
      ],
      ["手順② 穴を通して確かめる", "目打ちで穴を一つずつ通します。ふさがった穴は湯を含ませて広げます。"],
      [
        "手順③ 糸を張って縫う（最重要）",
        "両端から針を通し、同じ強さで引きます。ゆるみは後から直せないので厳禁。一目ごとに軽く引いて確かめます。",
      ],
      ["手順④ 端を留める", "三目もどって縫い、糸を2mm残して切ります。切り口を軽くあぶります。"],
    ].flatMap(([head = "", detail = ""]) => [headingBlock(head, 3), saidBlock(detail)]),
    headingBlock("3よくある質問"),
    ...Array.from({ length: 5 }, (_, at) =>
      saidBlock(`油は${at + 2}月に一度、薄く塗るとよいでしょう。塗りすぎると色が濃くなることがあります。`),
    ),
  ],
  { language: "ja" },
);

it.each([30, 60, 120])(
  "tells all steps without their numbers, and most of the one that decides: in %d seconds [6.2]",
  async (seconds) => {
    const said = (await paragraphsWritten(how, seconds)).flat();
    const heads = [
      "まず、古い糸を抜きます。",
      "次に、穴を通して確かめます。",
      "続いて、糸を張って縫います。",
      "最後に、端を留めます。",
    ];
    expect(said.filter((text) => heads.includes(text))).toEqual(heads);
    expect(said).toContain("ゆるみは後から直せないので厳禁です。");
    expect(said.join("")).not.toMatch(/手順(?!」)|目安|代用|最重要/u);
    if (seconds > 30) expect(said).toContain("用意するものは、鹿革、ろう引き糸、針、目打ちです。");
  },
);
