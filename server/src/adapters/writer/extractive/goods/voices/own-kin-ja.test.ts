import { expect, it } from "vitest";
import { isStoryOfOwnKin, tellsOfOwnKin } from "./own-kin-ja.ts";

it.each([
  "この色は、祖母が選びました。",
  "染めはじめたのが亡き父です。",
  "いまは孫が釜を守っています。",
  "腰を痛めるから、というのが祖父の言い分です。",
  "私は毎朝これを飲んでいます。",
  "親父の代からの決まりです。",
  "家内は「味噌が合うの」と申しています。",
  "うちの爺さんは雨の晩に舟を出しました。",
  "港で着ていた祖父の上着が始まりです。",
])("knows words on the writer's own family: %s", (text) => {
  expect(tellsOfOwnKin(text)).toBe(true);
});

it.each([
  "店主の祖父が選んだ色です。",
  "父の日の贈りものに選ばれています。",
  "娘さんの入学祝いにもどうぞ。",
  "祖父から孫へ受け継ぐ鞄です。",
  "祖母の味を思い出す煮物です。",
  "祖父の代から使う型でした。",
  "夫婦の茶碗としてもお使いください。",
  "母と子でおそろいに着られます。",
])("leaves words on anybody's family: %s", (text) => {
  expect(tellsOfOwnKin(text)).toBe(false);
});

it("takes a paragraph with two such sentences for a story of one's own", () => {
  expect(isStoryOfOwnKin("名前は、祖母が付けました。雨の日でした。私は反対でした。")).toBe(true);
  expect(isStoryOfOwnKin("名前は、祖母が付けました。雨に強い布です。")).toBe(false);
});
