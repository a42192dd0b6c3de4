import { describe, expect, it } from "vitest";
import { factsOfBin as page, valuesOf } from "../../../../test/pages/bin-page.ts";

const BUY = "<button>Add to cart</button>";

describe("labels behind amounts", () => {
  it("name the amount before each of them [4.1]", () => {
    const both = (first: string, second: string) =>
      page(`<div><b>$80.00</b> <span>${first}</span> <b>$64.00</b> <span>${second}</span></div>${BUY}`);
    expect(valuesOf(both("Regular Price", "Sale Price"), "price", "list_price")).toEqual(["64.00", "80.00"]);
    expect(valuesOf(both("通常価格", "セール価格"), "price", "list_price")).toEqual(["64.00", "80.00"]);
  });
});
