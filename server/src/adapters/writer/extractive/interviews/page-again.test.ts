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

it.each([
  "After we went to press, the council gave us the mill for one more year.",
  "Two weeks after we spoke, the wheel of our mill broke.",
  "Aas says that she has promised us one more winter.",
  "Ida Holm is a contributing editor. Her book on weirs is sold in our shop.",
  "This interview first appeared in our spring issue.",
])("puts what the page adds into nobody's mouth: %s [6.2]", (note) => {
  const answer = "I never locked it, and I never will.";
  const { question } = exchange();
  const parts = [answer, "I say so to my sister.", note].map((text, blockIndex) => ({ text, blockIndex }));
  const told = untilPage({ question, answers: [{ name: "Marta Aas", parts }] }, "en");
  expect(told.answers[0]?.parts.map(({ text }) => text)).toEqual([answer, "I say so to my sister."]);
});

it("leaves somebody an answer in which others call the speaker by name [6.2]", () => {
  const parts = ["I say no.", "They said to me: Mrs. Aas, lock it. And I was an Aas, so I did not."].map(
    (text, blockIndex) => ({ text, blockIndex }),
  );
  const told = untilPage({ question: [], answers: [{ name: "Marta Aas", parts }] }, "en");
  expect(told.answers[0]?.parts).toHaveLength(2);
});
