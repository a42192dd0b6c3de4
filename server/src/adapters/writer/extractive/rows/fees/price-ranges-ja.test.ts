import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, textPage } from "#test/text-page";
import { mark } from "../row-marks-ja.ts";
import { withPriceRanges } from "./price-ranges-ja.ts";

const ROWS = [
  "舟 / 客と荷物 / 川下り / 海まで",
  "小舟 / 三人と二つ / 4,000円 / 7,000円",
  "帆舟 / 六人と五つ / 9,000円 / 15,000円",
  "屋形舟 / 十二人と十 / 20,000円 / 32,000円",
];
const RANGES = "料金は、舟により、川下りが4,000円から20,000円、海までが7,000円から32,000円です。";
const toldRow = (text: string): Block => {
  const block: Block = { kind: "paragraph", text };
  mark(block, "料金");
  return block;
};
/** The page with its rows as sentences of a length, in so many seconds. */
const told = (length: number, seconds: number) => {
  const rows = ROWS.map((text): Block => ({ kind: "table_row", text }));
  const read = textPage("川下り", [headingBlock("料金"), ...rows], { language: "ja", type: "other" });
  const said = ["小舟は、", "帆舟は、", "屋形舟は、"].map((name) =>
    toldRow(`${name}${"四".repeat(length)}円です。`),
  );
  const page = { ...read, blocks: [headingBlock("料金"), toldRow("表"), ...said] };
  return withPriceRanges(page, read, seconds).blocks.map(({ text }) => text);
};

it("tells a long table of prices by its ranges where there is little time", () => {
  expect(told(50, 80)).toEqual(["料金", "", RANGES, "", ""]);
});

it("tells it row by row where it is short, and where there is more time", () => {
  expect(told(20, 80)).not.toContain(RANGES);
  expect(told(50, 180)).not.toContain(RANGES);
});
