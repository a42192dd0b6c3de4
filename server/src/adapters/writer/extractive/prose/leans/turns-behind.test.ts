import { expect, it } from "vitest";
import { headingBlock, saidBlock } from "#test/text-page";
import type { ProseLine } from "../lines.ts";
import { turnsBehind } from "./turns-behind.ts";

const line = (blockIndex: number) => ({ blockIndex }) as ProseLine;
const turns = (behind: string, language: "ja" | "en" = "en") =>
  turnsBehind(
    line(0),
    line(1),
    [saidBlock("For eleven years we refused to sell a decaf."), saidBlock(behind)],
    language,
  );

it.each([
  ["Then her doctor told her to quit caffeine.", true],
  ["But the beans came in darker.", true],
  ["The beans came in darker.", false],
  ["Thenceforth we sold it.", false],
])("knows a paragraph in which a story turns: %s [7.3]", (behind, is) => {
  expect(turns(behind)).toBe(is);
});

it("knows one in Japanese, and none below a heading or within the same paragraph [7.3]", () => {
  expect([turns("ところが、翌朝は雪でした。", "ja"), turns("翌朝は雪でした。", "ja")]).toEqual([true, false]);
  const blocks = [saidBlock("It was dry."), headingBlock("Then it rained"), saidBlock("But it was cold.")];
  expect(turnsBehind(line(0), line(2), blocks, "en")).toBe(false);
  expect(turnsBehind(line(0), line(0), [saidBlock("It was dry."), saidBlock("But it rained.")], "en")).toBe(
    false,
  );
});
