import { describe } from "vitest";
import { provePages } from "#test/saved-pages";

describe("a page of another site becomes a sound file that other programs open", () => {
  provePages([
    ["article-sjis", { language: "ja", pageType: "article" }],
    ["product-ja", { language: "ja", pageType: "product" }],
  ]);
});
