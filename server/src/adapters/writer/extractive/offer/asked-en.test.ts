import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { paragraphsWritten, saidBlock, specification, textPage } from "#test/text-page";

const script = async (
  asked: NonNullable<Fact["provenance"]>["asked"],
  style: "news" | "product" = "news",
) => {
  const fact = (kind: Fact["kind"], value: string): Fact => ({
    ...specification("", value),
    id: kind,
    kind,
    label: null,
    currency: kind === "price" ? "GBP" : null,
    provenance: {
      path: "p",
      excerpt: value,
      ...(kind === "price" && asked ? { asked } : {}),
      ...(asked === "ad" ? { place: "Tarn, Upper Vale" } : {}),
    },
  });
  const page = textPage("Oak chest", [saidBlock("The chest is made of oak. Its lock is made of brass.")], {
    type: "product",
    site: "Tarnbay",
    facts: [fact("price", "115"), fact("availability", "InStock")],
  });
  return (await paragraphsWritten(page, 30, style)).flat().join(" ");
};

it.each([
  ["first-bid" as const, "Bids start at £115."],
  ["last-bid" as const, "The current bid is £115."],
  ["won-bid" as const, "The auction is over: the winning bid was £115."],
  ["ad" as const, "In an ad on Tarnbay, the seller in Tarn, Upper Vale asks for £115."],
  ["elsewhere" as const, "The price is £115."],
])(
  "says of an amount that nobody pays the shop what it is, and of no stock: %s [7.3]",
  async (asked, said) => {
    const text = await script(asked);
    expect(text).toContain(said);
    expect(text).not.toMatch(/stock|sells/);
    expect(await script(asked, "product")).not.toMatch(/You can order/);
  },
);

it("says of any other price that the shop asks it [7.3]", async () => {
  expect(await script(undefined)).toContain("It sells for £115 at Tarnbay, and it is in stock.");
});
