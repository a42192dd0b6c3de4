import { expect, it } from "vitest";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { outsideQuotations } from "./outside-quotations-en.ts";

it("leaves out what goes on within a quotation", () => {
  const texts = ["The miller laughed.", '"She said nothing.', 'I have paid for it."', "The wheel turns."];
  expect(outsideQuotations(texts)).toEqual(["The miller laughed.", '"She said nothing.', "The wheel turns."]);
  const curly = ["He said: “It fell.", "I saw it.", "I ran.”", "I am the writer."];
  expect(outsideQuotations(curly)).toEqual(["He said: “It fell.", "I am the writer."]);
});

it("takes no report for one in the first person because it quotes somebody [6.2]", async () => {
  const blocks = [
    "Two millstones that rolled off a cart near Tarn have been found behind the inn of the valley.",
    "The miller Ann Reed told Radio Holm that a guest had called her at seven. \"She said, 'They lie in your beans.' They had crushed about nine rows of them. I've paid for all of it, of course.\"",
    "The stones weigh half a ton each, and nobody was hurt on their way down the hill.",
  ].map((text) => saidBlock(text));
  const [first = ""] = (await paragraphsWritten(textPage("Lost millstones found", blocks), 60)).flat();
  expect(first).not.toContain("first person");
});
