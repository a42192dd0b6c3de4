import { expect, it } from "vitest";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const DISH = [
  saidBlock("材料（2人分）"),
  ...["里芋 6個", "だし 300ml", "みそ 大さじ2"].map(itemBlock),
  headingBlock("作り方"),
  ...["里芋の皮をむきます。", "だしで十分煮ます。", "みそを溶き入れます。"].map(itemBlock),
];
const TIP = saidBlock("煮すぎると里芋が崩れます。竹串がすっと通ったら、火を止めてください。");
const told = async (seconds: number, ...below: typeof DISH) =>
  (
    await paragraphsWritten(textPage("里芋汁", [...DISH, ...below], { language: "ja" }), seconds, "news")
  ).flat();

it("tells behind the steps what keeps a cook from failing", async () => {
  const lines = await told(90, headingBlock("こつ・ポイント"), TIP);
  expect(lines.indexOf("煮すぎると里芋が崩れます。")).toBe(lines.indexOf("みそを溶き入れます。") + 1);
  expect(await told(90, saidBlock("メモ：煮すぎると里芋が崩れます。"))).toContain(
    "煮すぎると里芋が崩れます。",
  );
});

it("tells no story of the dish there, and no tip without time for the steps", async () => {
  const story = saidBlock("冬に余った里芋で、冷蔵庫の残りものと作りました。");
  expect((await told(90, headingBlock("このレシピの生い立ち"), story)).join("")).not.toContain("冷蔵庫");
  expect((await told(10, headingBlock("こつ・ポイント"), TIP)).join("")).not.toContain("崩れます");
});

it.each([
  "アプリコットのジャムを塗ると、つやが出ます。",
  "水をタップリ入れて、ゆっくり煮てください。",
  "鍋の底に水がたまりますので、捨ててください。",
  "お気に入りの具に替えても、おいしくできます。",
])("takes no word of cooking for one of a site: %s", async (tip) => {
  const lines = await told(90, headingBlock("こつ・ポイント"), saidBlock(tip), TIP);
  expect(lines).toContain(tip);
  expect(lines).toContain("煮すぎると里芋が崩れます。");
});

it("tells nothing of the site there", async () => {
  const lines = await told(
    90,
    headingBlock("ポイント"),
    TIP,
    saidBlock("関連するレシピはほかにもたくさんあるので、ご覧ください。"),
    saidBlock("会員になるとポイントが二倍たまります。登録は無料です。"),
    saidBlock("毎週の金曜日に、新しい献立が届きます。"),
    headingBlock("保存"),
    saidBlock("このレシピを保存すると、あとで見返せます。"),
    headingBlock("保存方法"),
    saidBlock("冷ました里芋汁は、冷蔵庫で二日ほどもちます。"),
  );
  expect(lines).toContain("煮すぎると里芋が崩れます。");
  expect(lines).toContain("冷ました里芋汁は、冷蔵庫で二日ほどもちます。");
  expect(lines.join("")).not.toMatch(/ご覧|会員|登録|金曜日|見返せ/);
});
