import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { asSpokenManual, isForMachine, turnsElsewhere } from "./manuals-ja.ts";

const said = (text: string): Block => ({ kind: "paragraph", text });
const texts = (...lines: string[]) => asSpokenManual(lines.map(said)).map(({ text }) => text);

it("joins the words that a manual of software writes apart", () => {
  const lines = [
    "コマンド プロンプトを開きます。",
    "サポート ポータルに添付します。",
    "データ ドライブは対象です。",
  ];
  expect(texts(...lines)).toEqual([
    "コマンドプロンプトを開きます。",
    "サポートポータルに添付します。",
    "データドライブは対象です。",
  ]);
});

it("leaves things in a row apart on such a page", () => {
  const lines = [
    "コマンド プロンプトを開きます。",
    "サポート ポータルに添付します。",
    "データ ドライブは対象です。",
    "対応するのは東京 大阪 名古屋の三つです。",
    "火曜日 木曜日は休みます。",
  ];
  expect(texts(...lines).slice(3)).toEqual(lines.slice(3));
});

it("leaves the line that stands before a sentence apart, where the page does not write so", () => {
  const lines = ["レシピ アボカドを切ります。", "油を熱します。"];
  expect(texts(...lines)).toEqual(lines);
});

it.each([
  ["次のコマンドを実行します。", "ページにあるコマンドを実行します。"],
  ["次のいずれかのエラーが記録されます。", "ページにあるエラーが記録されます。"],
  ["次のエラーが出たら、すぐに止めます。", "ページにあるエラーが出たら、すぐに止めます。"],
  [
    "次の設定をしてから、以下のコマンドを実行します。",
    "次の設定をしてから、ページにあるコマンドを実行します。",
  ],
])("points at no line that is not told: %s", (text, spoken) => {
  expect(texts(text, "millctl start --all")[0]).toBe(spoken);
  expect(texts(text, "水車を回します。")[0]).toBe(text);
});

it("knows a line for a machine by its letters", () => {
  expect(isForMachine("millctl start --all")).toBe(true);
  expect(isForMachine("OS を起動します。")).toBe(false);
  expect(isForMachine("12:30")).toBe(false);
});

it.each(["安定していれば、手順 3 に進んでください。", "「水車の止め方」を参照してください。"])(
  "leaves out what sends a listener to another place: %s",
  (text) => {
    expect(turnsElsewhere(text)).toBe(true);
  },
);

it.each([
  "手順1に戻って、燃料が残っていないか確かめてください。",
  "手順1へ戻る前に電源を切らないと感電します。",
  "水で洗います。手順1に戻って電源が切れているか確かめ、必ず手袋をはめてから進みます。",
  "電源を切り、手順1に戻ってください。",
  "火が出たときは、消火器を使い、「安全」を参照してください。",
  "手順3の布を広げます。",
  "工事は来月に進みます。",
  "説明書を参照してください。",
])("keeps what sends nobody anywhere: %s", (text) => {
  expect(turnsElsewhere(text)).toBe(false);
});

it("leaves out numbers of things in a row within a sentence, and pointers at what has a name", () => {
  expect(texts("裏面に、（1）畑の名、（2）氏名、（3）電話を書いてください。")).toEqual([
    "裏面に、畑の名、氏名、電話を書いてください。",
  ]);
  expect(texts("下記の「畑の予約」から、いつでも送れます。")).toEqual([
    "「畑の予約」から、いつでも送れます。",
  ]);
});

it("keeps a single number, one that begins a line, and a pointer at what has no name", () => {
  for (const text of ["裏面に、（1）畑の名を書いてください。", "（1）畑の名", "下記の書類を送ってください。"])
    expect(texts(text)).toEqual([text]);
});

it("tells of no line for a machine that nobody hears", () => {
  expect(
    texts("端末で、次のように実行します。", "loom start --all", "最後の行は、機を動かします。五分待ちます。"),
  ).toEqual(["", "loom start --all", "五分待ちます。"]);
  expect(texts("機は、次のように動かします。", "糸を張ります。")[0]).toBe("機は、次のように動かします。");
});

it("points at nothing below where a sentence is true without it", () => {
  expect(texts("羽根を替えるため、下記のとおり断水を行います。")).toEqual([
    "羽根を替えるため、断水を行います。",
  ]);
  expect(texts("止まったときは、下記までご連絡ください。")).toEqual(["止まったときは、ご連絡ください。"]);
  expect(texts("日時は、下記のとおりです。")).toEqual(["日時は、下記のとおりです。"]);
  expect(texts("下記のとおりお知らせします。")).toEqual(["下記のとおりお知らせします。"]);
});

it("sends nobody who listens to what stands below on the page [7.3]", () => {
  expect(turnsElsewhere("農具の一覧は、下の「添付ファイル」をご覧ください。")).toBe(true);
  expect(turnsElsewhere("水車は、橋の上から下の淵をご覧ください。")).toBe(false);
});
