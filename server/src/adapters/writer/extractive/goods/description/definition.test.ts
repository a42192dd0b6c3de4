import { expect, it } from "vitest";
import { definerOf } from "./definition.ts";

it.each<[string, "ja" | "en", string, boolean]>([
  ["Tarn 25 Pack", "en", "The Tarn 25 is a light day pack for short walks.", true],
  ["Tarn 25 Pack", "en", "It’s a pack that opens like a book.", true],
  ["Tarn 25 Pack", "en", "The Tarn is a roomy, soft pack that opens like a book.", true],
  ["Tarn 25 Pack", "en", "Made for short walks, this 25 litre pack has two pockets.", true],
  ["Tarn 25 Pack", "en", "At first glance, Tarn is a simple pack, but it is roomy.", true],
  ["Tarn 25 Pack", "en", "The pack straps feel soft.", false],
  ["Tarn 25 Pack", "en", "The straps are a joy to wear.", false],
  ["Tarn 25 Pack", "en", "Keep your gear close in this pack.", false],
  ["Tarn 25 Pack", "en", "This 25 litre pack comes with two pockets.", true],
  ["Tarn 25 Pack", "en", "The Tarn 25 comes with a steel strap.", false],
  ["Tarn 300", "en", "The Tarn 300 is an ergonomic office chair that tilts.", true],
  ["Tarn 300", "en", "This is an office chair with a headrest.", true],
  ["Tarn 300", "en", "It is a plant-based protein that helps.", false],
  ["Tarn 300", "en", "The cushion is a part of an office chair.", false],
  ["両口めがねレンチ", "ja", "狭いところで早く回すための薄型レンチです。", true],
  ["浜竿 しおかぜ", "ja", "根もとに肉を足した、強い竿です。", true],
  ["浜竿 しおかぜ", "ja", "塩に強い金具です。", false],
  ["両口めがねレンチ", "ja", "頭の厚みは七ミリです。", false],
  ["乾燥機 やまかぜ", "ja", "梅雨どきは、ぐんぐん乾燥です。", false],
])("knows the sentence that says what %s is (%s): %s", (name, language, sentence, is) => {
  expect(definerOf(name, language)(sentence)).toBe(is);
});
