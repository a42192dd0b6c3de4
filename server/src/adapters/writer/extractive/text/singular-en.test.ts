import { expect, it } from "vitest";
import { singular } from "./singular-en.ts";

it.each([
  ["trends", "trend"],
  ["batteries", "battery"],
  ["movies", "movie"],
  ["boxes", "box"],
  ["benches", "bench"],
  ["glass", "glass"],
  ["ways", "way"],
])("says one of %s as %s [7.3]", (many, one) => {
  expect(singular(many)).toBe(one);
});
