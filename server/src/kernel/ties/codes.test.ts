import { expect, it } from "vitest";
import { saidBlock, specification, textPage } from "#test/text-page";
import { tieChecker, untiedIn } from "./check.ts";

const memory = textPage("Corsair DDR5 6400", [saidBlock("The Neumann TLM 103 costs $985.")], {
  type: "product",
  facts: [
    specification("Speed", "DDR5 6400 (PC5 51200)"),
    { ...specification("price", "329.00"), kind: "price", label: null, currency: "USD" },
    { ...specification("sku", "480464"), kind: "sku", label: null },
  ],
});
const untied = (sentence: string) => untiedIn(sentence, tieChecker(memory)(sentence));

it.each([
  "These are DDR5 6400 modules with a speed of 6400, known as PC5 51200.",
  "For a Neumann TLM 103 you would pay something else.",
  "The pair, item number 480464, is what you pay for.",
])("a number of a name is the name's: %s [7.3]", (sentence) => {
  expect(untied(sentence)).toEqual([]);
});

it.each([
  ["These are DDR5 5600 modules.", ["5600"]],
  ["For a Neumann TLM 104 you would pay something else.", ["104"]],
  ["It costs 480464.", ["480464"]],
])("and no other is: %s [7.3]", (sentence, marked) => {
  expect(untied(sentence)).toEqual(marked);
});

it("a sum behind the name of its currency is none of a name [7.3]", () => {
  const lamp = textPage("Lamp", [saidBlock("Our other lamp is CHF 59, the third RM 69.")], {
    type: "product",
    facts: [{ ...specification("price", "49"), kind: "price", label: null, currency: "CHF" }],
  });
  const said = (sentence: string) => untiedIn(sentence, tieChecker(lamp)(sentence));
  expect(said("It costs CHF 49.")).toEqual([]);
  expect(said("It costs CHF 59.")).toEqual(["59"]);
  expect(said("It costs RM 69.")).toEqual(["69"]);
});

it("a number of the house's name is no price [7.3]", () => {
  const rope = textPage("Rope", [saidBlock("The rope stretches by a third.")], {
    type: "product",
    site: "Creek 4x4",
    facts: [{ ...specification("price", "189"), kind: "price", label: null, currency: "USD" }],
  });
  const said = (sentence: string) => untiedIn(sentence, tieChecker(rope)(sentence));
  expect(said("It costs $189 at Creek 4x4.")).toEqual([]);
  expect(said("It costs $4 at Creek 4x4.")).toEqual(["$4"]);
  const ofFigures = tieChecker({ ...rope, site: "109" });
  expect(untiedIn("It costs 109 at 109.", ofFigures("It costs 109 at 109."))).toContain("109");
});
