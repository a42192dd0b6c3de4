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

it("leaves the line that stands before a sentence apart, where the page does not write so", () => {
  const lines = ["レシピ アボカドを切ります。", "油を熱します。"];
  expect(texts(...lines)).toEqual(lines);
});

it.each([
  ["次のコマンドを実行します。", "ページにあるコマンドを実行します。"],
  ["次のいずれかのエラーが記録されます。", "エラーが記録されます。"],
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

it.each(["手順3の布を広げます。", "工事は来月に進みます。", "説明書を参照してください。"])(
  "keeps what sends nobody anywhere: %s",
  (text) => {
    expect(turnsElsewhere(text)).toBe(false);
  },
);
