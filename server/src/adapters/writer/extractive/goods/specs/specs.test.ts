import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { specification as row, textPage } from "#test/text-page";
import { specsOf } from "./specs.ts";

const saidOf = (...facts: Fact[]) => {
  const page = textPage("三段ランプ 灯具 あけぼの電灯 -通販-", [], {
    site: "あけぼの電灯",
    language: "ja",
    type: "product",
    facts,
  });
  return specsOf(page).map(({ label, value }) => `${label}は${value}`);
};

it.each([
  ["絵師", "水野 葉子", "絵師は水野葉子"],
  ["会場", "図書館 集会室", "会場は図書館、集会室"],
  ["生産者", "水野 葉子 ほか", "生産者は水野、葉子、ほか"],
])("says a name without a pause, and two things with one: %s, %s", (label, value, said) => {
  expect(saidOf(row(label, value))).toEqual([said]);
});

it("says the labels in a value as words, and tells no value with a label that it cannot say", () => {
  expect(saidOf(row("原材料", "【皮】小麦（国産）【餡】栗"))).toEqual(["原材料は皮が小麦、餡が栗"]);
  expect(saidOf(row("原材料", "小麦【国産】、栗"))).toEqual([]);
});

it("takes a shop's menu for no row", () => {
  expect(saidOf(row("あけぼの電灯", "電球 | 金具 | 工具"), row("かわべ商店", "木の器、竹の籠"))).toEqual([]);
});

it("tells no values that belong to several modes", () => {
  expect(saidOf(row("点灯時間", "3時間 / 9時間 / 80時間"), row("素材", "真鍮 / 和紙"))).toEqual([
    "素材は真鍮、和紙",
  ]);
});

it("leaves out brackets that add, and rows whose brackets limit", () => {
  expect(saidOf(row("重さ", "74g（電池を含む）"), row("消費電力", "380W（立ち上がり時 900W）"))).toEqual([
    "重さは74g",
  ]);
});

it("tells no row of unlike pieces", () => {
  expect(saidOf(row("体裁", "新書判 帯付 カバー欠 208頁"), row("大きさ", "直径6.5 × 高さ2.4 cm"))).toEqual([
    "大きさは直径6.5cm、高さ2.4cm",
  ]);
});

it("joins sides whose unit is written out", () => {
  expect(saidOf(row("寸法", "縦242ミリ × 横18ミリ"))).toEqual(["寸法は縦242ミリ、横18ミリ"]);
});

it("says the signs of a range", () => {
  expect(saidOf(row("使用温度", "-10～45℃"))).toEqual(["使用温度はマイナス10から45℃"]);
});

it("says two sides of a thing as one measure, and the two widths of a spanner as two", () => {
  const sidesOf = (label: string) => saidOf(row(label, "14×17mm")).join("");
  for (const label of ["シーツ", "天板", "サイズ"]) {
    expect(sidesOf(label), label).toContain("14mmかける17mm");
    expect(sidesOf(label), label).not.toContain("14mmと");
  }
  for (const label of ["口径", "二面幅"]) expect(sidesOf(label), label).toContain("14mmと17mm");
});

it("tells no value that has two names", () => {
  const facts = [row("Length x height", "131.5 x 52.4mm"), row("Weight", "820 g")];
  const page = textPage("Oven Door Seal", [], { language: "en", type: "product", facts });
  expect(specsOf(page).map(({ label }) => label)).toEqual(["Weight"]);
});

it("tells by English labels what a machine has inside, and no terms of sale", () => {
  const page = textPage("Tarn 14 Notebook", [], {
    type: "product",
    facts: [row("Chip", "Arden M2"), row("RAM", "16 GB"), row("Warranty", "2 years"), row("Cards", "two")],
  });
  expect(specsOf(page).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    "Chip: Arden M2",
    "RAM: 16 GB",
  ]);
});

it("names first what a thing can do and how large it is, wherever its table has them", () => {
  expect(saidOf(row("重さ", "74g"), row("点灯時間", "9時間"), row("素材", "真鍮"))).toEqual([
    "点灯時間は9時間",
    "重さは74g",
    "素材は真鍮",
  ]);
  expect(saidOf(row("重さ", "30kg"), row("天板", "幅120×奥行80cm"))).toEqual([
    "天板は幅120cm、奥行80cm",
    "重さは30kg",
  ]);
});

it("tells in one sentence how a used thing has been kept", () => {
  expect(saidOf(row("出版社", "東雲書房"), row("状態", "函にしみ。本文は良好。蔵書印一つ。"))).toEqual([
    "状態は函にしみ、本文は良好、蔵書印一つ",
    "出版社は東雲書房",
  ]);
  expect(saidOf(row("状態", "函にしみがあります。本文は良好。"))).toEqual([]);
});

it("says three sides where label or value names them, and none that nobody can tell apart", () => {
  expect(saidOf(row("寸法", "12×8.5×10mm"))).toEqual([]);
  expect(saidOf(row("寸法（幅×奥行×高さ）", "12×8.5×10mm"))).toEqual(["寸法は幅12mm、奥行8.5mm、高さ10mm"]);
  expect(saidOf(row("寸法", "W12×D8.5×H10mm"))).toEqual(["寸法は幅12mm、奥行8.5mm、高さ10mm"]);
});

it("says the signs of the trade in words", () => {
  expect(saidOf(row("口径", "φ45mm"), row("抵抗", "120Ω"))).toEqual(["口径は直径45mm", "抵抗は120オーム"]);
});

it("says a span from one end to the other", () => {
  expect(saidOf(row("対象年齢", "6か月〜24か月"))).toEqual(["対象年齢は6か月から24か月まで"]);
  expect(saidOf(row("対象年齢", "3歳〜"))).toEqual(["対象年齢は3歳から"]);
});

it("tells what may harm who eats it, though the name of the dish has the word", () => {
  const rows = [row("原材料", "大豆、塩"), row("アレルギー", "大豆")];
  const page = textPage("大豆の煮もの", [], { language: "ja", type: "product", facts: rows });
  const said = specsOf(page, (value) => value === "大豆").map(({ label, value }) => `${label}は${value}`);
  expect(said).toContain("アレルギー物質は大豆");
});

it("says two rounded sides as one measure", () => {
  expect(saidOf(row("大きさ", "約34×90cm"))).toEqual(["大きさは約34cmかける90cm"]);
});

it("takes the head of a choice, with what is chosen, for no row", () => {
  expect(saidOf(row("カラー:墨黒", "墨黒 白磁"), row("重さ", "640g"))).toEqual(["重さは640g"]);
});

it("takes the head of a table of fees for no row", () => {
  expect(saidOf(row("地域", "送料"), row("重さ", "640g"))).toEqual(["重さは640g"]);
});

it("says inches once, and no letters of sides", () => {
  const page = textPage("Oak dresser", [], {
    type: "product",
    facts: [row("Dimensions", '62"W x 19.5"D x 33"H')],
  });
  expect(specsOf(page).map(({ value }) => value)).toEqual(["62 by 19.5 by 33 inches"]);
});

it("takes ways of paying and carriers for no property of the goods", () => {
  expect(
    saidOf(row("クレジット", "VISA、JCB"), row("代金引換", "手数料あり"), row("ヤマト運輸", "関東と信越")),
  ).toEqual([]);
});
