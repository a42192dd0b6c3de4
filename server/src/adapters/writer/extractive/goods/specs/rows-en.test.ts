import { expect, it } from "vitest";
import { itemBlock, paragraphsWritten, specification as row, saidBlock, textPage } from "#test/text-page";
import { sentencesOfRows, specifiedInEnglish } from "./specified-en.ts";
import { specsOf } from "./specs.ts";

const said = (page: Parameters<typeof textPage>[1], ...facts: ReturnType<typeof row>[]) =>
  specsOf(textPage("Oak chair", page, { type: "product", facts })).map(
    ({ label, value }) => `${label}: ${value}`,
  );

it("tells the figures that matter most, wherever the table has them", () => {
  const rows = [row("Seat height", "45 cm"), row("Seat width", "50 cm"), row("Back height", "38 cm")];
  expect(said([], ...rows, row("Weight", "7 kg"))).toEqual([
    "Weight: 7 kg",
    "Seat height: 45 cm",
    "Seat width: 50 cm",
  ]);
});

it("reads a line of several rows, and no sentence with a colon", () => {
  expect(said([saidBlock("Seat height: 45 cm. Back height: 38 cm.")])).toEqual([
    "Seat height: 45 cm",
    "Back height: 38 cm",
  ]);
  expect(said([saidBlock("Seat height: 45 cm. It suits most tables.")])).toEqual([]);
});

it("takes a unit behind a single figure for no side of a thing", () => {
  expect(said([], row("Power", "1000W"), row("Dimensions", "35W x 27H x 22D"))).toEqual([
    "Dimensions: 35 by 27 by 22",
    "Power: 1000W",
  ]);
});

it("keeps the unit of a figure that is followed by other words", () => {
  expect(said([], row("Power", "1200W, UK 3-pin plug"))).toEqual(["Power: 1200W, UK 3-pin plug"]);
  expect(said([], row("Dimensions", "35 W, 27 H, 22 D"))).toEqual(["Dimensions: 35, 27, 22"]);
  const page = textPage("Tarn kettle", [], { type: "product", facts: [row("Power", "1200W, UK plug")] });
  expect(
    sentencesOfRows(specsOf(page))
      .map((some) => specifiedInEnglish(some).text)
      .join(" "),
  ).not.toMatch(/power is/);
});

it("says what a thing tastes of, in what it comes and what it stands", () => {
  const rows = (...texts: string[]) => {
    const page = textPage("Tarn tea", texts.map(itemBlock), { type: "product" });
    return sentencesOfRows(specsOf(page)).map((some) => specifiedInEnglish(some).text);
  };
  expect(rows("Aroma: Moss, cherry.", "Aftertaste: Miller's bread", "Acidity: Low.")).toEqual([
    "It has an aroma of moss and cherry; an aftertaste of miller's bread; and low acidity.",
  ]);
  expect(rows("Height: 31 cm above the table")).toEqual(["Its height is 31 cm above the table."]);
  expect(rows("Water resistance: Showerproof")).toEqual(["It is showerproof."]);
  expect(rows("Bag size: 16 ounces")).toEqual(["It comes in bags of 16 ounces."]);
  expect(rows("Care: Dishwasher and oven safe")).toEqual(["It is dishwasher and oven safe."]);
});

it.each([
  ["Tarn Silver Proof Set", "The set is made in a mill.", "Silver"],
  ["Tarn Proof Set", "The coins are struck in fine silver at the mill.", "Silver"],
])("does not say again of what a thing is made: %s", async (name, text, material) => {
  const facts = [row("Material", material), row("Weight", "7 kg")];
  const page = textPage(name, [saidBlock(text)], { type: "product", facts });
  const script = (await paragraphsWritten(page, 30, "product")).flat().join(" ");
  expect(script).toContain("It weighs 7 kg");
  expect(script).not.toContain("made of silver");
});

it("says of what a thing is made where only a longer word has it", async () => {
  const facts = [row("Material", "Silver")];
  const page = textPage("Tarn Proof Set", [saidBlock("The mill keeps quicksilver.")], {
    type: "product",
    facts,
  });
  expect((await paragraphsWritten(page, 30, "product")).flat().join(" ")).toContain("made of silver");
});
