import { expect, it } from "vitest";
import { untilPage } from "./page-again.ts";

const exchange = (...texts: string[]) => ({
  question: [{ text: "これからは。", blockIndex: 0 }],
  answers: [{ name: "野々村さち", parts: texts.map((text, at) => ({ text, blockIndex: at + 1 })) }],
});
const parts = (...texts: string[]) =>
  untilPage(exchange(...texts), "ja").answers.flatMap((answer) => answer.parts.map(({ text }) => text));

it.each([
  ["野々村さち（ののむら・さち）", "1970年、森野町生まれ。"],
  ["1970年、森野町生まれ。水車守。"],
  ["プロフィール"],
])("gives nobody the page's account of a life for an answer: %s [6.2]", (...life) => {
  expect(parts("水車は残します。", ...life)).toEqual(["水車は残します。"]);
});

it("leaves somebody all of a last answer [6.2]", () => {
  const all = ["水車は残します。", "私は1970年にこの町で生まれましたから。"];
  expect(parts(...all)).toEqual(all);
});

it("ends an English talk where the page says what became of it [6.2]", () => {
  const ended = (...texts: string[]) =>
    untilPage(exchange(...texts), "en").answers.flatMap((answer) => answer.parts.map(({ text }) => text));
  const note = "This conversation has been shortened. Three days after we spoke, the mill closed.";
  expect(ended("Never. I say no.", note)).toEqual(["Never. I say no."]);
  const more = "This conversation has cost me my lunch, and I will have it now.";
  expect(ended("Never. I say no.", more)).toEqual(["Never. I say no.", more]);
});
