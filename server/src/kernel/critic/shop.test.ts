import { expect, it } from "vitest";
import type { Page } from "#kernel/page";
import { shopCritic } from "./shop.ts";

it("takes a sentence that says whose words follow for none about the shop [6.2]", () => {
  const page = {
    title: "青い皿",
    site: "器の谷口",
    url: null,
    type: "product",
    facts: [],
  } as unknown as Page;
  const shop = shopCritic(page);
  expect(shop("器の谷口は、次のように紹介しています。", "inner")).toBeNull();
  expect(shop("器の谷口は、全国に五つの店があります。", "inner")).toBe("器の谷口");
});

it("lets a shop be named in quotation marks before its goods [6.2]", () => {
  const page = { title: "青い皿", site: "扉の上", url: null, type: "product", facts: [] } as unknown as Page;
  expect(shopCritic(page)("「扉の上」の「青い皿」について、お伝えします。", "first")).toBeNull();
});
