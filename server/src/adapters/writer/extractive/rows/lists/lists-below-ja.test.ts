import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { needsListBelow, ordersListBelow, withListsBelow } from "./lists-below-ja.ts";

const toldOf = (sentence: string, ...items: string[]) =>
  withListsBelow({ blocks: [saidBlock(sentence), ...items.map(itemBlock)], listed: new Set() });
const texts = (sentence: string, ...items: string[]) =>
  toldOf(sentence, ...items).blocks.map(({ text }) => text);

it("misses the list below a sentence that points at it", () => {
  const item: Block = itemBlock("釘");
  expect(needsListBelow("次のものは出せません。", item)).toBe(true);
  expect(needsListBelow("次のものは出せません。", saidBlock("釘です。"))).toBe(false);
  expect(needsListBelow("次の日は出せません。", item)).toBe(false);
  expect(needsListBelow("以下の場合は、無料です。", item)).toBe(true);
  expect(needsListBelow("中学生以下の場合は、無料です。", item)).toBe(false);
});

it.each([
  [
    "次の人は、この薬を使わないでください。",
    ["七歳にならない子です。", "ぜんそくを起こしたことがある人です。"],
    "七歳にならない子、またはぜんそくを起こしたことがある人は、この薬を使わないでください。",
  ],
  [
    "予約は要りません。次の方は、接種を受けられません。",
    ["熱のある方", "卵にアレルギーのある方"],
    "予約は要りません。熱のある方、または卵にアレルギーのある方は、接種を受けられません。",
  ],
  [
    "次のような場合は、すぐに119番に電話してください。",
    ["意識がない", "息をしていない", "胸が急に痛む"],
    "意識がない、息をしていない、または胸が急に痛む場合は、すぐに119番に電話してください。",
  ],
  [
    "次の場合は、すぐに使うのをやめてください。",
    ["煙が出たとき", "変な音がしたとき"],
    "煙が出たとき、または変な音がしたときは、すぐに使うのをやめてください。",
  ],
])("says of whom a warning is, in the place of its pointer: %s", (sentence, items, whole) => {
  expect(texts(sentence, ...items)).toEqual([whole, ...items.map(() => "")]);
});

it.each([
  ["次のような使い方は、絶対にしないでください。", ["空のまま火にかけます。", "水を口まで入れます。"]],
  ["次の場合は、ぬらないでください。", ["目のまわりにぬると、しみます。", "傷口にぬると、痛みます。"]],
  ["次の場合は使わないでください。", ["カーテンの近く", "ふろ場"]],
  ["次の方は、接種を受けられません。", ["熱のある方（微熱は除く）", "妊娠している方"]],
  ["次の点に注意してください。", ["電話を切らない", "その場を離れない"]],
])("tells nothing of a ban's list where it cannot be told with the ban: %s", (sentence, items) => {
  expect(texts(sentence, ...items)).toEqual([sentence, ...items.map(() => "")]);
  expect(needsListBelow(sentence, itemBlock(""))).toBe(true);
});

it("leaves a list of no ban, and one that is told already, as they are", () => {
  const items = ["朝は水をやります。", "夜は窓を閉めます。"];
  expect(texts("次の点が大切です。", ...items)).toEqual(["次の点が大切です。", ...items]);
  const blocks = [saidBlock("次の方は使えません。"), ...["十五歳の方", "酒を飲んだ方"].map(itemBlock)];
  expect(withListsBelow({ blocks, listed: new Set([1]) }).blocks).toEqual(blocks);
});

it("binds orders that are true alone to the sentence that asks to heed them", () => {
  const orders = ["火のそばでは使わないでください。", "必ず窓を開けてください。"];
  const { blocks, listed } = toldOf("次の点に注意してください。", ...orders);
  expect(blocks.slice(1).map(({ text }) => text)).toEqual(orders);
  expect([...listed]).toEqual([1, 2]);
});

it("keeps a call for help whatever is below it", () => {
  const call = "次の症状があるときは、すぐに119番に電話してください。";
  expect(texts(call, "顔の半分（左か右）")).toEqual([call, "顔の半分（左か右）"]);
  expect(needsListBelow(call, itemBlock("顔の半分"))).toBe(false);
});

it("gives no ban for advice in a script", async () => {
  const page = textPage(
    "鍋の使い方",
    [
      saidBlock("この鍋は、早くわきます。次のような使い方は、絶対にしないでください。"),
      ...["空のまま火にかけます。", "水を口まで入れます。", "電子レンジに入れます。"].map(itemBlock),
      saidBlock("使ったあとは、やわらかい布で洗ってください。"),
    ],
    { language: "ja" },
  );
  const script = (await paragraphsWritten(page, 60, "narration")).flat().join("");
  expect(script).toContain("やわらかい布で洗って");
  expect(script).not.toMatch(/火にかけ|口まで|電子レンジ/);
});

it("knows that a sentence with numbers of a list says too little without it [6.2]", () => {
  const item = { kind: "list_item" as const, text: "65歳以上の方だけの世帯" };
  expect(needsListBelow("町内の世帯で、次の1から3までのいずれかにあてはまる世帯です。", item)).toBe(true);
  expect(needsListBelow("町内の世帯で、雪下ろしを頼める親族がいない世帯です。", item)).toBe(false);
});

it("misses the list below an order that another sentence follows", () => {
  const item = itemBlock("領収書の原本");
  expect(ordersListBelow("貸した日に、次の書類を窓口へ出してください。", item)).toBe(true);
  expect(ordersListBelow("貸した日に、次の書類を窓口へ出してください。", saidBlock("窓口は東です。"))).toBe(
    false,
  );
  expect(ordersListBelow("貸した次の日に、書類を窓口へ出してください。", item)).toBe(false);
});

it("misses the uses for which other water is wanted", () => {
  const item = itemBlock("水槽の水換え");
  expect(needsListBelow("次の用途では、別の水をお使いください。", item)).toBe(true);
  expect(needsListBelow("夏の用途では、別の水をお使いください。", item)).toBe(false);
});
