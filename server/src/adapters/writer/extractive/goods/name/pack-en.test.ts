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
  const facts = [fact("name", name), fact("price", "34.95", "USD")];
  const text = saidBlock("The lamps burn for nine hours. They are dipped by hand and wrapped in foil.");
  const page = textPage(name, [text], { type: "product", facts });
  return (await paragraphsWritten(page, 45, "product"))
    .flat()
    .filter((one) => /\$34\.95|pack/.test(one))
    .join(" ");
};

it.each([
  ["Tarn Ash Lamps, Hand-Dipped, Pack of 15", "They cost $34.95. They come in a pack of 15."],
  ["Tarn Ash Lamps, Hand-Dipped, 15-pack", "They cost $34.95. They come in a pack of 15."],
  ["Tarn Ash Lamps, Hand-Dipped", "They cost $34.95."],
])(
  "says how many are had for the price, where the name as it is said has lost it: %s [6.2]",
  async (name, said) => {
    expect(await priced(name)).toBe(said);
  },
);
