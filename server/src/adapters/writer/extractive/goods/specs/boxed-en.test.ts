import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
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

const listed = (heading: string, items: string[], name = "Oak loom") =>
  boxedWith(
    textPage(
      name,
      [
        { kind: "heading", text: heading, level: 2 },
        ...items.map((text) => ({ kind: "list_item" as const, text })),
        saidBlock("It is sent within two days."),
      ],
      { type: "product" },
    ),
  )[0]?.text;

it("reads the list below a heading, too: one of each, measures and counts", () => {
  expect(listed("What's in the box", ["1 frame", "2 m lead, 5 ft", "72 pins", "Quick start guide"])).toBe(
    "It comes with a frame, a 2 m lead and 72 pins.",
  );
  expect(listed("Contents:", ["Chime Connector", "Wall Plate", "2 Wall Anchors"])).toBe(
    "It comes with a chime connector, a wall plate and 2 wall anchors.",
  );
});

it("names neither the thing itself by its model, nor the items of another list", () => {
  expect(listed("In the box", ["D9 dock", "Lead", "Stand"], "Portmere D9 Station")).toBe(
    "It comes with a lead and a stand.",
  );
  expect(listed("Features", ["Lead", "Stand"])).toBeUndefined();
});

it("says of a long list that there is more", () => {
  expect(listed("In the box", ["Lid", "Pot", "Pan", "Fork", "Cup", "Mug", "Bag"])).toBe(
    "It comes with a lid, a pot, a pan, a fork, a cup and more.",
  );
});

it("writes parts as in a sentence, keeps names, and does not lay the thing into its own box", () => {
  const items = ["Brook 2 Wireless Loom", "USB-C Charging Cable", "Brook Wool Bag", "Reed Hook"];
  expect(listed("In the box", items, "Brook 2 Deep Loom with Lamp")).toBe(
    "It comes with a USB-C charging cable, a Brook wool bag and a reed hook.",
  );
});
