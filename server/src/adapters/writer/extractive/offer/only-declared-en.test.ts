import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { isOnlyDeclared } from "./only-declared-en.ts";

const stock = (source: Fact["source"], excerpt: string, shown?: string): Fact => ({
  id: "stock",
  kind: "availability",
  label: null,
  value: "InStock",
  currency: null,
  source,
  confidence: 0.95,
  provenance: { path: "p", excerpt, ...(shown && { shown }) },
});

it("knows a stock that an English page has in its data, and shows nowhere [6.2]", () => {
  expect(isOnlyDeclared({ language: "en" }, stock("json-ld", "InStock"))).toBe(true);
  expect(isOnlyDeclared({ language: "en" }, stock("json-ld", "InStock", "Add to basket"))).toBe(false);
  expect(isOnlyDeclared({ language: "ja" }, stock("json-ld", "InStock"))).toBe(false);
});

it("takes the words of a link, or of a form that is not filled in, for no stock [6.2]", () => {
  expect(isOnlyDeclared({ language: "en" }, stock("visible", "Browse looms in stock"))).toBe(true);
  expect(isOnlyDeclared({ language: "en" }, stock("visible", "Only  left in stock!"))).toBe(true);
  expect(isOnlyDeclared({ language: "en" }, stock("visible", "Only 3 left in stock"))).toBe(false);
});
