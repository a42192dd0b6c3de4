import { expect, it } from "vitest";
import type { Fact, Page } from "#kernel/page";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const fact = (kind: Fact["kind"], value: string, chosen?: string): Fact => ({
  id: kind,
  kind,
  label: null,
  value,
  currency: kind === "price" ? "EUR" : null,
  source: "visible",
  confidence: 0.9,
  provenance: { path: "p", excerpt: value, ...(chosen ? { chosen } : {}) },
});
const page = (name: string, chosen: string, rest: Partial<Page> = {}) =>
  textPage(name, [saidBlock("The set is made by two weavers in the valley, who split the glass by hand.")], {
    type: "product",
    facts: [fact("name", name), fact("price", "46.50", chosen)],
    ...rest,
  });
const told = async (one: Page) => (await paragraphsWritten(one, 60, "product")).flat().join(" ");

it("says which version a price buys, where others have prices of their own [7.3]", async () => {
  expect(await told(page("First Smalti Set", "Glass only"))).toContain(
    "The version “Glass only” costs €46.50.",
  );
  const price = { ...fact("price", "2860", "6色(各20g)"), currency: "JPY" };
  const set = page("七宝の絵具", "", {
    language: "ja",
    blocks: [saidBlock("教室で最初に配っている色を、そのまま小瓶に詰めました。")],
    facts: [fact("name", "七宝の絵具"), price],
  });
  expect(await told(set)).toContain("価格は、6色が2,860円です。");
});

it("takes no words of stock or praise into the name of a version [7.3]", async () => {
  for (const label of ["M, in stock", "Glass only, save 10%", "Glass only, our best seller"])
    expect(await told(page("First Smalti Set", label))).toContain("It costs €46.50.");
});

it("says it no second time where the name has it [7.3]", async () => {
  expect(await told(page("First Smalti Set, glass only", "Glass only"))).toContain("costs €46.50");
  expect(await told(page("First Smalti Set, glass only", "Glass only"))).not.toContain("version");
});
