import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { withoutCorrections } from "./corrections.ts";

const left = (title: string, text: string) =>
  withoutCorrections(textPage(title, [saidBlock(text)])).blocks[0]?.text;

it.each([
  "Correction: The workshop holds three thousand pipes.",
  "When first posted, this said the workshop held five thousand pipes; it is three thousand.",
  "An earlier version of this article gave the wrong year.",
  "This interview was edited for length.",
  "冷凍庫を貸したのは「漁協」ではなく「魚市場」でした。本文を直しました。",
  "公開したときは380ミリリットルと書いていましたが、360ミリに改めました。",
  "【訂正】定員は20名です。",
])("leaves out a note on what the text once said: %s [6.2]", (text) => {
  expect(left("The organ mender", text)).toBe("");
});

it.each([
  "The correction of the lens takes a week.",
  "She first published the story in a school magazine.",
  "The road was corrected in 1960, when it was first paved.",
  "校正者は、本文の誤りを一つずつ直します。",
  "雑誌に掲載した際は、読者から多くの手紙が届きました。",
  "公開時には、三千人が訪れました。",
])("keeps what is told of other corrections and publications: %s [6.2]", (text) => {
  expect(left("The organ mender", text)).toBe(text);
});

it("keeps the matter of a page that is a correction [6.2]", () => {
  const text = "【訂正】定員は20名です。";
  expect(left("募集要項の訂正について", text)).toBe(text);
});

it.each([
  "An earlier version gave the height of the dam in feet.",
  "This story was last updated at 4.45pm. An earlier version gave the height in feet.",
])("leaves out what a paper says of its own text: %s [6.2]", (text) => {
  expect(left("The organ mender", text)).toBe("");
});

it("keeps who is talked to beside the note that the talk was edited [6.2]", () => {
  const intro = "Hanna Orde builds mill wheels above Tarn. We talked while the tar dried.";
  expect(left("A wheel", `${intro} This conversation has been edited for length.`)).toBe(intro);
});
