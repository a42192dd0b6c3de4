import { expect, it } from "vitest";
import { textPage } from "#test/text-page";
import { brandOf, siteNameOf } from "../subject.ts";
import { withoutOtherSpelling } from "./other-spelling-ja.ts";

it.each([
  ["ホルム（HOLM）", "ホルム"],
  ["yama（ヤマ）", "yama"],
  ["Fulla（フッラ）", "Fulla"],
  ["石臼 シンパ(SYMPA) 小", "石臼 シンパ 小"],
])("says a name once whose brackets hold it in another script: %s [7.3]", (text, said) => {
  expect(withoutOtherSpelling(text)).toBe(said);
});

it.each(["カメラ（HOLM）", "石臼（小）", "ホルム（JP）", "HOLM（カメラ）"])(
  "keeps brackets that hold anything else: %s [7.3]",
  (text) => {
    expect(withoutOtherSpelling(text)).toBe(text);
  },
);

it("says the names of a maker and of a site so [7.3]", () => {
  const brand = {
    ...{ id: "brand", kind: "brand" as const, label: null, value: "ホルム（HOLM）", currency: null },
    ...{ source: "visible" as const, confidence: 1, provenance: null },
  };
  const page = textPage("石臼", [], {
    language: "ja",
    type: "product",
    site: "yama（ヤマ）",
    facts: [brand],
  });
  expect(brandOf(page)).toBe("ホルム");
  expect(siteNameOf(page)).toBe("yama");
});
