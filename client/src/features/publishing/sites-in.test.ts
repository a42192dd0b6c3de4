import { expect, it } from "vitest";
import { sitesIn } from "./sites-in";

it.each([
  ["", []],
  ["https://shop.example\n http://intra:8080 ", ["https://shop.example", "http://intra:8080"]],
  ["shop.example, blog.example", ["https://shop.example", "https://blog.example"]],
  ["localhost:3000", ["https://localhost:3000"]],
])("finds the sites in %j", (typed, sites) => {
  expect(sitesIn(typed)).toEqual(sites);
});
