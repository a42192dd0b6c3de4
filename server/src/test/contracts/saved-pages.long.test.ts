import { describe } from "vitest";
import { provePages } from "#test/saved-pages";

describe("a page of another site becomes a sound file that other programs open", () => {
  provePages([["product-ja", { language: "ja", pageType: "product" }]]);
});
