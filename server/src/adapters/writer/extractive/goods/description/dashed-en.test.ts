import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { textPage } from "#test/text-page";
import { writtenUnits } from "../../written-units.ts";
import { dashedPartsOf } from "./dashed-en.ts";
import { dashedInWords } from "./points.ts";

const SHIRT =
  "- Shirt in leather look - Puff sleeves - Buttons at front - Loose fit - Length: 64 cm in size 36 - The model is wearing size 36";

it("tells a list that is written with dashes by those of its points that can be said", () => {
  expect(dashedInWords(SHIRT, "Leather Look Shirt")).toEqual([
    "It has puff sleeves, buttons at the front and a loose fit.",
  ]);
});

it.each(["A loom - light and wide", "- one dash - alone", "Oak - ash - elm - beech"])(
  "takes no other paragraph for a list: %s",
  (text) => {
    expect(dashedPartsOf(text)).toBeNull();
    expect(dashedInWords(text, "Loom")).toEqual([]);
  },
);

it("tells it at its place, before the praise of the brand below it", () => {
  const praise =
    "ARDEN is a quiet brand that focuses on you and on the calm of simple days. With a sense for wool, it weaves its cloth in the north of the country.";
  const blocks = [SHIRT, praise].map((text): Block => ({ kind: "paragraph", text }));
  const page = { ...textPage("Leather Look Shirt", [], { type: "product", language: "en" }), blocks };
  const units = writtenUnits(page, "Leather Look Shirt", () => true);
  expect(units[0]).toMatchObject({
    blockIndex: 0,
    sentences: ["It has puff sleeves, buttons at the front and a loose fit."],
  });
  expect(units.some(({ blockIndex }) => blockIndex === 1)).toBe(true);
});
