import { expect, it } from "vitest";
import type { Page } from "#kernel/page";
import type { ScriptStyle } from "#kernel/vocabulary";
import { extractiveWriter } from "../../../extractive.ts";
import { withHouseNamed } from "./introduced-shop-ja.ts";

const BAG = [
  "岬の町で織った帆布を二枚重ねにした、肩にかける買い物かばんです。荷物が重い日でも、肩にくい込みません。",
  "うちでは、持ち手を先に縫ってから底をつけます。口は広く、長ねぎが折れずに入ります。",
];

const page = (site: string | null, texts: readonly string[] = BAG): Page => ({
  url: "https://kaban.example/item",
  title: "帆布の買い物かばん",
  site,
  language: "ja",
  type: "product",
  author: null,
  publishedAt: null,
  blocks: texts.map((text) => ({ kind: "paragraph", text })),
  facts: [],
});

async function told(of: Page, style: ScriptStyle = "news"): Promise<string[]> {
  const { paragraphs } = await extractiveWriter().write(
    of,
    { style, targetSeconds: 60 },
    new AbortController().signal,
  );
  return paragraphs.flat().map(({ text }) => text);
}

it("says once, before the shop's words, that the shop says so [6.2]", async () => {
  const script = await told(page("かばんの入江"));
  expect(script.slice(0, 2)).toEqual([
    "かばんの入江の「帆布の買い物かばん」について、お伝えします。",
    "お店は、次のように紹介しています。",
  ]);
  expect(script.filter((text) => text.includes("紹介しています"))).toHaveLength(1);
});

it("calls a shop by its name where the name was not said, and a page where none is known [6.2]", async () => {
  const made: Page = {
    ...page("かばんの入江"),
    facts: [
      {
        id: "b",
        kind: "brand",
        value: "沖縫製",
        label: null,
        currency: null,
        source: "json-ld",
        confidence: 0.9,
      } as never,
    ],
  };
  expect((await told(made))[1]).toBe("かばんの入江は、次のように紹介しています。");
  expect((await told(page(null, BAG.slice(0, 1))))[1]).toBe("商品のページでは、次のように紹介しています。");
});

it("calls one who sells among many people the seller, and no shop [6.2]", async () => {
  expect((await told(page("入江フリマ", BAG.slice(0, 1))))[1]).toBe("出品者は、次のように紹介しています。");
});

it("begins a quiet narration with the page's own words [6.2]", async () => {
  expect((await told(page("かばんの入江"), "narration")).join("")).not.toContain("次のように");
});

it("has a name that ends as a place does between marks [6.2]", async () => {
  const script = (await told(page("橋の上"))).join("");
  expect(script).toContain("「橋の上」の「帆布の買い物かばん」");
  expect(script).toContain("「橋の上」のページから");
});

it("calls 「うち」 by the name of the house, but not what is the buyer's or is quoted [6.2]", () => {
  const named = (text: string) => withHouseNamed(text, "かばんの入江");
  expect(named("うちの店では、底から縫います。")).toBe("かばんの入江では、底から縫います。");
  expect(named("はじめ、うちの前の坂で試しました。")).toBe("はじめ、かばんの入江の前の坂で試しました。");
  for (const text of [
    "うちの子にも持たせられます。",
    "三つのうちの一つです。",
    "「うちは底から縫う」と言います。",
    "職人は「うちでは底から縫う」と言います。",
  ])
    expect(named(text)).toBe(text);
  expect(withHouseNamed("うちでは、底から縫います。", null)).toBe("うちでは、底から縫います。");
});
