import { expect, it } from "vitest";
import { announcesInJapanese, meritInJapanese } from "./merit-ja.ts";

it.each([
  "この節では、詰まったときの直し方を説明します。",
  "今日は、その話をします。",
  "そのときに困ったことを残しておきます。",
])("knows that %s announces what a script tells", (text) => {
  expect(announcesInJapanese(text)).toBe(true);
});

it.each([
  "窓口の職員が、使い方を説明します。",
  "今日は、港で市が開かれます。",
  "味噌は冷たい場所に残しておきます。",
])("takes %s for matter", (text) => {
  expect(announcesInJapanese(text)).toBe(false);
});

it("keeps a figure and a making before a request", () => {
  expect(meritInJapanese("蒸気に十二秒くぐらせて乾かしました。", "product")).toBeGreaterThan(
    meritInJapanese("お気軽にお電話ください。", "product"),
  );
});
