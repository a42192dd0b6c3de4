import { expect, it } from "vitest";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const STEPS = [
  "1.機の右側に立ち、止め金を外す",
  "2.古い帯を上の輪から抜く（傷をつけないこと）",
  "3.新しい帯を下の輪に掛け、上の輪にも掛ける",
  "4.止め金をもとのところに締める",
];
const WHOLE =
  "帯の掛けかたです。機の右側に立ち、止め金を外します。古い帯を上の輪から抜きます。新しい帯を下の輪に掛け、上の輪にも掛けます。止め金をもとのところに締めます。";
const told = async (steps: string[], seconds: number, head = "帯の掛けかた（ざっと）") => {
  const page = textPage(
    "機の帯",
    [
      saidBlock("機の輪に掛ける帯です。麻を五本よりあわせ、蝋で固めてあります。"),
      headingBlock(head),
      ...steps.map(itemBlock),
      headingBlock("手入れ"),
      saidBlock("使わない冬のあいだは、外して日かげに掛けておきます。"),
    ],
    { language: "ja", type: "product", site: "織り道具の店" },
  );
  return (await paragraphsWritten(page, seconds, "product")).flat().join("");
};

it("tells the steps with goods to the last, below what they do [6.2]", async () => {
  expect(await told(STEPS, 60)).toContain(WHOLE);
});

it("tells none of them where there is no time for all, or one cannot be said [6.2]", async () => {
  expect(await told(STEPS, 20)).not.toMatch(/止め金|古い帯/u);
  expect(await told([...STEPS.slice(0, 3), "4.左の覆い、10ミリの棒3本"], 60)).not.toMatch(/止め金|古い帯/u);
});

it("takes points of goods for no steps [6.2]", async () => {
  const points = [
    "麻の帯は雨の日にも伸びません。",
    "一本の帯で十年は使えます。",
    "切れたら半分の値で直します。",
  ];
  expect(await told(points, 60, "選ばれるわけ")).toContain("一本の帯で十年は使えます。");
  const numbered = points.map((text, at) => `${"①②③"[at]}${text}`);
  expect(await told(numbered, 60, "選ばれるわけ")).toContain("一本の帯で十年は使えます。");
});
