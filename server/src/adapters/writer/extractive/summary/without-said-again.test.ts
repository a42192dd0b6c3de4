import { expect, it } from "vitest";
import { plain } from "../draft.ts";
import { withoutSaidAgain } from "./without-said-again.ts";

const told = (...paragraph: string[]) =>
  withoutSaidAgain(
    [paragraph.map(plain), [plain("次です。")]],
    [plain("粉三合をひくための石臼です。")],
    "ja",
  ).map((one) => one.map(({ text }) => text));

it("says once what the summary before a description has said [7.3]", () => {
  expect(told("粉なら三合。", "粉が三合の石臼です。", "台所の隅に置けます。")).toEqual([
    ["台所の隅に置けます。"],
    ["次です。"],
  ]);
});

it("keeps what says more, what denies it, and a paragraph of nothing else [6.2]", () => {
  expect(told("粉なら二合。", "台所の隅に置けます。")[0]).toHaveLength(2);
  expect(told("粉三合はひけません。", "台所の隅に置けます。")[0]).toHaveLength(2);
  expect(told("粉なら三合。")[0]).toEqual(["粉なら三合。"]);
});
