import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { areMany, numbered, the } from "./named-en.ts";

const page = textPage("Goods", [saidBlock("A faux fur lining keeps the faux leather warm.")], {
  type: "product",
});

it.each([
  ["30 oz Tumbler", "the 30 oz Tumbler"],
  ["Arrival T-Shirt", "the Arrival T-Shirt"],
  ["Tarn Wireless Headphones", "the Tarn Wireless Headphones"],
  ["The Vitality Elixir", "the Vitality Elixir"],
  ["Faux leather jacket", "the faux leather jacket"],
  ["Tarn leather jacket", "the Tarn leather jacket"],
])("gives %s an article [7.3]", (name, said) => {
  expect(the({ name, page })).toBe(said);
});

it.each(["501 Original", "MacLoom Air", "The Tide and the Mill", "Unturned"])(
  "gives %s none [7.3]",
  (name) => {
    expect(the({ name, page })).toBe(name);
  },
);

it.each([
  ["Men's Quarter Socks", true],
  ["Tarn Linings", true],
  ["Tarn Lining", false],
  ["Tarn Atlas", false],
  ["Tarn Camera Lens", false],
  ["Painting Canvas", false],
  ["Tarn Socks", true],
])("says “they” of %s: %s [7.3]", (name, isMany) => {
  const many = textPage(
    "Goods",
    [saidBlock("The linings keep the leather, the lens, the canvas and the atlas warm.")],
    { type: "product" },
  );
  expect(areMany({ name, page: many })).toBe(isMany);
});

it("says of many what they used to be and when they can be sent back", () => {
  const socks = textPage("Tarn Socks", [saidBlock("The socks keep warm.")], { type: "product" });
  const subject = { name: "Tarn Socks", page: socks } as Parameters<typeof numbered>[0];
  const texts = ["It is priced at $9; it used to be $12.", "It can be returned within 30 days."];
  expect(
    numbered(
      subject,
      texts.map((text) => ({ text, ties: [] })),
    ).map(({ text }) => text),
  ).toEqual(["They are priced at $9; they used to be $12.", "They can be returned within 30 days."]);
});
