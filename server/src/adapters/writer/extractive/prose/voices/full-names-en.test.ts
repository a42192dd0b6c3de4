import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import { withFullNamesInEnglish } from "./full-names-en.ts";

const page = textPage("The baths of Wendle", [
  saidBlock(
    "Clare Rowbotham, the cabinet member for leisure, opened the meeting. Anna B. Tarn swims there daily.",
  ),
  saidBlock("Tom Hale and his wife Mia Hale spoke first. But Kestle left the hall, but nobody saw it."),
  saidBlock('"I want to be straight," Ms Rowbotham said. Tarn laughed. "It is ours," says Hale.'),
]);
const told = (...texts: string[]) =>
  withFullNamesInEnglish([texts.map((text) => ({ text, blockIndex: 2 }))], page)
    .flat()
    .map(({ text }) => text);

it.each([
  [
    '"I want to be straight," Ms Rowbotham said.',
    '"I want to be straight," Clare Rowbotham, the cabinet member for leisure, said.',
  ],
  [
    '"I want to be straight," said Rowbotham.',
    '"I want to be straight," said Clare Rowbotham, the cabinet member for leisure.',
  ],
  ["Dr. Rowbotham’s hall is full.", "Clare Rowbotham’s hall is full."],
  ["Tarn laughed.", "Anna B. Tarn laughed."],
])("tells in full a name whose introduction is not told: %s [7.3]", (text, full) => {
  expect(told(text)).toEqual([full]);
});

it.each([
  "“Rowbotham said no”, somebody wrote.",
  "Hale says it is theirs.",
  "Kestle said nothing.",
  "Clare Rowbotham said no.",
  "Somebody from Rowbotham said no.",
])(
  "leaves a name in a quotation, that of two people, one without another name, and one told in full: %s [7.3]",
  (text) => {
    expect(told(text)).toEqual([text]);
  },
);

it("tells a name in full once, and none that the title has [7.3]", () => {
  expect(told("Tarn laughed.", "Tarn says so.")[1]).toBe("Tarn says so.");
  const titled = { ...page, title: "How Tarn swims" };
  expect(withFullNamesInEnglish([[{ text: "Tarn laughed.", blockIndex: 2 }]], titled)[0]?.[0]?.text).toBe(
    "Tarn laughed.",
  );
});
