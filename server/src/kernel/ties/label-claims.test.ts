import { describe, expect, it } from "vitest";
import type { Page } from "#kernel/page";
import { tieChecker, untiedIn } from "./check.ts";

const pageOf = (language: Page["language"], ...lines: string[]): Page => ({
  url: null,
  title: "A thing",
  site: null,
  language,
  type: "other",
  author: null,
  publishedAt: null,
  facts: [],
  blocks: lines.map((text) => ({ kind: "list_item", text })),
});
const untied = (page: Page, sentence: string) => untiedIn(sentence, tieChecker(page)(sentence));

describe("a number that a sentence gives a label of the page", () => {
  const headphones = pageOf(
    "en",
    "Frequency response: 20 - 20,000 Hz",
    "Impedance: 37 ohms",
    "Output impedance: 150 ohms",
    "Cable: 1,650 beads",
    "Buffer: 37 GB",
    "Cache: 64 GB",
  );

  it.each([
    "It has an impedance of 37 ohms.",
    "It has an output impedance of 150 ohms.",
    "It has a frequency response of 20 to 20,000 Hz and an impedance of 37 ohms.",
    "It has 64 GB of cache.",
  ])("is one that a line with that label has: %s [7.3]", (sentence) => {
    expect(untied(headphones, sentence)).toEqual([]);
  });

  it.each([
    ["It has an impedance of 150 ohms.", ["150"]],
    ["It has an output impedance of 37 ohms.", ["37"]],
    ["It has a frequency response of 20 to 1,650 Hz.", ["1,650 Hz"]],
    ["It has 37 GB of cache.", ["37 GB"]],
  ])("is no number of another line: %s [7.3]", (sentence, wrong) => {
    expect(untied(headphones, sentence)).toEqual(wrong);
  });

  it("is one of the Japanese line's, with a colon or without [7.3]", () => {
    const mill = pageOf("ja", "台数: 6台", "調理時間 25分", "予備: 20台", "休み 40分");
    expect(untied(mill, "台数は6台です。")).toEqual([]);
    expect(untied(mill, "台数は全6台です。")).toEqual([]);
    expect(untied(mill, "台数は全20台です。")).toEqual(["20台"]);
    expect(untied(mill, "台数は20台です。")).toEqual(["20台"]);
    expect(untied(mill, "調理時間は、25分です。")).toEqual([]);
    expect(untied(mill, "調理時間は、40分です。")).toEqual(["40分"]);
  });

  it("is no price: of several things one may have a line for it, and another one words [7.3]", () => {
    const mills = pageOf("ja", "価格：12,800円", "石臼堂の粉ひきは、8,900円で買える。");
    expect(untied(mills, "石臼堂の粉ひきは、価格は8,900円です。")).toEqual([]);
  });

  it("is a word of its own: a range is no part of what is arranged [7.3]", () => {
    const page = pageOf("en", "Range: 12 km", "8 km of fences");
    expect(untied(page, "They arrange: 8 km of fences.")).toEqual([]);
  });
});
