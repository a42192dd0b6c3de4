import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { proseLinesOf } from "../lines.ts";
import { textOfLine } from "../measure.ts";
import { withoutSmallTalk } from "./small-talk-ja.ts";

const told = (...texts: string[]) => {
  const page = textPage("石臼を三度割った粉屋の話", texts.map(saidBlock), { language: "ja" });
  const lines = proseLinesOf(page, "polite", () => true, 80);
  return withoutSmallTalk(lines, page).map(textOfLine);
};
const MATTER = [
  "粉屋は去年、石臼を三度割りました。一度目は氷のせいでした。",
  "二度目は水が多すぎました。番人が夜中に水門を閉め忘れたのです。",
  "いまの石臼は、もう一年割れていません。",
];

it("leaves out a greeting and a farewell", () => {
  const all = told("こんばんは、なずなです。", ...MATTER, "ではまた。次回は、水車の羽根の話をします。");
  expect(all[0]).toBe("粉屋は去年、石臼を三度割りました。");
  expect(all.at(-1)).toBe("いまの石臼は、もう一年割れていません。");
});

it("leaves out what is talked of before a text comes to its matter", () => {
  const weather = "梅雨が長いですね。洗濯物がもう四日、乾いていません。さて、前置きはこのへんで。";
  expect(told(weather, ...MATTER)[0]).toBe("粉屋は去年、石臼を三度割りました。");
  const turned = "今年は雪が多いですね。";
  const [lead = "", ...others] = MATTER;
  expect(told(turned, `さて。${lead}`, ...others)[0]).toBe("粉屋は去年、石臼を三度割りました。");
});

it("leaves out nothing of what the title speaks of", () => {
  const lead = "粉屋の石臼は、町でいちばん古いものです。さて、その石臼が去年割れました。";
  expect(told(lead, ...MATTER)[0]).toBe("粉屋の石臼は、町でいちばん古いものです。");
});
