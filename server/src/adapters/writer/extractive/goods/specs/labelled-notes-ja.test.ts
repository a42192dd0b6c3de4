import { expect, it } from "vitest";
import { labelledNoteTold, withoutPictureNumbers } from "./labelled-notes-ja.ts";

it.each([
  [
    "前板：取っ手の下に爪によるはがれ（約2cm、写真3）。木地までは達していません。",
    "前板には、取っ手の下に爪によるはがれ（約2cm）があります。木地までは達していません。",
  ],
  ["裏板：すりキズ多数。", "裏板には、すりキズが多数あります。"],
  ["脚：ほぼ真っすぐ、わずかに反り（1mm程度）。", "脚は、ほぼ真っすぐ、わずかに反り（1mm程度）です。"],
  [
    "鍵：交換されています（当時のものではありません）。",
    "鍵は、交換されています（当時のものではありません）。",
  ],
  ["割れ補修：側板に約3cmの割れ止め補修あり。", "側板に約3cmの割れ止め補修があります。"],
  ["当店での作業：拭き掃除、金具磨き。", "当店での作業は、拭き掃除、金具磨きです。"],
  [
    "扉：少し反りがありますが、開け閉めに支障はなし。",
    "扉は、少し反りがありますが、開け閉めに支障はありません。",
  ],
  ["底板：虫食いなし。", "底板は、虫食いはありません。"],
])("says of a labelled note of a used thing of what it is: %s [7.3]", (text, told) => {
  expect(labelledNoteTold(text)).toBe(told);
});

it("leaves a line without a label, or with several [7.3]", () => {
  expect(labelledNoteTold("前板にキズがあります。")).toBeNull();
  expect(labelledNoteTold("前板：キズ、裏板：スレ")).toBeNull();
});

it("says no number of a picture [7.3]", () => {
  expect(withoutPictureNumbers("角にスレ（写真2・5）があります。")).toBe("角にスレがあります。");
  expect(withoutPictureNumbers("写真のとおり、箱が付きます。")).toBe("写真のとおり、箱が付きます。");
});
