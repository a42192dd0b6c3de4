import { expect, it } from "vitest";
import { itemBlock, saidBlock, textPage } from "#test/text-page";
import { sayableOf } from "../../units.ts";

const PAIRS = [
  "Q. 火にかけられますか？",
  "A. 弱火なら半時間ほど使えます。",
  "Q. 色は落ちますか？",
  "A. 藍の色は洗うたびに少し淡くなります。",
];
const units = (type: "product" | "other", ...texts: string[]) => {
  const blocks = [saidBlock("藍で染めた土の鍋は、冬の煮物をゆっくり温めます。"), ...texts.map(itemBlock)];
  return sayableOf(textPage("藍の鍋", blocks, { language: "ja", type }), "藍の鍋", () => true).units.map(
    ({ sentences }) => sentences.join(""),
  );
};

it("asks nobody among the merits of goods, and gives no answer without its question", () => {
  expect(units("product", ...PAIRS)).toEqual(["藍で染めた土の鍋は、冬の煮物をゆっくり温めます。"]);
});

it("announces no list of which it tells nothing", () => {
  expect(units("product", "次のいずれかに当てはまる方は、この鍋を使えません。").length).toBe(2);
  const page = textPage(
    "藍の鍋",
    [
      saidBlock("藍で染めた土の鍋は、冬の煮物をゆっくり温めます。"),
      saidBlock("次のいずれかに当てはまる方は、この鍋を使えません。"),
      itemBlock("火の前を離れる方"),
      itemBlock("土の器にかぶれる方"),
    ],
    { language: "ja", type: "product" },
  );
  expect(
    sayableOf(page, "藍の鍋", () => true).units.map(({ sentences }) => sentences.join("")),
  ).not.toContain("次のいずれかに当てはまる方は、この鍋を使えません。");
});
