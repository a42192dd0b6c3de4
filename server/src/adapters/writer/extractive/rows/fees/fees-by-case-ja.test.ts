import { expect, it } from "vitest";
import { tableTold } from "../tables/tables-ja.ts";

const told = (heading: string, ...rows: string[]) => tableTold(rows, heading).rows;
const HEAD = "種類 / 2年以内に直した方 / 3〜5年ぶりの方 / それ以上・不明の方";

it("tells what each thing costs in which case, and leaves out what is added [6.2]", () => {
  expect(
    told(
      "基本料金",
      HEAD,
      "縦の機 / 15,000円 / 18,000円 / 24,000円から",
      "横の機 / 19,000円 / 22,000円 / 28,000円から",
      "箱付き: 上の料金に 2,000円を加算",
    ),
  ).toEqual([
    "",
    "基本料金は、縦の機の場合、2年以内に直した方が15,000円、3から5年ぶりの方が18,000円、それ以上・不明の方が24,000円からで、" +
      "横の機の場合、2年以内に直した方が19,000円、3から5年ぶりの方が22,000円、それ以上・不明の方が28,000円からです。",
    "",
    null,
  ]);
});

it("tells nothing where one amount cannot be said, or the heading names no fee [6.2]", () => {
  const rows = ["縦の機 / 15,000円 / 18,000円 / △", "横の機 / 19,000円 / 22,000円 / 28,000円から"];
  expect(told("基本料金", HEAD, ...rows).filter(Boolean)).toEqual([]);
  expect(told("お客様の声", HEAD, "縦の機 / 15,000円 / 18,000円 / 24,000円から").filter(Boolean)).toEqual([]);
});
