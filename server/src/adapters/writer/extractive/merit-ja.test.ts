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
  ["数字によって、止まった場所がわかります。", "表示 / 場所 / 開け方", true],
  ["かすれ方によって、原因が違います。", "かすれ方 / 考えられる原因", true],
  ["大きさにより、料金が変わります。", "大きさ: 料金", true],
  ["料金は、次の表のとおりです。", "大人: 500円", true],
  ["次のとおりです。", "大人: 500円", true],
  ["下の表を見てください。", "大人: 500円", true],
  ["季節によって、水の量が変わるので、羽根を足してください。", "季節 / 羽根", false],
  ["水車は、風によって倒れました。", "風 / 水車", false],
  ["次の表彰式は、十月に行います。", "表彰 / 日", false],
  ["料金は、年齢によって変わります。", "年齢: 料金", false],
  ["法律により、税率が決まります。", "品目 / 税率", false],
  ["血液検査によって病気がわかります。", "項目 / 値", false],
  ["選挙によって、議長が決まります。", "年 / 議長", false],
  ["雨によって、川の水位が変わります。", "日: 水位", false],
  ["廊下の表に札があります。", "名前: 札", false],
  ["机の下の表に名前があります。", "名前: 札", false],
  ["上下の一覧が見えます。", "名前: 札", false],
  ["次のとおりに進めます。", "名前: 札", false],
])("knows what only a table's rows would tell: %s, above %s", (text, head, is) => {
  expect(tellsByTable(text, head)).toBe(is);
});

it("keeps the day on which a course is held", () => {
  expect(meritInJapanese("日時は、5月9日、13時からです。")).toBeGreaterThan(2);
});
