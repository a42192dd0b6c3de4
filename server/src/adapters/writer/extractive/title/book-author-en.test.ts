import { expect, it } from "vitest";
import { specification, textPage } from "#test/text-page";
import { isBook } from "./book-author-en.ts";

it("knows a book by a row for its number, whatever stands in it [7.3]", () => {
  const sold = (label: string) =>
    isBook(textPage("The Salt Book", [], { facts: [specification(label, "9780000000000")] }));
  expect(sold("ISBN")).toBe(true);
  expect(sold("ISBN-13")).toBe(true);
  expect(sold("Model number")).toBe(false);
});
