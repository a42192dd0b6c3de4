import { expect, it } from "vitest";
import type { Block } from "#kernel/page";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { questionWithin } from "./question.ts";
import { postSentencesOf } from "./sentences.ts";
import { solvedOn } from "./solved.ts";

const inPost = (post: number, ...texts: string[]): Block[] =>
  texts.map((text) => ({ ...saidBlock(text), post }));
const sign = (name: string, minute: number) => `by ${name} » Sun May 05, 2024 7:${minute} pm`;
const url = "https://looms.example/forum/threads/3";
const sentencesOf = (...texts: string[]) =>
  postSentencesOf(
    texts.map((text, blockIndex) => ({ block: saidBlock(text), blockIndex })),
    "en",
  );

it("joins a line without an end to the words above it that lead to it [7.3]", () => {
  const told = sentencesOf(
    "Now I don't know which is right in English:",
    "a) Loom for rent b) Rental loom",
    "I like both.",
  );
  expect(told.map(({ text }) => text)).toEqual([
    "Now I don't know which is right in English: a) Loom for rent b) Rental loom.",
    "I like both.",
  ]);
});

it("leaves out of an answer what it says of the thread, and of who it is that answers [7.3]", () => {
  const told = sentencesOf(
    "Neither a teacher nor a native speaker",
    "You may want to search the forums, there are a few threads asking similar.",
    "The weft decides which loom you need.",
    "Please feel free to delete this post, if it is of no use.",
  );
  expect(told.map(({ text }) => text)).toEqual(["The weft decides which loom you need."]);
});

it("hears no end of a thread in prices that have gone up [6.2]", () => {
  const thread = (last: string) =>
    textPage(
      "How I choose looms",
      [
        ...inPost(0, sign("reed_9", 10), "I would like to hear how you choose a loom."),
        ...inPost(
          1,
          sign("Bert", 20),
          "I weigh the beam, measure the shafts and count the treadles before I buy.",
        ),
        ...inPost(2, sign("reed_9", 30), `I weighed beam, shafts and treadles. ${last}`),
      ],
      { url },
    );
  expect(solvedOn(thread("The wobble has gone."))).not.toBeNull();
  expect(solvedOn(thread("The price of looms has gone up."))).toBeNull();
});

it("takes for what is asked no question that its writer answers in the next sentence [6.2]", () => {
  const lines = sentencesOf(
    "Looms of oak have come back to the valley, and all of the weavers speak about them.",
    "Why would a weaver carry a loom of oak over the pass?",
    "They could be strong, but more likely it is a matter of pride.",
  );
  expect(questionWithin(lines, 24, "en", false).told.map(({ at }) => at)).toEqual([0]);
});

it("begins a question with its matter, and not with what it says of its title [6.2]", async () => {
  const page = textPage(
    "Is this the year of the oak loom?",
    [
      ...inPost(
        0,
        "I went far with the title, but the joke is meant that way.",
        "I weave on a loom of oak since spring, and I am happy with it. Do you weave on one, too?",
      ),
      ...inPost(1, "The oak loom stands in my room since the last war, and it never needed a new shaft."),
      ...inPost(2, "A loom of ash weighs less, and you can carry it up a stair without help."),
    ],
    { url },
  );
  const script = (await paragraphsWritten(page, 60)).flat().join(" ");
  expect(script).toContain("I weave on a loom of oak");
  expect(script).not.toContain("the joke");
});

it("tells what a thread was opened for alone where there is time for nothing before it [6.2]", () => {
  const lines = sentencesOf(
    "I am about to write a long piece on looms of oak for the paper of the valley, out of the view of somebody who has woven for no more than a year.",
    "I would be very interested in hearing why you weave on oak.",
  );
  expect(questionWithin(lines, 28, "en", false).told.map(({ at }) => at)).toEqual([1]);
});
