import { expect, it } from "vitest";
import { possessive } from "./frame-en.ts";

it.each([
  ["Tarn", "Tarn’s"],
  ["Mills", "Mills’"],
  ["Brook's", "Brook's"],
])("says whose a thing of %s is", (name, said) => {
  expect(possessive(name)).toBe(said);
});
