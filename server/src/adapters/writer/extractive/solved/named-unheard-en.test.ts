import { expect, it } from "vitest";
import { withoutUnheardNames } from "./named-unheard-en.ts";
import type { PostSentence } from "./sentences.ts";

const said = (text: string, at: number): PostSentence => ({
  ...{ text, at, blockIndex: 0, name: "", leans: false },
  seconds: 4,
});
const outcome = ["It turns freely again.", "The vinegar-soak took an hour.", "The mill runs all day."].map(
  said,
);
const answer = "The burr is clogged. Give it a vinegar-soak and brush the mill.";
const told = (heard: string, some = outcome) =>
  withoutUnheardNames(some, { answer, question: "My coffee mill sticks.", heard }).map(({ at }) => at);

it("leaves out of a report what names a thing that nobody has heard of [7.3]", () => {
  expect(told("The burr is clogged.")).toEqual([0, 2]);
  expect(told("Give it a vinegar-soak.")).toEqual([0, 1, 2]);
});

it("keeps a report that says nothing else [6.2]", () => {
  expect(told("The burr is clogged.", outcome.slice(1, 2))).toEqual([1]);
});
