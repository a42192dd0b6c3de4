import { expect, it } from "vitest";
import { withoutPagePart } from "./page-parts-en.ts";

it("leaves an end that points at a part of the page unsaid", () => {
  expect(withoutPagePart("It weaves for ten hours, enough time to watch this whole video.")).toBe(
    "It weaves for ten hours.",
  );
});

it.each([
  "It weaves for ten hours, but not this video.",
  "It weaves this picture by itself.",
  "See it weave, and watch this video.",
])("keeps a sentence's own words: %s", (text) => {
  expect(withoutPagePart(text)).toBe(text);
});
