import { expect, it } from "vitest";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { plain } from "../draft.ts";
import { withAnnouncedTold } from "./announced-told.ts";

const told = (sentences: readonly string[], blocks: Parameters<typeof textPage>[1], language: "ja" | "en") =>
  withAnnouncedTold([sentences.map(plain)], textPage("鍵", blocks, { language }))
    .flat()
    .map(({ text }) => text);
const row = (text: string) => ({ kind: "table_row", text }) as const;

const CONDITIONS = [
  saidBlock("費用の一部を助成します。"),
  headingBlock("対象となる方"),
  saidBlock("次のすべてに当てはまる方です。"),
  itemBlock("市内に住所がある方"),
  itemBlock("自治会長の了承を得ている方"),
  saidBlock("ただし、飼い猫は除きます。申請は窓口で受け付けます。"),
];
const WHO = "対象となる方は、次のすべてに当てはまる方です。";

it("says nobody that conditions follow which are not told, with what goes on from them [7.3]", () => {
  const script = [
    "費用の一部を助成します。",
    WHO,
    "ただし、飼い猫は除きます。",
    "申請は窓口で受け付けます。",
  ];
  expect(told(script, CONDITIONS, "ja")).toEqual(["費用の一部を助成します。", "申請は窓口で受け付けます。"]);
});

it("says that there are exceptions whose cases are not told [7.3]", () => {
  const blocks = [
    saidBlock("40歳以上の方が受けられます。"),
    saidBlock("ただし、次に該当する方は対象になりません。"),
    itemBlock("入院している方"),
    itemBlock("勤め先で健診を受けた方"),
  ];
  const first = "40歳以上の方が受けられます。";
  expect(told([first, "ただし、次に該当する方は対象になりません。"], blocks, "ja")).toEqual([
    first,
    "ただし、対象にならない方もいます。",
  ]);
});

it("leaves a sentence alone whose list is told, be it in other words [7.3]", () => {
  const script = [WHO, "市内に住所がある方です。", "自治会長の了承を得ている方です。"];
  expect(told(script, CONDITIONS, "ja")).toEqual(script);
});

it("says what stands in a sentence besides its pointer [7.3]", () => {
  const blocks = [
    saidBlock("前年より多い分を「漏水量」とみなし、次のとおり減額します。対象は、最大で4か月分です。"),
    row("水道料金: 漏水量の2分の1"),
    row("下水道使用料: 漏水量の全部"),
  ];
  const period = "対象は、最大で4か月分です。";
  const whole = "前年より多い分を「漏水量」とみなし、次のとおり減額します。";
  expect(told([whole, period], blocks, "ja")).toEqual([
    "前年より多い分を「漏水量」とみなし、減額します。",
    period,
  ]);
  const rows = [whole, period, "水道料金は、漏水量の2分の1です。"];
  expect(told(rows, blocks, "ja")).toEqual(rows);
});

it("knows other words that point below, and those that only look so [7.3]", () => {
  const list = [itemBlock("印鑑の登録証"), itemBlock("委任状の写し")];
  for (const text of [
    "必要なものは以下の通りです。",
    "料金は下の表をご覧ください。",
    "申請には、次の書類が必要です。",
    "開館時間は次のとおり定めます。",
  ])
    expect(told([text, "駐車場は、ありません。"], [saidBlock(text), ...list], "ja")).toEqual([
      "駐車場は、ありません。",
    ]);
  for (const text of [
    "10歳以下の方は、無料です。",
    "返却は、次の日の朝でも構いません。",
    "目次の項目を直しました。",
  ])
    expect(told([text], [saidBlock(text), ...list], "ja")).toEqual([text]);
});

it("does the same in English [7.3]", () => {
  const blocks = [
    saidBlock("Bring the following to the desk."),
    itemBlock("Proof of address"),
    saidBlock("Fees rise in May as follows."),
    row("Adults: 12 dollars"),
    saidBlock("The pool opens at nine."),
  ];
  const rest = "The pool opens at nine.";
  expect(
    told(["Bring the following to the desk.", "Fees rise in May as follows.", rest], blocks, "en"),
  ).toEqual(["Fees rise in May.", rest]);
  const whole = ["Bring the following to the desk.", "Proof of address.", rest];
  expect(told(whole, blocks, "en")).toEqual(whole);
  const day = [saidBlock("The pool closed the following week."), itemBlock("Proof of address")];
  expect(told(["The pool closed the following week."], day, "en")).toEqual([
    "The pool closed the following week.",
  ]);
});

it("strikes no part of a quotation that goes on [7.3]", () => {
  const blocks = [
    saidBlock("“Bring the following to the desk. You will need it.”"),
    itemBlock("Proof of address"),
  ];
  const script = ["“Bring the following to the desk.", "You will need it.”"];
  expect(told(script, blocks, "en")).toEqual(script);
});

it("leaves a pointer out of a text whose rows nobody can say, whatever tells it [7.3]", async () => {
  const page = textPage(
    "市営霊園の使用者を募集します",
    [
      saidBlock(
        "町営霊園の東側に建てていた合葬墓が完成しました。使用者を次のとおり募集します。見学は毎日できます。",
      ),
      row("A / 1"),
      row("B / 2"),
      saidBlock("墓の前には広場があり、春には桜が咲きます。町は、十年をかけて整えてきました。"),
    ],
    { language: "ja" },
  );
  const script = (await paragraphsWritten(page, 30, "narration")).flat().join("");
  expect(script).toContain("完成しました。使用者を募集します。見学は毎日できます。");
});

it("leaves an announcement out of a description whose table is not told [7.3]", async () => {
  const page = textPage(
    "藍の手ぬぐい",
    [
      saidBlock(
        "一枚ずつ手で染めた手ぬぐいです。色は次のとおりです。洗うほどにやわらかくなり、汗もよく吸います。",
      ),
      row("色 / 藍 / 墨 / 茜"),
      saidBlock("綿の目が細かいので、端を切り放しにしてあります。乾きが早く、ほこりもたまりません。"),
    ],
    { type: "product", language: "ja" },
  );
  const script = (await paragraphsWritten(page, 30, "product")).flat().join("");
  expect(script).toContain("手ぬぐいです。洗うほどにやわらかくなり");
});
