import { expect, it } from "vitest";
import { withoutTitleCase } from "./title-case-en.ts";

it.each([
  ["USB-C Charging Cable", "USB-C charging cable"],
  ["Brook Carrying Case", "Brook carrying case"],
  ["North American Line Cord", "North American line cord"],
  ["Type 2 Back-up Cable", "Type 2 back-up cable"],
])("writes the words of %s as in a sentence", (part, said) => {
  expect(withoutTitleCase(part, "Brook Deep Headphones")).toBe(said);
});
