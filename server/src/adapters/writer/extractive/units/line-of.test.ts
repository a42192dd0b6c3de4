import { expect, it } from "vitest";
import { lineOf } from "./line-of.ts";

const line = (text: string) => lineOf(text, "ja", "product");

it("tells a note behind words without a verb as a sentence of its own", () => {
  expect(line("帆布……1枚 ※冬は麻に変わります。")).toBe("帆布……1枚。冬は麻に変わります。");
  expect(line("帆は麻です。※冬は変わります。")).toBe("帆は麻です。冬は変わります。");
});

it("says what a measure means behind it", () => {
  expect(line("重さ 約120g → 片手で持てます。")).toBe("重さは約120gです。片手で持てます。");
  expect(line("重さ 約120g")).toBe("重さ 約120g");
});

it("says from which time on something is, where no end follows", () => {
  expect(line("次回は5月9日 21:00〜、三艘の予定です。")).toBe("次回は5月9日 21:00から、三艘の予定です。");
  expect(line("次回は21:00〜23:00です。")).toBe("次回は21:00〜23:00です。");
});

it("ends a bold line before the words that it heads", () => {
  expect(line("冬に乾かない理由があります 方式は二つです。")).toBe(
    "冬に乾かない理由があります。方式は二つです。",
  );
});

it("ends a head that names its deed by a noun before the words that it heads", () => {
  expect(line("厚い麻布を使用 棟から垂らす方式です。")).toBe("厚い麻布を使用。棟から垂らす方式です。");
  expect(line("帆は麻布を使用 三枚。")).toBe("帆は麻布を使用 三枚。");
});

it("says no number in front of a point, and leaves a measure its own", () => {
  expect(line("1. 帆は、棟より低く張ります。")).toBe("帆は、棟より低く張ります。");
  expect(line("1.5mの帆を張ります。")).toBe("1.5mの帆を張ります。");
});

it("reads no head in capitals before the sentence that it is the head of [7.3]", () => {
  const told = (text: string) => lineOf(text, "en", "product");
  expect(told("FINE WEAVE: The cloth is light. MADE TO LAST: The seams are double.")).toBe(
    "The cloth is light. The seams are double.",
  );
  expect(told("The USB: it charges.")).toBe("The USB: it charges.");
});

it("ends what one does before the words on it", () => {
  expect(line("左のつまみで時刻を合わせる 文字の高さは28ミリです。")).toBe(
    "左のつまみで時刻を合わせる。文字の高さは28ミリです。",
  );
  expect(line("肌にふれる 麻の布です。")).toBe("肌にふれる 麻の布です。");
});
