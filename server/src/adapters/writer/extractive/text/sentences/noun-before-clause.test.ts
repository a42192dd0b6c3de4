import { expect, it } from "vitest";
import { isNounBeforeClause } from "./noun-before-clause.ts";

it.each<[string, boolean]>([
  ["The north’s largest fair of wool, where weavers, dyers, and spinners unveil their cloth.", true],
  ["A mill in the valley, which nobody has seen for years.", true],
  ["A must for weavers, dyers, and spinners.", true],
  ["The miller must for once be early.", false],
  ["The mill, which stands in the valley, is old.", false],
  ["The looms, which are old, stand in the valley.", false],
  ["The looms work well, which pleases the weavers.", false],
  ["The mill stands in the valley, where the wool is washed.", false],
  ["Weavers meet at the fair, where cloth is sold.", false],
])("knows a noun that only a clause tells of: %s", (text, isNoun) => {
  expect(isNounBeforeClause(text)).toBe(isNoun);
});
