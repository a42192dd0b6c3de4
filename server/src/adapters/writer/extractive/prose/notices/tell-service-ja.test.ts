import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const row = (text: string): Block => ({ kind: "table_row", text });
const STAGES = ["ご相談", "採寸", "お渡し"].flatMap((name, at) => [
  saidBlock(`STEP ${at + 1}`),
  headingBlock(name, 3),
  saidBlock(
    [
      "木の種類と棚の数をお知らせください。",
      "お部屋に伺い、壁の幅を測ります。",
      "半月ほどで仕上げ、車でお届けします。",
    ][at] ?? "",
  ),
]);
const FILLER = Array.from({ length: 6 }, (_, at) =>
  saidBlock(`工房の裏には樹齢${at + 2}百年の杉が立ち、夏になると近所の子どもたちが木陰で昼寝をしています。`),
);
const blocks = [
  saidBlock("壁の幅に合わせて、杉の棚を一本から作ります。古い棚の作り直しもお受けします。"),
  headingBlock("工房のまわり", 2),
  ...FILLER,
  headingBlock("料金", 2),
  row("棚 / 奥行き / 日数 / 料金（税込）"),
  row("本棚 / 20センチ / 14日 / 38,000円"),
  row("食器棚 / 35センチ / 21日 / 64,000円"),
  headingBlock("ご注文の流れ", 2),
  ...STAGES,
  headingBlock("お受けできないもの", 2),
  itemBlock("屋外の棚"),
  itemBlock("鉄の棚"),
  headingBlock("よくあるご質問", 2),
  itemBlock("棚に色も塗れますか？"),
  itemBlock("柿渋でよければ塗れます。"),
  itemBlock("引き取りもできますか？"),
  itemBlock("できます。古い棚は薪にします。"),
];
const page = (some: Block[]) => textPage("杉の棚づくり", some, { language: "ja", type: "other" });
const told = async (some: Block[], seconds = 70) => (await paragraphsWritten(page(some), seconds)).flat();

it("tells of a service what it is, what it costs, how it goes and what is not done", async () => {
  const script = (await told(blocks)).join("");
  for (const text of [
    "壁の幅に合わせて、杉の棚を一本から作ります。",
    "税込の料金が38,000円です。",
    "税込の料金が64,000円です。",
    "まず、ご相談です。木の種類と棚の数をお知らせください。次に、採寸です。",
    "最後に、お渡しです。",
    "お受けできないものは、屋外の棚、鉄の棚です。",
  ])
    expect(script).toContain(text);
});

it("says that a question is one that is often asked", async () => {
  const script = await told(blocks);
  const at = script.indexOf("よくある質問にも、答えています。");
  expect(script[at + 1]).toBe("棚に色も塗れますか？");
  expect((await told(blocks.filter(({ text }) => text !== "よくあるご質問"))).join("")).not.toContain(
    "よくある質問",
  );
});

it("tells a page of steps that states no price as before", async () => {
  const script = (await told(blocks.filter(({ text }) => !/円|奥行き/u.test(text)))).join("");
  expect(script).not.toContain("円");
  expect(script).toContain("壁の幅に合わせて、杉の棚を一本から作ります。");
});
