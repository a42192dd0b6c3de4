import { expect, it } from "vitest";
import { textPage } from "#test/text-page";
import { groupFromOutside } from "./page-standpoint-ja.ts";

const told = (text: string, title: string, site: string | null = null) =>
  groupFromOutside([text], textPage(title, [], { language: "ja", site }))?.[0] ?? null;
const ISSUE = "月刊みずぐるま 2026年11月号";

it.each([
  ["本誌が十月に尋ねた百軒が答えた。", "月刊みずぐるまが十月に尋ねた百軒が答えた。"],
  ["次号では、水の権利をめぐる決まりを整理する。", null],
  ["前号でお伝えした水車が回りはじめた。", null],
  ["工場は本日、新しい水車を公開した。", "工場は新しい水車を公開した。"],
  ["本日、新しい水車が回りはじめた。", "新しい水車が回りはじめた。"],
  [
    "工場は、水車が完成し、本日、式を行いましたのでお知らせいたします。",
    "工場は、水車が完成し、式を行いました。",
  ],
  ["開館の日は、はがきでお知らせします。", "開館の日は、はがきでお知らせします。"],
  ["受付は本日から始まる。", null],
  ["番人は「本日は休みです」と言った。", "番人は「本日は休みです」と言った。"],
  ["水車は町に三つある。", "水車は町に三つある。"],
])("tells from outside of the issue and of its day: %s", (text, said) => {
  expect(told(text, ISSUE)).toBe(said);
});

it("names a magazine by its site, and leaves out one that nobody names", () => {
  expect(told("本誌が尋ねた。", "水車の町", "水辺の暮らし")).toBe("水辺の暮らしが尋ねた。");
  expect(told("本誌が尋ねた。", "水車の町")).toBeNull();
});
