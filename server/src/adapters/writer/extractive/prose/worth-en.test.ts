import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { subjectOf } from "../subject.ts";
import { proseLinesOf } from "./lines.ts";
import { textPassagesOf } from "./passages.ts";
import { worthOf } from "./worth.ts";

const LEAD = "A loom is a frame of wood that keeps the threads of a warp apart while it is woven.";
const PARTS = [
  headingBlock("Reeds"),
  saidBlock("The reed of a loom is bound of cane or of steel, and it beats each thread into its place."),
  headingBlock("Frames"),
];

/** The worth of a page's last sentence. */
function worthOfLast(text: string): number {
  const page = textPage("How a loom is built", [saidBlock(LEAD), ...PARTS, saidBlock(text)]);
  const lines = proseLinesOf(page, "polite", () => true, 80);
  const passages = textPassagesOf(lines, page.title, page);
  return worthOf(passages, subjectOf(page, {}), {}).at(-1)?.at(-1) ?? Number.NaN;
}

it("gives more for an amount than for a number that measures nothing [7.3]", () => {
  const frame = (words: string) =>
    `The frame of a loom of oak from the north is told to be ${words} in this valley.`;
  // So much more than any figure in a sentence is worth.
  const gain = worthOfLast(frame("70 kg")) - worthOfLast(frame("70 up"));
  expect(gain).toBeGreaterThan(worthOfLast(frame("70 up")) - worthOfLast(frame("very heavy")));
  expect(gain).toBeGreaterThan(3);
});

const STRICT = [
  "The reed of a loom is bound of cane or of steel, and it beats each thread of the weft into its place.",
  "Steel reeds were made in a dry house for sixty years, until the last of their makers went to sea.",
  "Cane reeds of the north were bound by hand in the winter months, when nobody had other work to do.",
  "The wires of a reed have to be free of rust, or the finest threads of the warp tear within a day.",
];
const LOOSE =
  "In winter the guild of all weavers keeps it dry, and it pays nine of its members for the work.";
/** Nobody can begin with these, and all of them would take too long. */
const LEANING = ["north", "south", "coast", "hills"].map(
  (place) =>
    `They were carried to the ${place} by those who had no other work in the weeks behind the great flood.`,
);

it("takes an English sentence that leans a little only where much of the time would stay empty [7.3]", async () => {
  const told = async (strict: number, seconds: number) => {
    const parts = [...STRICT.slice(0, strict), LOOSE, ...LEANING];
    const blocks = parts.flatMap((text, at) => [
      headingBlock(`Part ${at + 1}`),
      ...(text === LOOSE ? [saidBlock("Click here to see the table below.")] : []),
      saidBlock(text),
    ]);
    const page = textPage("Reeds", [saidBlock(LEAD), ...blocks]);
    return (await paragraphsWritten(page, seconds, "narration")).flat().includes(LOOSE);
  };
  expect(await told(1, 28)).toBe(true);
  expect(await told(3, 36)).toBe(false);
});
