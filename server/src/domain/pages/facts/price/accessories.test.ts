import { describe, expect, it } from "vitest";
import { factsOfBin as page, valuesOf } from "../../../../test/pages/bin-page.ts";

const BUY = "<button>Add to cart</button>";

describe("accessories", () => {
  it.each(["Accessories", "別売品", "専用アクセサリー", "Spare parts"])(
    "have prices and a stock of their own below «%s» [4.1]",
    (heading) => {
      const shelf = `<section><h2>${heading}</h2><div>Rolling stand <b>$189.00</b> ${BUY}</div></section>`;
      expect(valuesOf(page(shelf), "price", "availability")).toEqual([undefined, undefined]);
    },
  );

  it("are none below a word that is no heading [4.1]", () => {
    const body = `<p><a>Home</a> <a>Accessories</a></p><p class="price">$40.00</p>${BUY}`;
    expect(valuesOf(page(body), "price", "availability")).toEqual(["40.00", "InStock"]);
  });
});
