import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { specification, textPage } from "#test/text-page";
import { priceCritic } from "./money.ts";

const amount = (kind: Fact["kind"], value: string, currency: string): Fact => ({
  ...specification(kind, value),
  kind,
  label: null,
  currency,
});
const soldFor = (price: string, before: string, currency: string) =>
  priceCritic(
    textPage("Wok", [], {
      type: "product",
      facts: [amount("price", price, currency), amount("list_price", before, currency)],
    }),
  );

it("lets a former price pass that is said as such", () => {
  const judge = soldFor("16940", "24200", "JPY");
  expect(judge("価格は24,200円のところ16,940円です。")).toBeNull();
  expect(judge("もとの24,200円から16,940円になりました。")).toBeNull();
  expect(judge("価格は24,200円から下がって16,940円です。")).toBeNull();
  expect(judge("価格は24,200円です。")).toBe("24,200円");
});

it("lets the cost of sending pass, and no other amount", () => {
  const judge = soldFor("85", "99", "GBP");
  expect(judge("It costs £85, plus postage of £6.50 in the U.K. or £14 to Europe.")).toBeNull();
  expect(judge("It costs £85, and shipping is a flat £5.")).toBeNull();
  expect(judge("It costs £85, and the tool is £12.")).toBe("£12");
});

it("lets the price of one for a buyer of many pass, where the page has it [6.2]", () => {
  const many = {
    ...amount("unit_price", "410", "JPY"),
    provenance: { path: "p", excerpt: "10個以上 1個 ￥410" },
  };
  const judge = priceCritic(
    textPage("Wok", [], { type: "product", facts: [amount("price", "450", "JPY"), many] }),
  );
  expect(judge("10個以上なら1個410円です。")).toBeNull();
  expect(judge("10個以上なら1個400円です。")).toBe("400円");
  expect(judge("価格は410円です。")).toBe("410円");
});

it("lets a saving pass that the page states without a former price, and no other [6.2]", () => {
  const price = {
    ...amount("price", "115", "GBP"),
    provenance: { path: "p", excerpt: "£115", saving: "20" },
  };
  const judge = priceCritic(textPage("Wok", [], { type: "product", facts: [price] }));
  expect(judge("It costs £115, £20 off.")).toBeNull();
  expect(judge("It costs £115, £25 off.")).toBe("£25");
});
