import { expect, it } from "vitest";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import type { Unit } from "../../units.ts";
import { useIn, withUseWhole } from "./sections-of-use.ts";

it.each([
  ["もどし方は、急がないのがいちばんです", "もどし方"],
  ["おいしい焼き方", "おいしい焼き方"],
  ["お手入れ", "お手入れ"],
  ["毛布のしまい方", "毛布のしまい方"],
  ["注染という染め方", null],
  ["使い方で選ぶ三つの形", null],
  ["店主の考え方", null],
])("hears what a heading says that one does with the thing: %s [6.2]", (heading, use) => {
  expect(useIn(heading, "ja")).toBe(use);
});

it.each([
  ["How to use it", true],
  ["Fabric & care", true],
  ["Hanging it", true],
  ["Ways we use it", true],
  ["How we made it", false],
  ["The shaft", false],
  ["Caretaker’s choice", false],
])("knows a section on using or keeping the thing by its heading: %s [6.2]", (heading, isOfUse) => {
  expect(useIn(heading, "en") !== null).toBe(isOfUse);
});

const unit = (blockIndex: number, section: number, text: string): Unit => ({
  sentences: [text],
  blockIndex,
  section,
  leans: false,
  head: null,
  isOrphan: false,
  pointsBack: false,
  seconds: 5,
});
const page = textPage(
  "どんこ",
  [
    saidBlock("肉が厚い。縁が内側に巻く。"),
    headingBlock("もどし方"),
    saidBlock("水につけます。丸一日みてください。"),
    saidBlock("汁は捨てないでください。"),
  ],
  { type: "product", language: "ja" },
);
const [thick, curled] = [unit(0, -1, "肉が厚い。"), unit(0, -1, "縁が内側に巻く。")];
const [soaked, waited, kept] = [
  unit(2, 1, "水につけます。"),
  unit(2, 1, "丸一日みてください。"),
  unit(3, 1, "汁は捨てないでください。"),
];
const all = [thick, curled, soaked, waited, kept];

it("begins no section on use of which there is no time for a paragraph [6.2]", () => {
  expect(withUseWhole([thick, curled, soaked], all, page)).toEqual([thick, curled]);
});

it("announces such a section by what it is about where its paragraph is told [6.2]", () => {
  expect(withUseWhole([thick, curled, soaked, waited], all, page).map(({ head }) => head)).toEqual([
    null,
    null,
    "もどし方",
    null,
  ]);
});

it("keeps a section on use that is nearly all that is told [6.2]", () => {
  expect(withUseWhole([soaked], [soaked, waited, kept], page)).toHaveLength(1);
  expect(withUseWhole([thick, soaked, waited, kept, unit(5, 1, "冷やします。")], all, page)).toHaveLength(5);
});

it("keeps a thought of a long paragraph on use, and announces none that says of what it is [6.2]", () => {
  const long = [
    unit(2, 1, "はじめの三回は、水で洗います。"),
    unit(2, 1, "絞りません。"),
    unit(2, 1, "陰に干します。"),
    waited,
  ];
  const told = withUseWhole([thick, curled, ...long.slice(0, 3)], [thick, curled, ...long], page);
  expect(told).toHaveLength(5);
  expect(told.every(({ head }) => head === null)).toBe(true);
  const ofMud = [unit(2, 1, "出てくる黒い泥が刃を研いでくれます。")];
  expect(withUseWhole([thick, curled, ...ofMud], [thick, curled, ...ofMud], page).at(-1)?.head).toBeNull();
});
