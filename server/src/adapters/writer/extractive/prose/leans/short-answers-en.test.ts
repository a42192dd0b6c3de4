import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { withShortAnswers } from "./short-answers-en.ts";

it.each<[string[], string[]]>([
  [
    ["Do looms share a reed?", "No.", "Each has its own."],
    ["Do looms share a reed?", "No. Each has its own."],
  ],
  [["Is the mill open?", "Not yet."], ["Is the mill open? Not yet."]],
  [
    ["Is it old?", "Yes!", "It is of oak."],
    ["Is it old?", "Yes! It is of oak."],
  ],
  [
    ["We heard it.", "No.", "It stood still."],
    ["We heard it.", "No.", "It stood still."],
  ],
  [
    ["Is it old?", "Nobody knows.", "It is of oak."],
    ["Is it old?", "Nobody knows.", "It is of oak."],
  ],
  [
    ['"What did he think would happen?"', "Daniel said.", "It was dark."],
    ['"What did he think would happen?" Daniel said.', "It was dark."],
  ],
  [
    ['"It is dark."', "Daniel said so."],
    ['"It is dark."', "Daniel said so."],
  ],
])("keeps a short answer with what explains it: %s [7.3]", (sentences, expected) => {
  expect(withShortAnswers(sentences)).toEqual(expected);
});

it("asks no question without the word that answers it [7.3]", async () => {
  const asked = "Do two looms of one house share the reed?";
  const rest = "A reed is bound for one width, and each loom of the house has its own from the first day on.";
  const page = textPage("Looms of oak", [
    saidBlock("A loom is a frame of wood that keeps the threads of a warp apart."),
    saidBlock(`${asked} No. ${rest}`),
  ]);
  const told = (await paragraphsWritten(page, 60, "narration")).flat().join(" ");
  expect(told).toContain(`${asked} No. ${rest}`);
});
