import { expect, it } from "vitest";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { withoutDatedNotices } from "./dated-notices-ja.ts";

const TEXT = saidBlock("このかごは、うちでいちばん長くつくっている形です。".repeat(8));
const told = (...texts: string[]) =>
  withoutDatedNotices(textPage("手提げかご", [...texts.map(saidBlock), TEXT], { language: "ja" }))
    .blocks.slice(0, -1)
    .map(({ text }) => text);

it("tells no notices of the site that stand in a box above its text [6.2]", () => {
  const box = "11/3 手しごと市、ありがとうございました。 8/20 夏の小物は全部なくなりました。";
  expect(told("■ おしらせ", box)).toEqual(["■ おしらせ", ""]);
  expect(told("048213 人目のお客様です")).toEqual([""]);
});

it.each([
  [["お知らせ", "市では、冬の灯油を配ります。"]],
  [["お知らせ", "12/8 強い風のため、本日の船はすべて欠航します。"]],
  [["お知らせ", "12/8 窓口は12日まで休みます。 11/3 市に出ました。"]],
  [["お知らせ", "11月20日 年内の焙煎は28日までです。"]],
  [["日程", "11月3日 開会式を行います。"]],
  [["お知らせ", "2026年の冬は雪が多くなります。"]],
  [["120人目のお客様に、記念の品を贈りました。"]],
])("keeps other lines above a text: %s [6.2]", (lines) => {
  expect(told(...lines)).toEqual(lines);
});

it("keeps notices that are the page's own matter [6.2]", () => {
  const page = textPage("お知らせ", [headingBlock("お知らせ"), saidBlock("11月3日 開会式を行います。")], {
    language: "ja",
  });
  expect(withoutDatedNotices(page)).toBe(page);
});
