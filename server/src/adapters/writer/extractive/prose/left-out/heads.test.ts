import { expect, it } from "vitest";
import { isRunTogether, withoutHead } from "./heads.ts";

const UNIT = "The Weaving Unit at Tarn Mill is a house of 16 looms for those who come for a winter.";
const PRIZE = "Great Weavers Of The North The Prize";

it.each([
  [`Adult and Child Weaving Services ${UNIT}`, UNIT],
  [`Winter Courses for New Weavers ${UNIT}`, UNIT],
  [UNIT, UNIT],
  [`${PRIZE} Fund gives nine looms a year to weavers who have none of their own at home.`, null],
  ["Anna Reed Weaves The Long Cloth of the valley in the old way each winter of the year.", null],
  ["Old Looms The Hard Way", null],
])("leaves a heading out that runs into its text: %s", (text, expected) => {
  expect(withoutHead(text, "en")).toBe(expected ?? text);
});

it("takes the name of a notice off its first sentence [7.3]", () => {
  expect(withoutHead("【お知らせ】工事のため、2階の展示室を閉めます。", "ja")).toBe(
    "工事のため、2階の展示室を閉めます。",
  );
  expect(withoutHead("【春の市】は、川原で開きます。", "ja")).toBe("【春の市】は、川原で開きます。");
});

it("leaves a head out whose text begins with a figure, and none that the figure may be of [7.3]", () => {
  const below = "1平方メートルの壁に、わら縄を四十本使います。";
  expect(withoutHead(`土の三割をわらに置き換え ${below}`, "ja")).toBe(below);
  expect(withoutHead("わら縄の太さ 3センチのものを使います。", "ja")).toBe(
    "わら縄の太さ 3センチのものを使います。",
  );
});

it("says of what thing each numbered point is [7.3]", () => {
  const below = "枝が越えたぶんは、持ち主に払ってもらえます。";
  expect(withoutHead(`2. 剪定の費用 ${below}`, "ja")).toBe(`剪定の費用については、${below}`);
  expect(withoutHead(`（3）柿の木　${below}`, "ja")).toBe(`柿の木については、${below}`);
  expect(withoutHead("2. 剪定の費用 は、持ち主に払ってもらえます。", "ja")).toBe(
    "2. 剪定の費用 は、持ち主に払ってもらえます。",
  );
  expect(withoutHead(`2. まず ${below}`, "ja")).not.toContain("まずについては");
});

it("says a warning that is a head [7.3]", () => {
  const below = "粉が舞うと、火がつくことがあります。";
  const said = (head: string) => withoutHead(`${head} ${below}`, "ja");
  expect(said("危険:粉と油を混ぜない")).toBe(`粉と油を混ぜないでください。${below}`);
  expect(said("警告：60℃を超える湯は使わない")).toBe(`60℃を超える湯は使わないでください。${below}`);
  expect(said("注意:子どもを近づけない")).toBe(`子どもを近づけないでください。${below}`);
  for (const head of [
    "注意:時間が足りない",
    "警告:水車につながらない",
    "粉と油を混ぜない",
    "危険:夜道は見えない",
  ])
    expect(said(head)).toBe(below);
});

it.each([
  [
    "送料 本州・四国は880円、沖縄は1,650円です。三つ以上は無料です。",
    "送料は、本州・四国が880円、沖縄が1,650円です。三つ以上は無料です。",
  ],
  [
    "送料 弁当箱を三つ以上お求めの方は、無料でお送りします。",
    "弁当箱を三つ以上お求めの方は、無料でお送りします。",
  ],
  ["水車小屋 本館は880円、別館は1,650円です。", "本館は880円、別館は1,650円です。"],
])("keeps the head of which the amounts behind it are: %s [6.2]", (text, said) => {
  expect(withoutHead(text, "ja")).toBe(said);
});

it("takes a space within a name in quotation marks for the name's own", () => {
  expect(isRunTogether("町は五日、循環船「みなと めぐり」を春から走らせると発表した。", "ja")).toBe(false);
  expect(isRunTogether("本展は、連作《夜の 港》を初めてすべて並べます。", "ja")).toBe(false);
  expect(isRunTogether("町のお知らせ 循環船「みなとめぐり」を春から走らせます。", "ja")).toBe(true);
});
