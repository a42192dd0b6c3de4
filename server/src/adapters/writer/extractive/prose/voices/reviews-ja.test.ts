import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const BLOCKS = [
  headingBlock("朝の湯がいい"),
  saidBlock("五時半に湯へ行くと、誰もいませんでした。湯はぬるめで、三十分入ってものぼせません。"),
  headingBlock("静かだが、電波が届きにくい"),
  saidBlock("仕事の電話を待っていたので、部屋で困りました。布団は厚く、久しぶりによく眠れました。"),
];
const told = async (title: string, blocks = BLOCKS) =>
  (await paragraphsWritten(textPage(title, blocks, { language: "ja" }), 90, "news")).flat();

it("tells each review behind its title, in which the guest's verdict stands", async () => {
  const lines = await told("水車の宿のクチコミ");
  expect(lines.join("\n")).toContain("という声です。");
  expect(lines.indexOf("「朝の湯がいい」という声です。")).toBe(
    lines.indexOf("五時半に湯へ行くと、誰もいませんでした。") - 1,
  );
  expect(lines.indexOf("「静かだが、電波が届きにくい」という声もあります。")).toBe(
    lines.indexOf("仕事の電話を待っていたので、部屋で困りました。") - 1,
  );
});

const REVIEWS = "水車の宿のクチコミ";
it.each([
  ["水車の宿の口コミは悪い？評判を調べました", "朝の湯がいい"],
  [REVIEWS, "この宿について"],
  [REVIEWS, "悪い口コミの内容"],
  [REVIEWS, "良い口コミからわかること"],
  [REVIEWS, "こんな人に向いています"],
  [REVIEWS, "予約のしかた"],
  [REVIEWS, "東京都のお客様より"],
  [REVIEWS, "知っておきたい"],
  [REVIEWS, "食事の味わい"],
])("below 「%s」, hears nobody's voice in the heading 「%s」", async (title, heading) => {
  const lines = await told(title, [headingBlock(heading), ...BLOCKS.slice(1)]);
  expect(lines).toContain("仕事の電話を待っていたので、部屋で困りました。");
  expect(lines.join("")).not.toContain("という声");
});

it("takes no section for a review in which the house tells what there is", async () => {
  const house = saidBlock("水車の宿は、川沿いにある古い宿です。部屋は十あり、どこからも水車が見えます。");
  const lines = await told(REVIEWS, [headingBlock("川に近い"), house, ...BLOCKS.slice(2)]);
  expect(lines).toContain("水車の宿は、川沿いにある古い宿です。");
  expect(lines.join("")).not.toContain("という声");
});

it.each([
  "水車の宿に泊まる",
  "虫の声",
  "お客様の声から生まれた軽いかばん",
  "現場の声",
  "夕方の声",
  "母方の声",
  "家族の声",
])("takes the headings of an article for nobody's voice: %s", async (title) => {
  expect((await told(title)).join("")).not.toMatch(/という声|利用した人の声/);
});

it.each(["お客様の声", "水車の宿 宿泊者の声｜水車の宿", "泊まった方の声", "ご家族の声"])(
  "knows a page of guests by its title: %s",
  async (title) => {
    expect(await told(title)).toContain("「朝の湯がいい」という声です。");
  },
);
