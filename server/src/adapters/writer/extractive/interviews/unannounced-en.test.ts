import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { interviewOn } from "./interview.ts";

const LEAD = "Anna Tarn is fifty-one and mends looms in a shed by the river. She let me hold the shuttle.";
const TALK: [string, string][] = [
  [
    "How did you come to looms?",
    "I was a nurse, and a patient left me one. It stood in my kitchen for a year.",
  ],
  ["You work alone.", "I do, since 2015. My brother helped me until then, and he sang while he worked."],
  ["What do you charge?", "I take 40 crowns an hour. My neighbours pay me in eggs, as they always have."],
  ["What breaks most often?", "The treadles break. I keep nine of them in my loft, all of ash."],
  ["When will you stop?", "I stop when my eyes do. I have told my doctor so, and he laughed."],
];
const talk = (turns = TALK, end: string[] = []) =>
  textPage(
    "Forty crowns an hour",
    [LEAD, ...turns.flat(), ...end].map((text) => saidBlock(text)),
    { author: "Ida Holm", publishedAt: "2026-03-01" },
  );

it("hears an interview that nothing announces by its questions and answers [6.2]", async () => {
  const exchanges = interviewOn(talk())?.exchanges ?? [];
  expect(exchanges.map(({ answers }) => answers[0]?.name)).toEqual(TALK.map(() => "Anna Tarn"));
  expect((await paragraphsWritten(talk(), 60)).flat().join(" ")).toMatch(/Asked “[^”]+”, (?:Anna )?Tarn/u);
});

it("takes what is put to somebody without a question mark for a question [6.2]", () => {
  expect(interviewOn(talk())?.exchanges[1]?.question[0]?.text).toBe("You work alone.");
});

it("takes a page that answers its own questions as nobody for no interview [6.2]", () => {
  const faq = TALK.map(([question]): [string, string] => [
    question,
    "The loom is oiled in spring and rests in May.",
  ]);
  expect(interviewOn(talk(faq))).toBeNull();
});

it("ends the last answer where the page speaks again [6.2]", () => {
  const end = "When she had locked the shed, a heron stood on the weir and watched her go.";
  const last = interviewOn(talk(TALK, [end]))?.exchanges.at(-1);
  expect(last?.answers[0]?.parts).toHaveLength(1);
  const own = interviewOn(talk(TALK, ["I shall miss the noise of it."]))?.exchanges.at(-1);
  expect(own?.answers[0]?.parts).toHaveLength(2);
});

it("asks a question together with what leads to it [6.2]", async () => {
  const led = TALK.map(([question, answer], at): [string, string] =>
    at === 0 ? ["You nursed for 20 years. Why looms?", answer] : [question, answer],
  );
  const told = (await paragraphsWritten(talk(led), 90)).flat().join(" ");
  expect(told).toContain("Asked “You nursed for 20 years: why looms?”, Anna Tarn says");
});

it("tells a remark and its answer in one sentence, and calls it no question [6.2]", async () => {
  const told = (await paragraphsWritten(talk(TALK.slice(0, 5)), 120)).flat().join(" ");
  expect(told).toMatch(/To the remark “You work alone”, (?:Anna )?Tarn answers: “I do, since 2015\./u);
});
