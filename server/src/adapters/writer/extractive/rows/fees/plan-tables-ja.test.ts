import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { planTablesOn } from "./plan-tables-ja.ts";

const rowsOf = (...texts: string[]) => texts.map((text): Block => ({ kind: "table_row", text }));
const told = (...texts: string[]) => [...planTablesOn(rowsOf(...texts)).values()];
const HEAD = "プラン / 月謝（税込） / 授業の回数 / 1回の長さ";
const PLANS = [
  HEAD,
  "じっくり / 9,800円 / 月4回 / 60分",
  "受験 / 32,000円 / 月12回 / 80分",
  "質問だけ / 2,980円 / なし / 質問は月30件まで",
];

it("tells what one may choose with its price and its limits [6.2]", () => {
  expect(
    told(
      "設備 / 補助金額 / 上限",
      "太陽光 / 1キロワットあたり2万円 / 8万円",
      "蓄電池 / 設置費の3分の1 / 9万円",
    ),
  ).toEqual([
    "太陽光は、補助金額が1キロワットあたり2万円、上限が8万円です。",
    "蓄電池は、補助金額が設置費の3分の1、上限が9万円です。",
  ]);
  expect(told(...PLANS)).toEqual([
    "じっくりプランは、月謝が税込9,800円、授業の回数が月4回、1回の長さが60分です。",
    "受験プランは、月謝が税込32,000円、授業の回数が月12回、1回の長さが80分です。",
    "質問だけプランは、月謝が税込2,980円です。質問は月30件までです。",
  ]);
});

it("tells none where one could not be said, or nothing is chosen [6.2]", () => {
  expect(told(HEAD, "じっくり / 要相談 / 月4回 / 60分", "受験 / 3,000円 / 月2回 / 80分")).toEqual([]);
  expect(told(HEAD, "じっくり / 900円 / 週末を除く / 60分", "受験 / 3,000円 / 月2回 / 80分")).toEqual([]);
  expect(told(HEAD, "じっくり / 900円 / 月4回", "受験 / 3,000円 / 月2回 / 80分")).toEqual([]);
  expect(told("駅 / 料金 / 時間", "東 / 200円 / 5分", "西 / 300円 / 9分")).toEqual([]);
});

it("tells on a page of fees the plans with their prices, and answers with their questions [6.2]", async () => {
  const asked = (question: string, answer: string) => [saidBlock(question), saidBlock(answer)];
  const page = textPage(
    "料金のご案内とよくある質問",
    [
      saidBlock("画面越しの個別指導です。入塾金はいただきません。"),
      headingBlock("料金プラン"),
      ...rowsOf(...PLANS),
      headingBlock("よくある質問"),
      ...asked("先生は選べますか。", "三人の先生の授業を受けてから、お子さんに選んでもらいます。"),
      ...asked(
        "やめるときに違約金はかかりますか。",
        "かかりません。毎月15日までにお知らせいただければ、その月の末でやめられます。",
      ),
    ],
    { language: "ja" },
  );
  const said = (await paragraphsWritten(page, 60)).flat();
  expect(said.join("")).toContain("じっくりプランは、月謝が税込9,800円");
  expect(said.join("")).toContain("受験プランは、月謝が税込32,000円");
  for (const [at, text] of said.entries())
    if (text === "かかりません。") expect(said[at - 1]).toBe("やめるときに違約金はかかりますか。");
});

it("tells from which size on a choice is one [6.2]", () => {
  const head = "種類 / 補助率 / 上限額";
  expect(told(head, "容器（100L以上） / 3分の2 / 5,000円", "処理機（乾燥式） / 2分の1 / 30,000円")).toEqual([
    "100L以上の容器は、補助率が3分の2、上限額が5,000円です。",
    "処理機は、補助率が2分の1、上限額が30,000円です。",
  ]);
});
