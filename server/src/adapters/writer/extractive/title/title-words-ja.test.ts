import { expect, it } from "vitest";
import { specification, textPage } from "#test/text-page";
import { subjectOf } from "../subject.ts";
import { titleOf } from "./title.ts";
import { wholeName, withoutChoice, withoutReadings } from "./title-words-ja.ts";

it.each([
  ["青紙の鉋（かんな） 寸四", "青紙の鉋 寸四"],
  ["バラ苗「夕凪(ゆうなぎ)」 大苗", "バラ苗「夕凪」 大苗"],
  ["焼鳥（もも）", "焼鳥（もも）"],
  ["いりこ（大羽）", "いりこ（大羽）"],
])("reads no word of a title twice: %s", (title, said) => {
  expect(withoutReadings(title)).toBe(said);
});

it("leaves out which kind the form of a shop has chosen", () => {
  expect(withoutChoice("白いマグ（取っ手 右）")).toBe("白いマグ");
  expect(withoutChoice("玉子焼き器 小（13×18cm）")).toBe("玉子焼き器 小（13×18cm）");
});

it("names goods by the row for their name, where a heading has it among all that is searched for", () => {
  const heading =
    "枕 高さ調整 パイプ枕 洗える 横向き 首 肩 日本製 ギフト 水車堂のパイプまくら 粉雪（こなゆき）";
  const titled = (name: string, row: string) =>
    titleOf(
      textPage(name, [], {
        language: "ja",
        type: "product",
        facts: [{ ...specification("", name), kind: "name", label: null }, specification("商品名", row)],
      }),
    );
  expect(titled(heading, "水車堂のパイプまくら 粉雪(こなゆき)")).toBe("水車堂のパイプまくら 粉雪");
  expect(titled(heading, "別のまくら")).not.toContain("別のまくら");
  expect(titled("水車堂のまくら", "まくら")).toBe("水車堂のまくら");
});

it("cuts a long name within no measure", () => {
  const name = {
    ...specification("", "水車堂の手回し石うす 家庭用 MK-20 2〜14kg 台座付き"),
    kind: "name" as const,
  };
  const page = textPage(name.value, [], {
    language: "ja",
    type: "product",
    facts: [{ ...name, label: null }],
  });
  expect(titleOf(page)).toBe("水車堂の手回し石うす 家庭用 MK-20");
});

it("names goods up to the words by which they are searched for, of which it has two", () => {
  const titled = (name: string, brand: string) =>
    titleOf(
      textPage(name, [], {
        language: "ja",
        type: "product",
        facts: [
          { ...specification("", name), kind: "name", label: null },
          { ...specification("", brand), kind: "brand", label: null },
        ],
      }),
    );
  expect(titled("水車堂 石臼 電源不要 手回し 湿気対策", "水車堂")).toBe("水車堂 石臼");
  expect(titled("水車堂 石臼 電源不要 手回し", "水車堂")).toBe("水車堂 石臼 電源不要 手回し");
  expect(titled("水車堂 電源不要 湿気対策 石臼", "水車堂")).toContain("石臼");
});

it("keeps no half of a bracket", () => {
  expect(wholeName("(ランプ 20W 最大30W")).toBe("ランプ 20W 最大30W");
  expect(wholeName("ランプ (屋外で使う")).toBe("ランプ");
  expect(wholeName("ランプ (屋外)")).toBe("ランプ (屋外)");
  expect(wholeName("【公式】みどりの葉")).toBe("みどりの葉");
  expect(wholeName("【公式】")).toBe("【公式】");
});

it("keeps the question of a title, and no cry", () => {
  const titled = (title: string) => titleOf(textPage(title, [], { language: "ja" }));
  expect(titled("石うすは月に何回ひけばいい？粉屋が数えてわかったこと")).toBe(
    "石うすは月に何回ひけばいい？粉屋が数えてわかったこと",
  );
  expect(titled("石うすの粉が湿るのですが捨てるべき!?")).toBe("石うすの粉が湿るのですが捨てるべき？");
  expect(titled("粉が湿らない！石うすの置き方！")).toBe("粉が湿らない、石うすの置き方");
  expect(titled("「ごとん！」と鳴る石うすの直し方")).toBe("「ごとん」と鳴る石うすの直し方");
});

it("names a shop by the last part of its title, and not by all of it", () => {
  const name = { ...specification("", "LN-20 携帯ランプ"), kind: "name" as const, label: null };
  const page = textPage("【2024年モデル】あかり LN-20 ランプ 30W 黒 : あかりワールド通販", [], {
    language: "ja",
    type: "product",
    facts: [name],
  });
  expect(subjectOf(page, { style: "product" }).site).toBe("あかりワールド通販");
});

it("keeps the part of a title that a heading within the page says again [7.3]", () => {
  const blocks = [
    { kind: "paragraph" as const, text: "友だち六人に、目を閉じて食べてもらいました。同じ米、同じ水です。" },
    { kind: "heading" as const, level: 2, text: "一人暮らしの炊飯器おすすめ10選" },
    {
      kind: "paragraph" as const,
      text: "炊き比べた結果は、底の厚さで決まりました。炊き比べた結果を並べます。",
    },
  ];
  const page = textPage("一人暮らしの炊飯器おすすめ10選｜炊き比べた結果", blocks, { language: "ja" });
  expect(titleOf(page)).toBe("一人暮らしの炊飯器おすすめ10選");
});

it("leaves out the company behind the thing whose page it is, and none of a report [7.3]", () => {
  const named = (publishedAt: string | null) =>
    titleOf(textPage("こうじ発酵機 名人 山根工業（株）", [], { language: "ja", publishedAt }));
  expect(named(null)).toBe("こうじ発酵機 名人");
  expect(named("2026-11-01")).toContain("山根工業");
});

it("says that goods have a flaw, and no other call in their brackets [7.3]", () => {
  const named = (title: string) => titleOf(textPage(title, [], { language: "ja", type: "product" }));
  expect(named("【訳あり】北の港の干し貝柱 割れ欠け")).toBe("訳あり 北の港の干し貝柱 割れ欠け");
  expect(named("【鎌倉・電動ろくろ体験】60分で2点")).toBe("鎌倉・電動ろくろ体験 60分で2点");
  expect(named("【楽天1位】北の港の干し貝柱 割れ欠け")).toBe("北の港の干し貝柱 割れ欠け");
});

it.each([
  ["【中古】松枝の手回し石うす MK-20", "中古"],
  ["部品:松枝の手回し石うす MK-20 水車堂", "水車堂"],
  ["【送料無料】松枝の手回し石うす MK-20", "送料無料・新品"],
])("calls goods by no mark or shelf that stands before their names: %s", (title, name) => {
  const fact = { ...specification("", name), kind: "name" as const, label: null, source: "visible" as const };
  const head = { kind: "heading" as const, level: 1, text: title };
  const page = textPage(title, [head], { language: "ja", type: "product", facts: [fact] });
  expect(titleOf(page)).toMatch(/^松枝の手回し石うす MK-20/u);
});
