import { expect, it } from "vitest";
import { announcesInJapanese, meritInJapanese, tellsByTable } from "./merit-ja.ts";

it.each([
  "この節では、詰まったときの直し方を説明します。",
  "今日は、その話をします。",
  "では、順に紹介しましょう。",
  "ここでは、炭の選び方と、火の起こし方を説明します。",
])("knows that %s announces what a script tells", (text) => {
  expect(announcesInJapanese(text)).toBe(true);
});

it.each([
  "窓口の職員が、使い方を説明します。",
  "今日は、港で市が開かれます。",
  "ここでは、係の人が火の起こし方を説明します。",
  "ここでは、紹介した方に茶が出ます。",
  "味噌は冷たい場所に残しておきます。",
  "この記事で紹介した二つの宿は、五月に閉じました。",
  "この章で説明した手順のうち、二番目は一人でしないでください。",
  "それでは説明がつかない点が残ります。",
  "では、水加減を見てください。",
  "順に釜の中を見て、炊けたものから出します。",
])("takes %s for matter", (text) => {
  expect(announcesInJapanese(text)).toBe(false);
});

it("keeps a figure and a making before a request", () => {
  expect(meritInJapanese("蒸気に十二秒くぐらせて乾かしました。")).toBeGreaterThan(
    meritInJapanese("お気軽にお電話ください。"),
  );
});

it.each([
  ["数字によって、止まった場所がわかります。", true],
  ["大きさにより、料金が変わります。", true],
  ["料金は、次の表のとおりです。", true],
  ["季節によって、水の量が変わるので、羽根を足してください。", false],
  ["水車は、風によって倒れました。", false],
  ["次の表彰式は、十月に行います。", false],
])("knows what only a table's rows would tell: %s", (text, is) => {
  expect(tellsByTable(text)).toBe(is);
});
