import { expect, it } from "vitest";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { withHeadingsAsTopics } from "./heading-as-topic-ja.ts";

function told(heading: string, text: string, above = heading): string {
  const blocks = [headingBlock(above), saidBlock(text)];
  const page = textPage("乗合タクシー", blocks, { language: "ja" });
  return withHeadingsAsTopics([[{ text, blockIndex: 1 }]], page, () => true)[0]?.[0]?.text ?? "";
}

it.each([
  ["利用できる方", "市内にお住まいの方です。", "利用できる方は、市内にお住まいの方です。"],
  [
    "利用できる方",
    "市内にお住まいの方（学生は、通学している方）です。",
    "利用できる方は、市内にお住まいの方（学生は、通学している方）です。",
  ],
  ["料金", "1回の乗車につき、おとなは400円です。", "料金は、1回の乗車につき、おとなは400円です。"],
  ["保存", "冷蔵庫で3日です。", "保存は、冷蔵庫で3日です。"],
  ["キャンセルについて", "前々日までは無料です。", "キャンセルする場合、前々日までは無料です。"],
  [
    "返品",
    "到着から7日以内で、未開封の場合のみ可能です。",
    "返品する場合、到着から7日以内で、未開封の場合のみ可能です。",
  ],
])("says of the heading 「%s」 what the sentence below it is [7.3]", (heading, text, said) => {
  expect(told(heading, text)).toBe(said);
});

it.each([
  // It has a topic of its own, or a verb.
  ["利用できる方", "登録は無料です。"],
  ["料金", "おとなは400円です。"],
  ["保存", "冷蔵庫で3日もちます。"],
  ["キャンセルについて", "前々日までは手数料が無料です。"],
  // Neither a person nor an amount is told of.
  ["利用できる方", "市内の病院と商店です。"],
  ["料金", "現金か回数券です。"],
  // A part of the text, and no thing.
  ["歴史", "1820年の建物です。"],
  ["登録のときは", "市内にお住まいの方です。"],
])("leaves what stands below the heading 「%s」 as it is: %s [7.3]", (heading, text) => {
  expect(told(heading, text)).toBe(text);
});
