import { expect, it } from "vitest";
import type { Fact } from "#kernel/page";
import { paragraphsWritten, saidBlock, textPage } from "#test/text-page";

const fact = (kind: Fact["kind"], value: string, currency: string | null = null): Fact => ({
  id: kind,
  kind,
  label: null,
  value,
  currency,
  source: "visible",
  confidence: 1,
  provenance: null,
});
const priced = async (name: string) => {
  const facts = [fact("name", name), fact("price", "13.5", "GBP")];
  const text = saidBlock("It rests for fourteen months in a loft of larch. Each wheel is turned by hand.");
  const page = textPage(name, [text], { type: "product", facts });
  return (await paragraphsWritten(page, 45, "product")).flat().find((one) => one.includes("£13.5"));
};

it.each([
  ["Holm Clothbound, 400g wedge", "It costs £13.50 for a 400 g wedge."],
  ["Holm Clothbound, 800 g piece", "It costs £13.50 for an 800 g piece."],
  ["Holm Clothbound, 110g wheel", "It costs £13.50 for a 110 g wheel."],
  ["Holm Clothbound, 1.5kg", "It costs £13.50."],
  ["Holm Stoneware Clay, 12.5kg", "It costs £13.50 for 12.5 kg."],
  ["Registrar’s iron gall ink, 50 ml", "It costs £13.50 for 50 ml."],
  ["Holm Watering Can, 9 l", "It costs £13.50."],
  ["Holm Clothbound", "It costs £13.50."],
  ["Holm Clothbound, 4 gables", "It costs £13.50."],
])(
  "says how much of it the price is for, where the name as it is said has lost it: %s [7.3]",
  async (name, said) => {
    expect(await priced(name)).toBe(said);
  },
);

it.each([
  ["Wrack Flakes 60 g", "Ingredients", "They cost £13.50 for 60 g."],
  ["Wrack Flakes, 60g", "Best before", "They cost £13.50 for 60 g."],
  ["Tarn Flask 750 ml", "Material", "It costs £13.50."],
])("says so of what is eaten, and not of a vessel: %s [7.3]", async (name, label, said) => {
  const row = { ...fact("specification", "100% dried wrack"), label };
  const facts = [fact("name", name), fact("price", "13.5", "GBP"), row];
  const text = saidBlock("It rests for fourteen months in a loft of larch. Each tray is turned by hand.");
  const page = textPage(name, [text], { type: "product", facts });
  const script = (await paragraphsWritten(page, 45, "product")).flat();
  expect(script.find((one) => one.includes("£13.5"))).toBe(said);
});

it("says how much of a scent its price is for, in the first of two units [7.3]", async () => {
  const facts = [fact("name", "HARL 50 ML (1.7 FL. OZ)"), fact("price", "13.5", "GBP")];
  const text = saidBlock(
    "Harl is an eau de toilette with notes of larch and smoke. It stays for a whole day.",
  );
  const page = textPage("HARL 50 ML (1.7 FL. OZ)", [text], { type: "product", facts });
  const script = (await paragraphsWritten(page, 45, "product")).flat();
  expect(script.find((one) => one.includes("£13.5"))).toBe("It costs £13.50 for 50 ml.");
});
