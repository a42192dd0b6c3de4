import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { authorNotesIn } from "./author-notes-en.ts";

const notesIn = (last: string, author: string | null = null) => [
  ...authorNotesIn({
    ...textPage(
      "A mill reopens in Holm",
      [
        "The mill of Holm opened again on Friday after ten years, its owner Mia Holm said.",
        "It will weave cloth for the valley.",
        last,
      ].map(saidBlock),
    ),
    author,
  }),
];

it.each([
  "Anna Tarn, a national writer on looms for MILL NEWS, is on Twitter @annatarn.",
  "Anna Tarn is an award-winning technology writer with two decades of experience.",
  "Anna Tarn can be reached at anna@mill.example.",
  "Follow Anna Tarn on Twitter.",
  "Mill News writer Anna Tarn contributed to this report.",
])("leaves out who wrote a text: %s [7.3]", (last) => {
  expect(notesIn(last)).toEqual([2]);
});

it.each([
  "Mia Holm is a writer of books on looms.",
  "Anna Tarn is the first woman who weaves there.",
  "Anna Tarn, a writer on looms, said the mill was needed.",
  "Visitors can follow the mill on Twitter.",
])("keeps what a text tells at its end: %s [7.3]", (last) => {
  expect(notesIn(last)).toEqual([]);
});

it("tells a text without the words on its author [7.3]", async () => {
  const page = textPage(
    "A mill reopens in Holm",
    [
      "The mill of Holm opened again on Friday after ten years, its owner Mia Holm said.",
      "It will weave cloth for the valley, and its looms are as old as the walls around them.",
      "Anna Tarn is an award-winning technology writer with two decades of experience.",
    ].map(saidBlock),
  );
  const words = (await paragraphsWritten(page, 60)).flat().join(" ");
  expect(words).toContain("opened again on Friday");
  expect(words).not.toContain("award-winning");
});
