import { expect, it } from "vitest";
import type { PageReading } from "#kernel/page";
import { readerOf } from "./apply.ts";
import { withReadingsOfPage } from "./page-readings.ts";

const given: PageReading[] = [
  { base: "匠海", reading: "たくみ", source: "ruby" },
  { base: "放出", reading: "はなてん", source: "attribute" },
  { base: "豆腐", reading: "もめん", source: "brackets" },
  { base: "月見里", reading: "やまなし", source: "ruby" },
];
const read = (text: string, dictionary: Parameters<typeof withReadingsOfPage>[0] = []) =>
  readerOf(withReadingsOfPage(dictionary, given, text), "ja").read(text);

it("reads the words of a whole text as its page says, but not as a remark in brackets does", () => {
  expect(read("匠海は放出で豆腐を買う。匠海は歩く。")).toBe("タクミはハナテンで豆腐を買う。タクミは歩く。");
});

it("adds nothing for words that the text does not have", () => {
  expect(withReadingsOfPage([], given, "天気がよい。")).toEqual([]);
});

it("leaves a word to the account's dictionary, where that has it", () => {
  expect(read("匠海が来る。", [{ language: "ja", word: "匠海", reading: "しょうかい" }])).toBe(
    "ショーカイが来る。",
  );
});
