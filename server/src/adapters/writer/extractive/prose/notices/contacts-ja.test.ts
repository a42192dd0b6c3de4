import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { itemBlock, saidBlock, textPage } from "#test/text-page";
import { withContact } from "./contacts-ja.ts";

const CALL = saidBlock("水車の見学は、係に電話するか、窓口でお申し込みください。");
const NUMBER = "水車の係 電話0000-00-1234（月曜から金曜、9時から17時）";
const last = (...blocks: Block[]) =>
  withContact(textPage("水車の見学", blocks, { language: "ja" })).at(-1)?.text;

it("says the number that one is told to call", () => {
  expect(last(CALL, saidBlock(NUMBER))).toBe("水車の係の電話番号は、0000-00-1234です。");
});

it("leaves numbers that nobody is told to call, and several, as they are", () => {
  expect(last(saidBlock("水車の見学は、窓口でお申し込みください。"), saidBlock(NUMBER))).toBe(NUMBER);
  expect(last(CALL, saidBlock("村の係 電話0000-00-4321"), saidBlock(NUMBER))).toBe(NUMBER);
});

it.each([
  "ファクス 0000-00-1235",
  "FAX：0000-00-1235",
  "FAX 0000-00-1235 0000-00-1234",
  "ISBN 978-4-0000-0000-0",
  "ISBN番号 978-4-0000-0000-0",
  "ISBN（978-4-0000-0000-0）",
  "電話は0000-00-1234です。",
])("takes for no other telephone number: %s", (other) => {
  expect(last(CALL, saidBlock(other), saidBlock(NUMBER))).toBe("水車の係の電話番号は、0000-00-1234です。");
});

it.each<Block>([
  saidBlock("村の係 電話 0000（00）4321"),
  saidBlock("村の係 電話０００００－００－４３２１"),
  saidBlock("村の係 電話0000-00-4321 月曜は休みです"),
  saidBlock("村の係は 0000004321 です。"),
  itemBlock("村の係 電話0000-00-4321"),
  { kind: "table_row", text: "村の係: 00-0000-4321" },
  saidBlock("村の係 電話00-4321"),
  saidBlock("FAX 0000-00-1235 0000-00-4321"),
  saidBlock("ファクス0000-00-1235 （0000）00-4321"),
  saidBlock("ISBN 978-4-0000-0000-0 0000-00-4321"),
])("announces no number where another stands on the page: $text", (other) => {
  expect(last(CALL, other, saidBlock(NUMBER))).toBe(NUMBER);
});

it("announces no number where somebody else is called", () => {
  expect(last(saidBlock("男は電話で金を求めました。窓口へ来てください。"), saidBlock(NUMBER))).toBe(NUMBER);
});

it("takes days and hours for no numbers", () => {
  const days = saidBlock("見学は、2026-10-01から、10時30分までです。10 月 20 日は休みです。");
  expect(last(days, CALL, saidBlock(NUMBER))).toBe("水車の係の電話番号は、0000-00-1234です。");
});

it("reads long lines in their stride", () => {
  const started = performance.now();
  for (const part of ["係 ", "電話 ", "受付の", "電話0", "00-", "0(0"])
    last(CALL, saidBlock(part.repeat(8_000)));
  expect(performance.now() - started).toBeLessThan(1_000);
});
