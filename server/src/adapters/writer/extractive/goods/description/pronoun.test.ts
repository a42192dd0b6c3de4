import { expect, it } from "vitest";
import { plain } from "../../draft.ts";
import { pronounced, withPronoun } from "./pronoun.ts";

it.each<[string, string, string | null]>([
  ["Tarn 25 Pack", "The Tarn 25 pack is sewn from canvas.", "It is sewn from canvas."],
  ["Tarn 25 Pack", "The Tarn 25 canvas pack has two pockets.", "It has two pockets."],
  ["Tarn Boots", "Tarn boots are sewn by hand.", "They are sewn by hand."],
  [
    "Tarn 25 Pack",
    "The Tarn 25 Pack combines a soft back with two pockets.",
    "It combines a soft back with two pockets.",
  ],
  ["Tarn 25 Pack", "The Tarn 25 Pack features a soft back.", "It features a soft back."],
  // Another subject than the name: a part, the maker, another thing, a clause before it.
  ["Tarn 25 Pack", "The Tarn 25 straps are padded.", null],
  ["Tarn 25 Pack", "Tarn is a small workshop by the sea.", null],
  ["Oak Mug with Thumb Rest", "The thumb rest is a small dimple.", null],
  ["Oak Mug with Thumb Rest", "The oak mug is turned by hand.", "It is turned by hand."],
  ["Tarn 25 Pack", "The canvas is waxed by hand.", null],
  ["Tarn 25 Pack", "The seams of the Tarn 25 Pack are taped.", null],
  ["Set of Tarn Packs", "The set of Tarn packs is sewn by hand.", "It is sewn by hand."],
  // All of a kind, of which it is one.
  ["Tarn Folding Table", "Most folding tables are a compromise.", null],
  ["Tarn Folding Table", "Folding tables are a compromise.", null],
  ["Tarn Bros 48-key concertina", "Tarn Bros were a small outfit by the sea.", null],
  // A clause within the subject.
  ["Tarn 25 Pack", "A Tarn 25 pack you can sit on and sleep on.", null],
  ["Tarn 25 Pack", "For rain, the Tarn 25 Pack has a cover.", null],
  ["Tarn 25 Pack", "Carry the Tarn 25 Pack on one shoulder.", null],
])("of the %s says as a pronoun what %s", (name, text, said) => {
  expect(pronounced(text, name)).toBe(said);
});

it("puts the pronoun into the first of the page's own sentences and no other", () => {
  const opening = plain("This is the Tarn 25 Pack.");
  const own = ["The Tarn 25 Pack is sewn from canvas.", "The Tarn 25 Pack has two pockets."].map(plain);
  const said = withPronoun([[opening, ...own]], [opening], "Tarn 25 Pack").flat();
  expect(said.map(({ text }) => text)).toEqual([
    "This is the Tarn 25 Pack.",
    "It is sewn from canvas.",
    "The Tarn 25 Pack has two pockets.",
  ]);
});

it("keeps the first of two verbs that 'and' joins", () => {
  expect(
    pronounced("The Tarn Logger records up to four ovens and displays all of them.", "Tarn Logger"),
  ).toBeNull();
});
