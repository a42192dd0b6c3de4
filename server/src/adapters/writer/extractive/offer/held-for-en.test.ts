import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { paragraphsWritten, saidBlock, specification, textPage } from "#test/text-page";

const priced = async (name: string, held?: string) => {
  const fact = (kind: Fact["kind"], value: string): Fact => ({
    ...specification("", value),
    id: kind,
    kind,
    label: null,
    currency: kind === "price" ? "GBP" : null,
    provenance: { path: "p", excerpt: value, ...(held && kind === "price" ? { held } : {}) },
  });
  const page = textPage(name, [saidBlock("It was stirred in a mill by the weir. Nothing else is in it.")], {
    type: "product",
    facts: [fact("name", name), fact("price", "13.5")],
  });
  return (await paragraphsWritten(page, 45, "product")).flat().find((one) => one.includes("£13.5"));
};

it.each([
  ["Holm Balm", "30 ml", "It costs £13.50 for 30 ml."],
  ["Holm Balm 30 ml", "30 ml", "It costs £13.50."],
  ["The Weir Book", "hardcover", "It costs £13.50 in hardcover."],
  ["The Weir Songs", "vinyl", "It costs £13.50 on vinyl."],
  ["The Weir Book", undefined, "It costs £13.50."],
])("says beside a price what it buys: %s, %s [7.3]", async (name, held, text) => {
  expect(await priced(name, held)).toBe(text);
});

it("says in which form a book is that has it at the end of its name [7.3]", async () => {
  expect(await priced("The Weir Book: A Portrait (2013, Hardcover)")).toBe("It costs £13.50 in hardcover.");
});
