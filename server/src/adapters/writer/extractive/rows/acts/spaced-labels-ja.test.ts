import { expect, it } from "vitest";
import { itemBlock, textPage } from "#test/text-page";
import { withSpacedLabels } from "./spaced-labels-ja.ts";

const read = (...items: string[]) =>
  withSpacedLabels(textPage("お墓の移転について", items.map(itemBlock), { language: "ja" })).blocks;

it("reads items with a label and a space as rows [7.3]", () => {
  const items = ["墳墓の所在地 上阿町千石412番", "改葬の理由 町道を広げるため", "申出期限 令和8年7月10日"];
  expect(read(...items)).toEqual([
    { kind: "table_row", text: "墳墓の所在地: 上阿町千石412番" },
    { kind: "table_row", text: "改葬の理由: 町道を広げるため" },
    { kind: "table_row", text: "申出期限: 令和8年7月10日" },
  ]);
});

it("leaves lists of things, of names and of sentences as they are [7.3]", () => {
  for (const items of [
    ["申出期限 令和8年7月10日", "申出先 町役場"],
    ["織機 三台", "糸車 二台", "受付期間 五月"],
    ["改葬の理由 町道を広げるためです。", "申出期限 令和8年7月10日", "申出先 町役場"],
  ])
    expect(read(...items)).toEqual(items.map(itemBlock));
});
