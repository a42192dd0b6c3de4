import { expect, it } from "vitest";
import { foldsBySite, siteOf } from "./folds.ts";

const pages = (kind: string, ...urls: string[]) => urls.map((url) => ({ page: { set: "some", kind, url } }));
const numbered = (kind: string, count: number) =>
  pages(kind, ...Array.from({ length: count }, (_, n) => `https://${kind}-${n}.example/`));

it("knows a site by the name that somebody registered", () => {
  expect(
    ["https://forum.lamp.example/t/1", "https://www.lamp.co.jp/", "https://lamp.jp/a"].map(siteOf),
  ).toEqual(["lamp.example", "lamp.co.jp", "lamp.jp"]);
});

it("keeps all pages of a site in one fold, whatever their kind", () => {
  const site = [
    ...pages("product", "https://shop.lamp.example/1", "https://shop.lamp.example/2"),
    ...pages("forum", "https://forum.lamp.example/"),
  ];
  const folds = foldsBySite([...numbered("product", 8), ...site, ...numbered("forum", 8)], 5);
  expect(new Set(site.map((page) => folds.get(page))).size).toBe(1);
});

it("gives each fold its share of each kind", () => {
  const all = [...numbered("product", 10), ...numbered("forum", 5)];
  const folds = foldsBySite(all, 5);
  for (const fold of [0, 1, 2, 3, 4])
    expect(all.filter((one) => folds.get(one) === fold).map(({ page }) => page.kind)).toEqual([
      "product",
      "product",
      "forum",
    ]);
});
