import { expect, it } from "vitest";
import { textPage } from "#test/text-page";
import { boxedWith } from "./boxed-en.ts";

const boxed = (label: string, value: string) =>
  boxedWith(
    textPage("Oak loom", [], {
      type: "product",
      facts: [
        {
          id: "box",
          kind: "specification",
          label,
          value,
          currency: null,
          source: "visible",
          confidence: 1,
          provenance: null,
        },
      ],
    }),
  )[0]?.text;

it("says what comes with a thing", () => {
  expect(boxed("In the box", "UK mains lead, Shuttle, 2 spare reeds")).toBe(
    "It comes with a UK mains lead, a shuttle and 2 spare reeds.",
  );
  expect(boxed("What’s included", "Shuttle; reed")).toBe("It comes with a shuttle and a reed.");
});

it.each([
  ["Camera, strap, Lens not included", "It comes with a camera and a strap."],
  ["Batteries sold separately, strap, case", "It comes with a strap and a case."],
  ["Oak loom, Filter (sold separately), EU plug, shuttle", "It comes with an EU plug and a shuttle."],
  ["Shuttle, No charger, Optional strap, reed", "It comes with a shuttle and a reed."],
  ["Shuttle, reed, Free shipping, 2-year warranty, VAT", "It comes with a shuttle and a reed."],
])("leaves out what does not lie in the box: %s", (value, said) => {
  expect(boxed("In the box", value)).toBe(said);
});

it.each([
  ["In the box", "Shuttle, Lens not included"],
  ["In the box", "No charger, No cable"],
  ["In the box", "None, see accessories"],
  ["In the box", "Yes, batteries, strap"],
  ["In the box", "1x Loom, 1x shuttle, 2x reed"],
  ["In the box", "Camera (body only), strap, case"],
  ["Supplied with", "VAT, Duty"],
  ["Included", "Breakfast, Wi-Fi, Parking"],
  ["Included", "Free shipping, 2-year warranty"],
  ["Material", "Oak, ash"],
  ["In the box", "Loom"],
  ["In the box", "Shuttle, reed / comb"],
  ["Included", "Everything that a weaver of the north could ever wish for, and more"],
])("says nothing of other rows, one part, or parts that nobody can say: %s, %s", (label, value) => {
  expect(boxed(label, value)).toBeUndefined();
});
