import { describe, expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { saidBlock, specification, textPage } from "#test/text-page";
import { tieChecker, untiedIn } from "./check.ts";

const row = (text: string): Block => ({ kind: "table_row", text });
const untied = (blocks: Block[], sentence: string, language: "ja" | "en" = "en") =>
  untiedIn(sentence, tieChecker(textPage("", blocks, { language }))(sentence));

const sheets = [
  saidBlock('They fit mattresses up to 16" deep.'),
  row("Twin / 64x90 / 39x75x16 / 71x98"),
  row("Queen / 90x90 / 60x80x16 / 92x104"),
];
const shirts = [
  saidBlock("裾に六センチの切れ込みを入れています。"),
  saidBlock("サイズ(cm)"),
  row("サイズ / 着丈 / 身幅 / 裄丈"),
  row("0 / 58 / 52 / 62"),
  row("1 / 60.5 / 55 / 64"),
];

describe("a bare number of a table [7.3]", () => {
  it("is said with a unit that the page measures with", () => {
    expect(untied(sheets, "The flat sheet of a twin is 71 by 98 inches.")).toEqual([]);
    expect(untied(sheets, "The flat sheet of a twin is 71 by 99 inches.")).toEqual(["99 inches"]);
    expect(untied(sheets, "The flat sheet of a twin is 98 cm long.")).toEqual(["98 cm"]);
  });

  it("has the unit of the line above its table", () => {
    expect(untied(shirts, "1なら着丈が60.5センチ、身幅が55センチです。", "ja")).toEqual([]);
    expect(untied(shirts, "1なら着丈が61.5センチです。", "ja")).toEqual(["61.5センチ"]);
    expect(untied(shirts, "着丈は58ミリです。", "ja")).toEqual(["58ミリ"]);
  });

  it("is a size of its thing, whatever height another line tells", () => {
    const page = [saidBlock("陳列棚の高さは80cmです。"), ...shirts];
    expect(untied(page, "1なら丈は60.5センチです。", "ja")).toEqual([]);
    expect(untied(page, "1なら丈は61.5センチです。", "ja")).toEqual(["61.5センチ"]);
  });

  it("has that of its own first cell", () => {
    const coats = [row("cm / XS / S / M"), row("Length back / 112 / 113 / 114")];
    expect(untied(coats, "Down the back an XS measures 112 cm.")).toEqual([]);
  });

  it("is no weight of a thing that has its own", () => {
    const page = textPage("Lamp", [row("Items / 3 / 15 / 40"), saidBlock("It weighs 14 g.")], {
      type: "product",
      facts: [specification("Weight", "14 g")],
    });
    expect(untiedIn("It weighs 15 grams.", tieChecker(page)("It weighs 15 grams."))).toEqual(["15 grams"]);
  });
});
