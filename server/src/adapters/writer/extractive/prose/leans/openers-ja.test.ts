import { expect, it } from "vitest";
import { saidBlock as said, textPage } from "#test/text-page";
import {
  endsInConcession,
  isCureOf,
  isRemedyTo,
  isVoiceTo,
  opensMatter,
  withOpenersKept,
} from "./openers-ja.ts";

it.each([
  ["理由はひとつではありません。", true],
  ["原因は一つではない。", true],
  ["町の人には、少し戸惑いもあります。", true],
  ["職人からは反対の声が上がっています。", false],
  ["職人からは反対が出ています。", true],
  ["ふたには、湯がこぼれない工夫があります。", false],
  ["問題はひとつずつ片づきます。", false],
])("knows a sentence that only opens what follows: %s", (text, opens) => {
  expect(opensMatter(text)).toBe(opens);
});

it("leaves such a sentence out where the script goes on elsewhere", () => {
  const page = textPage(
    "水車の町",
    [
      said("水車が回りはじめました。町には戸惑いもあります。音が夜まで続くからです。"),
      said("粉は朝に挽きます。"),
    ],
    { language: "ja" },
  );
  const told = (text: string, blockIndex: number) => ({ text, blockIndex });
  const [first, opener] = [told("水車が回りはじめました。", 0), told("町には戸惑いもあります。", 0)];
  const [why, other] = [told("音が夜まで続くからです。", 0), told("粉は朝に挽きます。", 1)];
  expect(withOpenersKept([[first, opener, why], [other]], page)).toEqual([[first, opener, why], [other]]);
  expect(withOpenersKept([[first, opener], [other]], page)).toEqual([[first], [other]]);
  expect(withOpenersKept([[first, opener]], page)).toEqual([[first]]);
});

it("tells what is conceded with what is held against it", () => {
  const texts = [
    "費用は確かに減りました。",
    "箱は一つ三十円です。",
    "ただ、手間は増えました。",
    "終わりです。",
  ];
  expect([0, 1, 2, 3].map((at) => endsInConcession(texts, at))).toEqual([true, true, false, false]);
  expect(endsInConcession(["費用は確かに減りました。", "箱は一つ三十円です。"], 0)).toBe(false);
  expect(endsInConcession(["確かに減ったが、手間は増えた。", "しかし続けます。"], 0)).toBe(false);
});

it("keeps a voice behind whom it belongs to, and the other side behind it", () => {
  const [who, voice] = ["粉屋の浜野たえさん、81歳は毎朝橋を渡ります。", "「音で目が覚める」と笑いました。"];
  expect(isVoiceTo(voice, who)).toBe(true);
  expect(isVoiceTo("一方、隣の沢井さんは「静かだ」と話します。", voice)).toBe(true);
  expect(isVoiceTo("一方、粉は減りました。", "粉屋は三軒です。")).toBe(false);
});

it("keeps the remedy behind its case", () => {
  const order = "布で軽く拭いてください。";
  expect(isRemedyTo(order, "音が続くときは、軸に粉が付いています。")).toBe(true);
  expect(isRemedyTo(order, "軸に粉が付いています。")).toBe(false);
});

it("has the cure of what may happen in the next sentence", () => {
  expect(isCureOf("しばらく水を流してください。", "赤い水が出ることがあります。")).toBe(true);
  expect(isCureOf("水は冷たいです。", "赤い水が出ることがあります。")).toBe(false);
});
