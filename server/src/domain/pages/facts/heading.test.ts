import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const frame = (inner: string) =>
  `<table><tr><td><a href="/"><img alt="つばめ文具店"></a></td><td><img alt="筆"></td></tr></table>${inner}<p>価格 2,860円（税込）</p><button>カートに入れる</button>${"<p>一本ずつ手で引いた、先の細いペンです。</p>".repeat(6)}`;
const nameOf = (title: string, inner: string) =>
  factsIn(
    `<html><head><title>${title}</title></head><body>${frame(inner)}</body></html>`,
    "https://shop.example/1",
  ).find(({ kind }) => kind === "name")?.value;

it.each([
  ["the thing alone", "硝子ペン しずく", "<b>硝子ペン しずく 銀の飾り輪つき</b>"],
  [
    "shop and thing with a space between",
    "つばめ文具店　硝子ペン　しずく",
    "<b>硝子ペン しずく 銀の飾り輪つき</b>",
  ],
  [
    "thing and shop with a space between",
    "硝子ペン しずく つばめ文具店",
    "<b>硝子ペン しずく 銀の飾り輪つき</b>",
  ],
  ["the shop alone", "つばめ文具店｜商品詳細", "<h2>硝子ペン しずく 銀の飾り輪つき</h2>"],
])("finds the name below a title of %s", (_, title, inner) => {
  expect(nameOf(title, inner)).toBe("硝子ペン しずく 銀の飾り輪つき");
});

it("takes no plain line for the name where the title says nothing of the thing", () => {
  expect(nameOf("つばめ文具店｜商品詳細", "<p>冬のお休みについて</p>")).toBeUndefined();
});
