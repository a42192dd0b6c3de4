import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { countedOn } from "./counted.ts";

const TELLS = saidBlock("It is found in every valley, and each village has its own way with it.");
const KEPT = ["Box loom", "Pit loom", "Back-strap loom"];
const under = (...headings: string[]) => headings.flatMap((text) => [headingBlock(text), TELLS]);
const namesOn = (title: string, ...headings: string[]) =>
  countedOn(textPage(title, under(...headings)))?.names ?? null;

it.each<[string, string[], string[] | null]>([
  [
    "3 Looms of the North",
    ["1. Box loom", "2. Pit loom", "3. Back-strap loom"],
    ["Box loom", "Pit loom", "Back-strap loom"],
  ],
  [
    "3 Looms of the North",
    ["Box loom", "Pit loom", "Back-strap loom"],
    ["Box loom", "Pit loom", "Back-strap loom"],
  ],
  [
    "Myths about looms",
    ["Myth: Looms are slow", "Myth #2: Wool is warm", "Fact – Reeds rust", "Myth: Silk is weak"],
    ["Looms are slow", "Wool is warm", "Silk is weak"],
  ],
  ["Looms of the North", ["Myth: Looms are slow", "Myth: Wool is warm", "Myth: Silk is weak"], null],
  ["Myths about looms", ["Myth: Looms are slow", "Myth: Wool is warm", "Reeds rust"], null],
  ["Looms of the North", ["1. Box loom", "2. Pit loom", "3. Back-strap loom"], null],
  ["4 Looms of the North", ["Box loom", "Pit loom", "Back-strap loom"], null],
  ["A Loom for $3", ["Box loom", "Pit loom", "Back-strap loom"], null],
  ["Looms at 3 pm", ["Box loom", "Pit loom", "Back-strap loom"], null],
  ["3 Looms of the North", ["Box loom", "Which one is yours?", "Pit loom"], null],
])("knows the things that a title counts: %s, %s", (title, headings, names) => {
  expect(namesOn(title, ...headings)).toEqual(names);
});

it.each([
  "The 3 best looms of the north",
  "Top 3 looms you can build",
  "3 tried and tested ways to weave",
  "Top 3 Hand-Built and Carefully Restored Wooden Looms",
  "3 People of the North",
])("takes a title for that of a list: %s", (title) => {
  expect(namesOn(title, ...KEPT)).toEqual(KEPT);
});

it.each([
  "Loom 3 Review",
  "What Changed in Weaver 3",
  "Season 3 Recap",
  "HTML 3 for Beginners",
  "Living With Type 3 Looms",
  "Day 3 at the Looms",
  "The 3 Day Rule",
  "3 Years of Looms",
  "A Guide to Looms: 3 Years On",
  "How I Learned to Weave at 30 in 3 Months",
  "3 Series Looms",
])("takes no version, season, model or time for a count: %s", (title) => {
  expect(namesOn(title, ...KEPT)).toBeNull();
});

it.each<[string, string[] | null]>([
  ["北の織り機3選", ["箱機", "地機", "高機"]],
  ["織りを始める3つの理由", ["箱機", "地機", "高機"]],
  ["北で見た3種類の機", ["箱機", "地機", "高機"]],
  ["第3回 織り手の集い", null],
  ["Python 3の始め方", null],
  ["第3種類の機", null],
  ["北の3選手", null],
  // The count is that of a part which the title names behind itself.
  ["機の糸を自分で張り替える方法｜道具・手順・三つの失敗", null],
  ["北の織り手の家｜織り機3選", ["箱機", "地機", "高機"]],
])("does so in Japanese: %s", (title, names) => {
  const page = textPage(title, under("箱機", "地機", "高機"), { language: "ja" });
  expect(countedOn(page)?.names ?? null).toEqual(names);
});

it("refuses a list of which a part is about something else", () => {
  const parts = ["Box loom", "Pit loom", "Back-strap loom", "How to get there", "Where to stay"];
  expect(namesOn("5 Looms Worth a Visit", ...parts)).toBeNull();
});

it("names them behind the title, and of many the first", async () => {
  const looms = ["1. Box loom", "2. Pit loom", "3. Rib loom", "4. Tape loom", "5. Hand loom", "6. Rug loom"];
  const lead = saidBlock(
    "Weavers of the north never agreed on one loom. Their valleys are steep and their houses are low.",
  );
  const told = (await paragraphsWritten(textPage("6 Looms of the North", [lead, ...under(...looms)]))).flat();
  expect(told[1]).toBe("It names “Box loom”, “Pit loom”, “Rib loom”, “Tape loom”, “Hand loom” and others.");
});

it("names them in Japanese", async () => {
  const blocks = under("1. 箱機", "2. 地機", "3. 高機").map((block) =>
    block === TELLS ? saidBlock("谷ごとに織り方がちがい、村の人が毎日使っています。") : block,
  );
  const lead = saidBlock("北の谷では、三つの機が使われています。家の大きさで形が決まります。");
  const told = (
    await paragraphsWritten(textPage("北の織り機3選", [lead, ...blocks], { language: "ja" }))
  ).flat();
  expect(told).toContain("挙げられているのは、「箱機」、「地機」、「高機」です。");
});

const PARTS = ["一、糸の通り道", "二、踏み板の高さ", "三、枠の木"];
it.each<[string, string[], string[] | null]>([
  ["機を選ぶ前に見る三つの所", [...PARTS, "おわりに"], ["糸の通り道", "踏み板の高さ", "枠の木"]],
  ["機を選ぶ四つの所", PARTS, null],
  ["機を選ぶ十三つの所", PARTS, null],
  ["三の宮の織り機", PARTS, null],
])("counts in Japanese as a title does: %s, %s", (title, headings, names) => {
  expect(countedOn(textPage(title, under(...headings), { language: "ja" }))?.names ?? null).toEqual(names);
});

it("calls what a heading each says to be a myth no fact [7.3]", async () => {
  const parts = ["Looms are slow", "Wool is warm", "Silk is weak"].flatMap((name) => [
    headingBlock(`Myth: ${name}`),
    saidBlock("A test of thirty looms in the north of the valley has shown that this is not so."),
  ]);
  const told = (await paragraphsWritten(textPage("Old Myths about looms", parts), 60)).flat();
  expect(told[1]).toBe("The myths are “Looms are slow”, “Wool is warm” and “Silk is weak”.");
});

it("counts the points that a page in Japanese numbers above them", () => {
  const on = (...headings: string[]) =>
    countedOn(textPage("食費が減った話", under(...headings), { language: "ja" }))?.names ?? null;
  const NUMBERED = ["その1 包む前に書く", "その2　棚を「古い順」にする", "その3 金曜は買わない"];
  expect(on(...NUMBERED, "で、いくら減ったのか")).toEqual([
    "包む前に書く",
    "棚を古い順にする",
    "金曜は買わない",
  ]);
  expect(on(...NUMBERED.toReversed())).toBeNull();
  expect(on(...NUMBERED.slice(0, 2))).toBeNull();
});
