import { describe, expect, it } from "vitest";
import { listedWords } from "./listed-words.ts";

describe("words of the lists in a text", () => {
  it("come with reading and accent, each once, in the order of the text", () => {
    expect(listedWords("百合根と紫蘇、紫蘇")).toEqual(["百合根=ユリネ/0", "紫蘇=シソ/0"]);
  });

  it("are found within longer ones, and at the very end", () => {
    expect(listedWords("本の大谷石")).toEqual(["大谷=オータニ/0", "大谷石=オーヤイシ/3"]);
  });

  it("are none where there are none", () => {
    expect(listedWords("")).toEqual([]);
    expect(listedWords("今日は晴れです。")).toEqual([]);
  });
});
