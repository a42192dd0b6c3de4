import { expect, it } from "vitest";
import { factsIn } from "../../../test/pages/facts-in.ts";

const factOn = (kind: string, names: string) =>
  factsIn(
    `<html><head><title>Ash mallet</title></head><body>
     <h1 class="${names}">Ash mallet</h1><p class="price">$40.00</p><p class="${names}">In stock</p>
     <h3>Write a review of the ash mallet</h3></body></html>`,
    "https://shop.example/p/1",
  ).find((fact) => fact.kind === kind)?.value;

it.each(["d-none d-md-block", "hidden lg:flex"])(
  "reads what only small screens do not show: %s [7.2]",
  (names) => {
    expect(factOn("name", names)).toBe("Ash mallet");
    expect(factOn("availability", names)).toBe("InStock");
  },
);

it.each(["d-none", "hidden", "d-none d-md-none"])("reads nothing that no screen shows: %s [7.2]", (names) => {
  expect(factOn("availability", names)).toBe(undefined);
});
