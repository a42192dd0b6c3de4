import { expect, it } from "vitest";
import { headingBlock, itemBlock, saidBlock, textPage } from "#test/text-page";
import { isStrayVoice } from "./stray-voices-ja.ts";

const VOICE = "取っ手が細くて、夫の指だと少し持ちにくいようです。";
const page = (head: string, text: string) =>
  textPage("真鍮のドリッパー", [headingBlock(head), itemBlock("直火にはかけられません。"), saidBlock(text)], {
    language: "ja",
    type: "product",
  });

it("takes a buyer's words below the notes of goods for none of the shop's [7.3]", () => {
  expect(isStrayVoice(page("ご注意", VOICE), 2)).toBe(true);
});

it("leaves the shop its own words [7.3]", () => {
  expect(isStrayVoice(page("ご注意", "長く使ううちに、色が深くなります。"), 2)).toBe(false);
  expect(isStrayVoice(page("店主の話", VOICE), 2)).toBe(false);
  expect(isStrayVoice(page("ご注意", "夫婦の茶碗としてもお使いください。"), 2)).toBe(false);
  expect(isStrayVoice({ ...page("ご注意", VOICE), type: "article" }, 2)).toBe(false);
});
