import { expect, it } from "vitest";
import { paragraphsWritten, textPage } from "#test/text-page";

const STORY = [
  "The guild of weavers in Holm has taken up an old plan to weave all of its sails from hemp again. The plan lay in a drawer for six years, and nobody in the valley thought of it.",
  "Sails of hemp would weigh more than those of linen, but they last for twice as many years on the open sea.",
];
const COMMENTS = [
  "The trouble with hemp is well known in every harbour. A guild that changes its thread should rather take wool.",
  "In most cases I would agree, but not in this one. My own sails are of hemp, and they have seen forty winters.",
  "It takes a whole summer to learn how hemp is spun, and none of the young weavers has the time for it.",
];
const page = (story: readonly string[], comments: readonly string[], isHeaded = false) =>
  textPage(
    "Sails of hemp in Holm",
    [story, ...comments.map((text) => [text])].flatMap((texts, post) => [
      ...(isHeaded ? [{ kind: "heading" as const, level: 2, text: `Sail number ${post}`, post }] : []),
      ...texts.map((text) => ({ kind: "paragraph" as const, text, post })),
    ]),
  );
const told = async (...given: Parameters<typeof page>) =>
  (await paragraphsWritten(page(...given), 90)).flat().join(" ");

it("tells an article in a box of its own, and nothing that its readers write below it as its words [7.3]", async () => {
  const words = await told(STORY, COMMENTS);
  expect(words).toContain("an old plan to weave");
  expect(words).not.toContain("trouble with hemp");
  expect(words).not.toContain("forty winters");
});

it("tells all entries of a list, each of which has a heading [7.3]", async () => {
  expect(await told(STORY, COMMENTS, true)).toContain("trouble with hemp");
});
