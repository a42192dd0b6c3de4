import { expect, it } from "vitest";
import type { Fact, Provenance } from "#kernel/page";
import { paragraphsWritten, saidBlock, specification, textPage } from "#test/text-page";

const script = async (price: Partial<Provenance>, stock: Partial<Provenance> = {}, usual?: string) => {
  const fact = (kind: Fact["kind"], value: string, more: Partial<Provenance> = {}): Fact => ({
    ...specification("", value),
    id: kind,
    kind,
    label: null,
    currency: /price/.test(kind) ? "GBP" : null,
    provenance: { path: "p", excerpt: value, ...more },
  });
  const page = textPage("Oak chest", [saidBlock("The chest is made of oak. Its lock is made of brass.")], {
    type: "product",
    site: "Tarnbay",
    facts: [
      fact("price", "115", price),
      fact("availability", "InStock", stock),
      ...(usual ? [fact("list_price", usual)] : []),
    ],
  });
  return (await paragraphsWritten(page, 30, "news")).flat().join(" ");
};

it("says until when a price is asked, and what it takes off [7.3]", async () => {
  expect(await script({ until: "March 8, 2027", saving: "20" })).toContain(
    "It sells for £115 at Tarnbay, £20 off, in a sale that ends on March 8, 2027, and it is in stock.",
  );
});

it("leaves the difference out where the former price is told [7.3]", async () => {
  expect(await script({ saving: "20" }, {}, "135")).toContain(
    "It sells for £115 at Tarnbay, down from £135, and it is in stock.",
  );
});

it("says what sending adds to a price [7.3]", async () => {
  expect(await script({ sending: "27.02" })).toContain(
    "It sells for £115 at Tarnbay, with postage of £27.02 on top, and it is in stock.",
  );
  expect(await script({ asked: "first-bid", sending: "27.02" })).toContain(
    "Bids start at £115, with postage of £27.02 on top.",
  );
});

it("says which sizes cannot be had [7.3]", async () => {
  expect(await script({}, { coming: ["35", "38.5"] })).toContain(
    "Sizes 35 and 38.5 are not in stock at the moment.",
  );
  expect(await script({}, { gone: ["M"] })).toContain("Size M is not available at the moment.");
  expect(await script({}, { gone: "1 2 3 4 5 6 7".split(" ") })).toContain(
    "Several of its sizes are not available at the moment.",
  );
  expect(await script({}, { gone: ["Charcoal"] })).not.toMatch(/Charcoal|not available/);
});

it("says nothing of postage that costs nothing [7.3]", async () => {
  expect(await script({ sending: "0.00" })).not.toContain("postage");
});
