import { expect, it } from "vitest";
import { firstSentence } from "./first-sentence";

it.each([
  ["今回は読書灯です。三十センチです。", "今回は読書灯です。"],
  ["# はじめに\n\n太郎：軽いですね。\n花子：はい。\n太郎：では。", "軽いですね。"],
  ["It costs 3.5 dollars. It is red.", "It costs 3.5 dollars."],
  ["No end at all", "No end at all"],
  ["", ""],
])("of %j a voice says %j", (script, expected) => {
  expect(firstSentence(script)).toBe(expected);
});
