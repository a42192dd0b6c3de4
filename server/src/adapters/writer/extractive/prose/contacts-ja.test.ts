import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { saidBlock, textPage } from "#test/text-page";
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

it("reads long lines in their stride", () => {
  const started = performance.now();
  for (const part of ["係 ", "電話 ", "受付の", "電話0"]) last(CALL, saidBlock(part.repeat(8_000)));
  expect(performance.now() - started).toBeLessThan(10_000);
});
