import { expect, it } from "vitest";
import { kindNounInJapanese } from "./kind-noun-ja.ts";

it.each([
  ["軽くて丈夫な草刈り鎌です。", "鎌"],
  ["帆布で縫ったトートバッグです。", "トートバッグ"],
  ["鍛冶屋が一丁ずつ打つ、薄い鎌です。", "鎌"],
  ["柄は栗の木です。", null],
  ["柄が栗の木です。", null],
  ["とても軽いです。", null],
])("hears the kind of thing that %s names: %s", (text, noun) => {
  expect(kindNounInJapanese(text)).toBe(noun);
});
