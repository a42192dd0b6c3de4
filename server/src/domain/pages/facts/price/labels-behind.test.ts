import { describe, expect, it } from "vitest";
import { factsIn } from "../../../../test/pages/facts-in.ts";

const page = (body: string, data: object = {}) => {
  const node = { "@type": "Product", name: "Cedar rice bin", ...data };
  const head = `<title>Cedar rice bin</title><script type="application/ld+json">${JSON.stringify(node)}</script>`;
  return factsIn(
    `<html lang="en"><head>${head}</head><body><h1>Cedar rice bin</h1>${body}</body></html>`,
    "https://shop.example/p/1",
  );
};
const valuesOf = (facts: ReturnType<typeof factsIn>, ...kinds: string[]) =>
  kinds.map((kind) => facts.find((fact) => fact.kind === kind)?.value);
const BUY = "<button>Add to cart</button>";

describe("labels behind amounts", () => {
  it("name the amount before each of them [4.1]", () => {
    const both = (first: string, second: string) =>
      page(`<div><b>$80.00</b> <span>${first}</span> <b>$64.00</b> <span>${second}</span></div>${BUY}`);
    expect(valuesOf(both("Regular Price", "Sale Price"), "price", "list_price")).toEqual(["64.00", "80.00"]);
    expect(valuesOf(both("通常価格", "セール価格"), "price", "list_price")).toEqual(["64.00", "80.00"]);
  });
});
