import { expect, it } from "vitest";
import { introduced } from "./introduce.ts";

const rows = (...texts: string[]) => {
  const heard = new Set<string>();
  return texts.map((text) => introduced(text, heard));
};

it("marks what is said for the first time, once", () => {
  expect(rows("北海道は広い。北海道へ。", "北海道だ。")).toEqual([
    "⸤北海道⸥は広い。北海道へ。",
    "北海道だ。",
  ]);
});

it("knows a name again inside another word", () => {
  expect(rows("東京都です。", "東京駅です。")).toEqual(["⸤東京都⸥です。", "東⸤京駅⸥です。"]);
});

it("leaves a word with its accent as it is told", () => {
  expect(rows("⸢ハꜜシモト⸣です。")).toEqual(["⸢ハꜜシモト⸣です。"]);
});
