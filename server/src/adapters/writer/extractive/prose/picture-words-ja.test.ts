import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { saidBlock, textPage } from "#test/text-page";
import { withoutPictureWords } from "./picture-words-ja.ts";

const TEXT = saidBlock(
  "この飯鍋は、伊賀の粗い土で焼いています。底の厚みはおよそ二センチで、ゆっくりと熱をためます。蓋は二枚あり、内蓋が重しになって蒸気を押し返します。",
);
const caption: Block = {
  ...saidBlock("外蓋の穴から湯気が立って二分。ここで火を止めます。"),
  isCaption: true,
};
const told = (...blocks: Block[]) =>
  withoutPictureWords(textPage("飯鍋", blocks, { language: "ja" })).blocks.map(({ text }) => text);

it("tells nothing of a picture that nobody sees [6.2]", () => {
  expect(told(TEXT, caption)).toEqual([TEXT.text, ""]);
  expect(told(TEXT, saidBlock("写真は昨年の仕込みの様子です。"))).toEqual([TEXT.text, ""]);
});

it("keeps words on pictures that are the page's own matter [6.2]", () => {
  expect(told(caption, caption)).toEqual([caption.text, caption.text]);
  const essay = saidBlock("写真は光の記録だと、祖父は言いました。");
  expect(told(TEXT, essay)).toEqual([TEXT.text, essay.text]);
  const page = textPage("A pot", [saidBlock("Clay."), caption]);
  expect(withoutPictureWords(page)).toBe(page);
});
