import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
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

it("points at no numbered picture within a text [6.2]", () => {
  const own = "釉薬をかけない肌は、はじめはさらりと乾いた灰茶色で、使うたびに茶の油がしみてつやが出ます。";
  const pictures = "店で使っているものも一緒に撮りました。三枚目の写真が、一年半使ったものです。";
  expect(told(TEXT, saidBlock(`${own}${pictures}`))).toEqual([TEXT.text, own]);
});

it("goes on behind a sentence on a picture [6.2]", () => {
  const rest = "いまは寝室が二つあり、六人まで泊まれます。予約は七日前までにお願いします。";
  expect(told(TEXT, saidBlock(`写真の部屋は改修の前の様子です。${rest}`))).toEqual([TEXT.text, rest]);
});

it("keeps a day and a price below a picture, and no day on which it was taken [6.2]", () => {
  const show = { ...caption, text: "12月20日から町の資料館で写真展が開かれる。" };
  expect(told(TEXT, show)).toEqual([TEXT.text, show.text]);
  expect(told(TEXT, { ...caption, text: "浜の朝。2019年5月3日撮影。" })).toEqual([TEXT.text, ""]);
});

it("keeps words on pictures that are the page's own matter [6.2]", () => {
  expect(told(caption, caption)).toEqual([caption.text, caption.text]);
  const essay = saidBlock("写真は光の記録だと、祖父は言いました。");
  expect(told(TEXT, essay)).toEqual([TEXT.text, essay.text]);
  const page = textPage("A pot", [saidBlock("Clay."), caption]);
  expect(withoutPictureWords(page)).toBe(page);
});

it("tells a page neither with the words below its pictures nor with its site's notices [6.2]", async () => {
  const text = [
    "谷の水車は、百二十年前から米をついています。羽根は四十枚あります。",
    TEXT.text,
    TEXT.text.replaceAll("飯鍋", "土鍋"),
  ];
  const page = textPage(
    "谷の飯鍋",
    [
      saidBlock("お知らせ"),
      saidBlock("11/3 手しごと市を開きました。 8/20 小物は全部なくなりました。"),
      saidBlock(text.join("").repeat(2)),
      caption,
    ],
    { language: "ja" },
  );
  const told = (await paragraphsWritten(page, 90)).flat().join("");
  expect(told).toContain("百二十年前");
  expect(told).not.toMatch(/手しごと市|ここで火を止めます/u);
});

it("leaves out what is said of a picture by its number, and keeps the text around it [6.2]", () => {
  const scratch = "底に塗装のはげがあります（画像8枚目）。画像9、10枚目がその写真です。くもりはありません。";
  expect(told(TEXT, saidBlock(scratch))).toEqual([
    TEXT.text,
    "底に塗装のはげがあります。くもりはありません。",
  ]);
  const counted = saidBlock("写真30枚をおさめた本です。");
  expect(told(TEXT, counted)).toEqual([TEXT.text, counted.text]);
});
