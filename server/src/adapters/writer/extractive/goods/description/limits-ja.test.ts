import { expect, it } from "vitest";
import { headingBlock, itemBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { isLimit, limitsInRows } from "./limits-ja.ts";

it.each([
  "IH調理器では使えません。",
  "食器洗い乾燥機は使えません。",
  "電子レンジや直火にはかけられません。",
  "湿った土には向いていません。",
  "たき火のそばでは着ないでください。",
  "必ず加熱してお召し上がりください。",
  "出力を電池につないで充電に使うことはできません。",
  "保存料を入れていないので、夏場の常温での保存はできません。",
])("knows what goods cannot do: %s [7.3]", (text) => {
  expect(isLimit(text)).toBe(true);
});

it("takes rows in one line for no sentence [7.3]", () => {
  expect(isLimit("大きさ 横十六センチ 重さ 三百十グラム 食洗機は使えません。")).toBe(false);
});

it.each([
  "クーポンは使えません。",
  "セール品の返品はお受けできません。",
  "お電話でのご注文には使えません。",
  "これは食器洗い機では使えません。",
  "思わず友だちに話さないではいられません。",
  "道具はこれだけしか使えません。",
  "迷わないでください。",
  "途中でやめることはできません。",
  "お早めに注文してください。",
])("takes no other words for what goods cannot do: %s [7.3]", (text) => {
  expect(isLimit(text)).toBe(false);
});

const row = (text: string) => ({ kind: "table_row" as const, text });
const goods = { language: "ja", type: "product" } as const;

it("reads a limit from a row of the goods' own table [7.3]", () => {
  const heat = row("使える熱源: ガスの直火、オーブン（空焚き不可）。IH調理器では使えません。");
  const page = textPage("飯鍋", [headingBlock("仕様"), heat, row("重さ: 2.6kg")], goods);
  expect(limitsInRows(page).map(({ sentences }) => sentences)).toEqual([["IH調理器では使えません。"]]);
});

it.each(["注意事項: 食器洗い機は使えません。", "電子レンジ: 金彩があるので、電子レンジでは使えません。"])(
  "reads a limit from a row that is of the whole, or names its place once more: %s [7.3]",
  (text) => {
    expect(limitsInRows(textPage("飯鍋", [headingBlock("仕様"), row(text)], goods))).toHaveLength(1);
  },
);

it("reads from the brackets of a row what is asked of a buyer [7.3]", () => {
  const page = textPage(
    "冷凍の芋",
    [headingBlock("仕様"), row("凍結前の加熱: なし（必ず加熱してお召し上がりください）")],
    goods,
  );
  expect(limitsInRows(page).map(({ sentences }) => sentences)).toEqual([
    ["必ず加熱してお召し上がりください。"],
  ]);
});

it.each([
  "オーブン: 木の蓋は使えません。",
  "冷凍庫: 蓋をしたままでは使えません。",
  "電子レンジ: 鍋は使えますが、木の蓋は使えません。",
  "食洗機: 蓋は使えません。",
  "交換部品: 旧型の鍋には使えません。",
  "保証: 業務での使用には使えません。",
  "蓋: 食器洗い機は使えません。",
])("tells no limit of a row that its label alone makes true: %s [7.3]", (text) => {
  expect(limitsInRows(textPage("飯鍋", [headingBlock("仕様"), row(text)], goods))).toEqual([]);
});

const POT = [
  "この飯鍋は、伊賀の粗い土で焼いた二合炊きの鍋です。",
  "底の厚みはおよそ二センチで、ゆっくりと熱をためます。蓋は二枚あり、内蓋が重しになって蒸気を押し返します。",
  "外蓋の水は、縁の溝を伝って鍋のなかへ戻ります。釉は飴色で、窯のなかの場所によって濃さが変わります。",
  "窯元は四年をかけてこの形に決めました。持ち手は小さく、戸棚の低い段にもしまえます。土は近くの山で掘り、三年寝かせます。",
].map(saidBlock);
const CARE = [
  headingBlock("ご注意"),
  itemBlock("食器洗い乾燥機は使えません。"),
  itemBlock("目止めは、薄いおかゆを炊いて一度だけ行います。"),
];

it("tells a buyer what the goods cannot do, however much else there is [7.3]", async () => {
  for (const seconds of [30, 45, 60]) {
    const said = (await paragraphsWritten(textPage("飯鍋", [...POT, ...CARE], goods), seconds))
      .flat()
      .join("");
    expect(said).toContain("食器洗い乾燥機は使えません。");
    expect(said.split("食器洗い乾燥機は使えません。")).toHaveLength(2);
  }
});

it.each([
  ["1歳未満のお子さまには与えないでください。", true],
  ["傷や湿疹のある部分には使わないでください。", true],
  ["妊娠中の方は、ご使用をお控えください。", true],
  ["3歳未満のお子さまは入場無料です。", false],
  ["湿疹の話は、ここではしません。", false],
])("knows for whom goods are not: %s", (text, is) => {
  expect(isLimit(text)).toBe(is);
});

it("knows cases in which goods are not for somebody, though they are many", () => {
  const cases =
    "塗りたての舟、鉄でできた大きな舟、底に穴があいている舟、雪をかぶった舟のいずれかに当てはまる舟には、使わないでください。";
  expect(isLimit(cases)).toBe(true);
});

it.each([
  ["帆は洗うと丈で3cm縮みます。", true],
  ["はじめの二回は必ず色が落ちます。", true],
  ["蔵の戸口の幅が 70cm 以上必要です。", true],
  ["時間がぐっと縮みました。", false],
  ["二人以上の参加が必要です。", false],
])("knows how goods change, and what they ask for: %s", (text, is) => {
  expect(isLimit(text)).toBe(is);
});

it("tells alone no limit of which the sentence before it says what it is of [7.3]", () => {
  expect(isLimit("軽いほうがいい方には向きません。")).toBe(false);
  expect(isLimit("自転車には向きません。")).toBe(true);
});
