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
  ["Material", "Oak, ash"],
  ["In the box", "Loom"],
  ["In the box", "Shuttle, reed / comb"],
  ["Included", "Everything that a weaver of the north could ever wish for, and more"],
])("says nothing of other rows, one part, or parts that nobody can say: %s, %s", (label, value) => {
  expect(boxed(label, value)).toBeUndefined();
});
