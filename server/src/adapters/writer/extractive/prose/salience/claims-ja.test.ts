import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { claimOf, claimsBefore, nextOf } from "./claims-ja.ts";

const essay = (claim: string) =>
  textPage(
    "傘を一本しか持たないことにした",
    [
      saidBlock("去年の梅雨入りの朝、玄関の傘立てから傘を全部出して、床に並べてみました。十一本ありました。"),
      headingBlock("一本にする"),
      ...[
        "駅の売店で買った傘は、骨が曲がりやすいものです。",
        "傘屋で張ってもらった長傘は、布が厚く重いです。",
      ].map((text) =>
        saidBlock(`${text}雨の日の玄関は、傘の数だけ床が濡れます。タオルは三枚ほど用意しています。`),
      ),
      headingBlock("少なければよい、という話ではない"),
      saidBlock(
        "わたしの家には、読んでいない本が二百冊あります。湯のみは十七個あります。減らす気はありません。",
      ),
      saidBlock(claim),
      headingBlock("梅雨の終わり"),
      saidBlock("玄関の床には、いま長靴が一足だけ置いてあります。広くなった床は、悪くない眺めです。"),
    ],
    { language: "ja" },
  );

it.each([
  ["町は来年度、水車を回す日を月四日に増やす。", 70],
  ["隣の村でも、春から同じ水車を回し始める。", 70],
  ["町は昨年、水車を回す日を月四日に増やした。", 0],
  ["来年度も水車は一つだ。", 0],
])("counts what comes next at a report's end: %s [6.2]", (text, worth) => {
  expect(nextOf(text, true)).toBe(worth);
  expect(nextOf(text, false)).toBe(0);
});

it("takes no wish of somebody else for it [6.2]", async () => {
  const other = "言いたいことは山ほどあると母は笑いました。傘の柄には、祖父の名前が彫ってあります。";
  expect((await paragraphsWritten(essay(other), 40)).flat().join("")).not.toContain("言いたいことは山ほど");
});

const row = (text: string): Block => ({ kind: "table_row", text });
const LEAD =
  "北霧鉄道が運行する霧沢線のうち、奥沢から湯の沢までの41キロについて、沿線の四つの市町の首長と同社でつくる再構築協議会は16日、奥沢市内で会合を開き、2028年3月末で鉄道を廃止し、専用道を走るバスに転換することで合意した。";
const report = textPage(
  "霧沢線、28年春に廃止",
  [
    saidBlock(`${LEAD}県内で鉄道の路線が廃止されるのは31年ぶりとなる。`),
    saidBlock(
      "同区間は24年7月の豪雨で橋脚の傾斜や路盤の流出など63カ所が被災し、18キロは代行バスが走る。被災前の1日平均の利用者数は187人で、国が再編協議の目安とする千人を大きく下回っていた。",
    ),
    saidBlock("合意書によると、線路跡の9キロを専用道として整備し、残りは国道を走る。"),
    saidBlock("会長は「高校生と通院の足を確実に残す」と述べた。運賃は当面据え置くとしている。"),
    headingBlock("住民説明会の日程"),
    row("市町 / 日時 / 会場"),
    row("霧沢町 / 7月4日(土)14時 / 町民センター"),
    row("奥霧町 / 7月5日(日)10時 / 奥霧小体育館"),
    row("北霧町 / 7月11日(土)14時 / 中央公民館"),
    row("奥沢市 / 7月12日(日)14時 / 市文化会館小ホール"),
  ],
  { language: "ja", publishedAt: "2026-06-17" },
);

it("tells a report from its lead, and not by the table beside it [6.2]", async () => {
  const said = (await paragraphsWritten(report, 60)).flat().join("");
  expect(said).toContain("専用道を走るバスに転換することで合意しました。");
  expect(said).not.toContain("体育館");
});

it("gives much to hear what a text concludes, and nothing to hear that it does", () => {
  expect(claimOf("結論は、石臼なら月に一度、羽根なら週に一度です。")).toBeGreaterThan(0);
  expect(claimOf("結論は単純です。")).toBe(0);
});

it("knows that the point comes, and that nobody stops before it", () => {
  expect([claimOf("言いたいのはここからです。") > 0, claimsBefore("言いたいのはここからです。")]).toEqual([
    true,
    true,
  ]);
  expect(claimOf("言いたいことはあると母は笑いました。")).toBe(0);
});
