import { expect, it } from "vitest";
import { headingBlock as head, itemBlock as item, saidBlock as said, textPage } from "#test/text-page";
import { proseLinesOf } from "./lines.ts";
import { blocksOfCases, withWholeProcedures } from "./procedures.ts";

const placesOn = (...blocks: Parameters<typeof textPage>[1]) => {
  const page = textPage("水車の手入れ", blocks, { language: "ja" });
  return [
    ...blocksOfCases(
      proseLinesOf(page, "polite", () => true, 80),
      page.blocks,
    ),
  ];
};
const STEPS = [
  item("水門を閉めて、羽根が止まるまで待ちます。"),
  item("軸の木栓を、手前に引いて抜きます。"),
  item("溝の粉を、竹の串でかき出します。"),
];

it("holds the steps of a case together, without a further case below them", () => {
  const further = said("同じ音が続くときは、軸に粉が付いています。布で軽く拭いてください。");
  expect(placesOn(head("羽根が回らないとき"), ...STEPS, further)).toEqual([1, 2, 3]);
});

it("holds nothing together below other headings, nor a step or two", () => {
  expect(placesOn(head("羽根の歴史"), ...STEPS)).toEqual([]);
  expect(placesOn(head("羽根が回らないとき"), ...STEPS.slice(1))).toEqual([]);
});

it("loses no steps for a list above a paragraph of which something is unsaid", () => {
  const blocks = [item("粉 → 軸"), said("羽根は、次の順に外します。"), ...STEPS];
  const page = textPage("水車の手入れ", blocks, { language: "ja" });
  const lines = proseLinesOf(page, "polite", () => true, 80);
  const told = withWholeProcedures(lines, page.blocks, "ja").map(({ blockIndex }) => blockIndex);
  expect(told).toEqual(expect.arrayContaining([2, 3, 4]));
  const torn = textPage("水車の手入れ", [said("順に外します。"), ...STEPS, item("軸 → 布")], {
    language: "ja",
  });
  const left = withWholeProcedures(
    proseLinesOf(torn, "polite", () => true, 80),
    torn.blocks,
    "ja",
  );
  expect(left.some(({ blockIndex }) => blockIndex === 1)).toBe(false);
});
