import { expect, it } from "vitest";
import type { Fact, Page } from "#kernel/page";
import type { Offer } from "../draft.ts";
import { priceTold } from "./price-ja.ts";

const told = (excerpt: string, value: string, usual: string | null = null) => {
  const fact = (id: string, amount: string, words: string) =>
    ({
      id,
      kind: "price",
      value: amount,
      currency: "JPY",
      provenance: { path: "p", excerpt: words },
    }) as Fact;
  const offer = {
    price: fact("p", value, excerpt),
    usual: usual === null ? null : fact("u", usual, `${usual}円`),
    isLowest: true,
    variants: [],
  } as unknown as Offer;
  return priceTold({ blocks: [], facts: [], summary: null } as unknown as Page, "news", offer)[0]?.text;
};

it("says where a range of prices begins, and no usual price of one of them [7.3]", () => {
  expect(told("900 〜 2,100円（税込）", "900", "1100")).toBe("価格は税込みで900円からです。");
  expect(told("900円から", "900")).toBe("価格は900円からです。");
});

it("takes the tax for part of a price beside which another amount is without it [7.3]", () => {
  expect(told("990円（税抜 900円）", "990")).toBe("価格は税込みで990円からです。");
});

it("keeps the usual price where no range begins with the least price [7.3]", () => {
  expect(told("900 〜 900円（税込）", "900", "1100")).toContain("1,100円");
  expect(told("800 〜 2,100円（税込）", "900", "1100")).toContain("1,100円");
});
