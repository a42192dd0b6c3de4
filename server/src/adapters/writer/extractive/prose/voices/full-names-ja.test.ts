import { expect, it } from "vitest";
import type { Page } from "#kernel/page";
import { saidBlock, textPage } from "#test/text-page";
import { withFullNames } from "./full-names-ja.ts";

const page: Page = textPage(
  "港の市場、朝の競りを一本に",
  [
    saidBlock("競りを始めるのはマルサ水産（海老沢勇社長）で、同社の浜口理恵さん（48）が声を出す。"),
    saidBlock("決めたのは、北海市の漁協の堂島実組合長だ。"),
    saidBlock(
      "海老沢社長は「朝の一時間が勝負だ」と話す。浜口さんは笑う。堂島組合長は反対した。副社長はいない。",
    ),
  ],
  { language: "ja" },
);
const told = (...texts: string[]) =>
  withFullNames([texts.map((text) => ({ text, blockIndex: 2 }))], page)
    .flat()
    .map(({ text }) => text);

it("tells in full a name whose introduction is not told [6.2]", () => {
  expect(told("海老沢社長は話す。", "海老沢社長は笑う。")).toEqual([
    "海老沢勇社長は話す。",
    "海老沢社長は笑う。",
  ]);
  expect(told("堂島組合長は反対した。")).toEqual(["漁協の堂島実組合長は反対した。"]);
  expect(told("浜口さんは笑う。")).toEqual(["浜口理恵さんは笑う。"]);
});

it("leaves a name that was heard, one that the page does not tell in full, and a rank [6.2]", () => {
  expect(told("漁協の堂島実組合長だ。", "堂島組合長は反対した。")[1]).toBe("堂島組合長は反対した。");
  expect(told("山根さんは笑う。")).toEqual(["山根さんは笑う。"]);
  const shops = textPage("市場の朝", [saidBlock("残るのは八百屋三軒（町内）だけだ。八百屋さんは早い。")], {
    language: "ja",
  });
  expect(withFullNames([[{ text: "八百屋さんは早い。", blockIndex: 0 }]], shops)[0]?.[0]?.text).toBe(
    "八百屋さんは早い。",
  );
  expect(told("堂島実組合長は反対した。")).toEqual(["堂島実組合長は反対した。"]);
  expect(told("北大の谷口聡教授は反対した。")).toEqual(["北大の谷口聡教授は反対した。"]);
  expect(told("副社長はいない。")).toEqual(["副社長はいない。"]);
});
