import { expect, it } from "vitest";
import { headingBlock, saidBlock } from "#test/text-page";
import { answerInEnglish, withQuestionsAsHeadings } from "./answers-en.ts";

it.each([
  [
    "How far ahead can I book?",
    "From 15 minutes to 90 days ahead.",
    "You can book from 15 minutes to 90 days ahead.",
  ],
  [
    "When am I charged?",
    "On the 3rd of each month. Not before.",
    "You are charged on the 3rd of each month. Not before.",
  ],
  ["Who can join?", "Members of the mill. It is free.", "Members of the mill can join. It is free."],
  ["Who is it for?", "Anyone over 16.", "It is for anyone over 16."],
  ["Are dogs allowed?", "Only in the yard, on a lead.", "Dogs are allowed only in the yard, on a lead."],
  ["Can I pay yearly?", "Yes. You get a loaf.", "Yes, you get a loaf."],
  ["Can my partner grind?", "No. Rowan and ash only.", "No, Rowan and ash only."],
])("gives an answer the words of its question: %s %s [7.3]", (question, answer, whole) => {
  expect(answerInEnglish(question, answer)).toBe(whole);
});

it.each([
  ["How do I leave?", "Give a month's notice by email."],
  ["When does it open?", "At nine."],
  ["What does it cost?", "It costs £6."],
  ["Where can I park?", "You can park behind the mill."],
  ["Who pays fines?", "You do, with a fee."],
])(
  "leaves an answer that is a sentence, or whose verb it does not know, as it is: %s %s [7.3]",
  (question, answer) => {
    expect(answerInEnglish(question, answer)).toBeNull();
  },
);

const page = (count: number) =>
  ["Who?", "Where is it?", "When is it?"]
    .slice(0, count)
    .flatMap((text) => [
      saidBlock(`${text === "Who?" ? "Who can join?" : text}`),
      saidBlock("Everybody knows that."),
    ]);

it("takes questions of which a page has several for headings, and one by itself for a sentence [7.3]", () => {
  expect(withQuestionsAsHeadings(page(3))[0]).toEqual({ ...headingBlock("Who can join?"), level: 6 });
  expect(withQuestionsAsHeadings(page(2))).toEqual(page(2));
});
