import { expect, it } from "vitest";
import { factsIn } from "#test/pages/facts-in";

const url = "https://shop.example/aero";
const product = {
  "@type": "Product",
  name: "Aero 300",
  offers: { "@type": "Offer", price: "199", priceCurrency: "USD" },
};
const data = (...nodes: object[]) =>
  nodes.map((node) => `<script type="application/ld+json">${JSON.stringify(node)}</script>`).join("");
const filed = (body: string) =>
  factsIn(`<html lang="en"><body>${body}<h1>Aero 300</h1></body></html>`, url).find(
    ({ kind }) => kind === "name",
  )?.provenance?.filed;

it("reads the shelves of a thing from its category, the nearest first", () => {
  expect(filed(data({ ...product, category: "Furniture > Office Chairs" }))).toEqual([
    "Office Chairs",
    "Furniture",
  ]);
});

it("reads them from the way to it, in its order and without the thing itself", () => {
  const step = (position: number, name: string) => ({ "@type": "ListItem", position, name });
  const trail = {
    "@type": "BreadcrumbList",
    itemListElement: [step(2, "Office Chairs"), step(1, "Furniture"), step(3, "Aero 300")],
  };
  expect(filed(data(product, trail))).toEqual(["Office Chairs", "Furniture"]);
});

it("reads them from the links above the name", () => {
  const trail = `<nav class="c-breadcrumb"><ol><li><a href="/f">Furniture</a> ›</li><li><a href="/c">Chairs</a></li></ol></nav>`;
  expect(filed(data(product) + trail)).toEqual(["Chairs", "Furniture"]);
});

it("takes no menu for a way, and finds none on a page that has none", () => {
  const menu = Array.from({ length: 14 }, (_, at) => `<a href="/${at}">Shelf ${at}</a>`).join("");
  expect(filed(`${data(product)}<div id="breadcrumbs">${menu}</div>`)).toBeUndefined();
});

it.each([
  ["Aero 300 folding office chair | Tarn", "folding office chair"],
  ["Aero 300: the quiet Office Chair – Tarn", "quiet office chair"],
  ["Aero 300, a USB fan — Tarn", "USB fan"],
  ["Aero 300, the office chair that folds | Tarn", "office chair"],
  ["Aero 300, the one thing to sit on | Tarn", undefined],
  ["Tarn | Aero 300", undefined],
  ["Aero 300 2026 edition | Tarn", undefined],
  ["Aero 300 for those who sit all day and all night | Tarn", undefined],
])("keeps beside the shelves what the document's title calls the thing: %s", (title, called) => {
  const page = `<html lang="en"><head><title>${title}</title></head><body>${data(product)}<h1>Aero 300</h1></body></html>`;
  const name = factsIn(page, url).find(({ kind }) => kind === "name");
  expect(name?.provenance?.called).toBe(called);
  expect(name?.provenance?.filed).toBeUndefined();
});

it.each([
  ["【公式】とけるバーム｜柚子と米ぬかのクレンジング｜木の実研究室", "柚子と米ぬかのクレンジング"],
  ["とけるバーム｜柚子と米ぬかのクレンジング", undefined],
  ["とけるバーム｜お肌の専門店｜木の実研究室", undefined],
  ["とけるバーム｜メイク落とし｜木の実研究室", undefined],
  ["とけるバーム クレンジング｜木の実研究室", "クレンジング"],
  ["とけるバーム その他スキンケア 木の実研究室 通販｜市場", undefined],
  ["とけるバーム その他｜市場", undefined],
])("keeps what a Japanese title calls the thing, and no shelf or shop: %s", (title, called) => {
  const balm = data({ ...product, name: "とけるバーム" });
  const page = `<html lang="ja"><head><title>${title}</title></head><body>${balm}<h1>とけるバーム</h1></body></html>`;
  const name = factsIn(page, url).find(({ kind }) => kind === "name");
  expect(name?.provenance?.called).toBe(called);
});
