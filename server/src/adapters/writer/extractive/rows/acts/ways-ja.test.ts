import { expect, it } from "vitest";
import { headingBlock, itemBlock, saidBlock } from "#test/text-page";
import { waysOn, withWaysNamed } from "./ways-ja.ts";

const ASKS = "9月3日までに、次のいずれかの方法で申し込んでください。";

it("says the ways of a list in the place of the words that announce them", () => {
  expect(
    waysOn([
      saidBlock(ASKS),
      itemBlock("専用のフォーム"),
      itemBlock("電話（0000-00-1212、平日）"),
      itemBlock("水車小屋の窓口"),
    ]),
  ).toEqual([
    {
      at: 0,
      count: 3,
      text: "9月3日までに、専用のフォーム、電話、または水車小屋の窓口で申し込んでください。",
    },
  ]);
});

it("leaves the words where what stands below is no list of names", () => {
  expect(waysOn([saidBlock(ASKS), itemBlock("粉を袋に入れて持ってくる。"), itemBlock("電話")])).toEqual([]);
  expect(waysOn([saidBlock(ASKS), saidBlock("電話は、平日にお願いします。")])).toEqual([]);
  expect(waysOn([saidBlock("次の品を出してください。"), itemBlock("粉"), itemBlock("袋")])).toEqual([]);
});

const BY_WAYS = [
  headingBlock("申し込み方法", 2),
  headingBlock("電子申請", 3),
  saidBlock("受付の画面から送ってください。"),
  headingBlock("郵送", 3),
  saidBlock("申込書を水車小屋に送ってください。"),
  headingBlock("募集期間", 3),
  saidBlock("8月1日から9月3日まで受け付けます。"),
];
const isOfWays = (heading: string) => heading.startsWith("申し込み");

it("names each way that has a heading of its own", () => {
  expect(withWaysNamed(BY_WAYS, isOfWays).map(({ text }) => text)).toEqual([
    "申し込み方法",
    "電子申請",
    "電子申請の場合は、受付の画面から送ってください。",
    "郵送",
    "郵送の場合は、申込書を水車小屋に送ってください。",
    "募集期間",
    "8月1日から9月3日まで受け付けます。",
  ]);
});

it("names no only way, and none below another heading", () => {
  expect(withWaysNamed(BY_WAYS.slice(0, 3), isOfWays)).toEqual(BY_WAYS.slice(0, 3));
  expect(withWaysNamed(BY_WAYS, () => false)).toEqual(BY_WAYS);
});
