import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { headingBlock, paragraphsWritten, textPage } from "#test/text-page";
import { isOneWay, withoutNumber } from "./number-marks-ja.ts";

const said = (...texts: string[]) => {
  const blocks = texts.map((text): Block => ({ kind: "paragraph", text }));
  return texts.map((text, at) => withoutNumber(text, blocks, at));
};

it("reads no number of paragraphs that are counted off [6.2]", () => {
  expect(said("(1)火は使えません。", "(2)音は出せません。")).toEqual([
    "火は使えません。",
    "音は出せません。",
  ]);
  expect(said("５　粉は持ち帰れます。", "６　本の寄贈は受け取れません。")).toEqual([
    "粉は持ち帰れます。",
    "本の寄贈は受け取れません。",
  ]);
});

it.each([
  [["2026 年は休みです。", "2027 年は開きます。"]],
  [["3 本の水路があります。", "水車は九つあります。"]],
  [["1 郵送 申込書を送ってください。", "2 窓口 申込書を出してください。"]],
  [["(1)火は使えません。", "2 音は出せません。"]],
  [["(1)火は使えません。", "(3)音は出せません。"]],
])("leaves a number that counts no paragraphs: %j [6.2]", (texts) => {
  expect(said(...texts)).toEqual(texts);
});

it.each([
  ["（注）使用料には水道の料金を含みます。", false],
  ["(注1)使用料には水道の料金を含みます。", false],
  ["（注目）使用料には水道の料金を含みます。", true],
])("tells no note that belongs to a mark: %s [6.2]", async (note, isSaid) => {
  const paragraph = (text: string): Block => ({ kind: "paragraph", text });
  const blocks = [
    headingBlock("水車の利用"),
    paragraph("水車は、だれでも一日単位で借りられます。粉ひきの道具は小屋にあります。"),
    paragraph(note),
  ];
  const written = await paragraphsWritten(textPage("水車の利用", blocks, { language: "ja" }), 60);
  expect(JSON.stringify(written).includes("水道")).toBe(isSaid);
});

it.each([
  ["次のいずれかの方法で申し込んでください。", true],
  ["次の順に申し込んでください。", false],
])("knows one way of several from a step: %s [6.2]", (lead, isWay) => {
  const texts = [
    lead,
    "1 郵送 申込書を送ってください。",
    "2 窓口 申込書を出してください。",
    "水車は九つあります。",
  ];
  const blocks = texts.map((text): Block => ({ kind: "paragraph", text }));
  expect(blocks.map((_, at) => isOneWay(blocks, at))).toEqual([false, isWay, isWay, false]);
});
