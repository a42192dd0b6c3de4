import { describe } from "vitest";
import { provePages } from "#test/saved-pages";

describe("a page of another site becomes a sound file that other programs open [1.1]", () => {
  provePages([["article-en", { language: "en", pageType: "article" }]]);
});
