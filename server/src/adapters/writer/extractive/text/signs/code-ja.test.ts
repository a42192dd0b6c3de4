import { expect, it } from "vitest";
import { hasCodeWithin } from "./code-ja.ts";

it.each([
  'あわせて newline="" も付けてください。',
  "print(row.keys()) で見ます。",
  "KeyError: '日付' になります。",
  "$HOME に置きます。",
  "末尾に ; を書きます。",
])("finds program text within %s [7.3]", (text) => {
  expect(hasCodeWithin(text)).toBe(true);
});

it.each([
  "文字コードを utf-8-sig にすると、そのまま読みます。",
  "三月三日(火)に、USB-C の口でつなぎます。",
  "Wi-Fi（2.4GHz）でつながります。",
  "価格は$20です。",
])("finds none within %s [7.3]", (text) => {
  expect(hasCodeWithin(text)).toBe(false);
});
