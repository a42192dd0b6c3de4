import { expect, it } from "vitest";
import { headingBlock, paragraphsWritten, saidBlock, textPage } from "#test/text-page";
import { withAskedCases } from "./asked-cases-en.ts";

it.each([
  ["No isolator? Then turn off the circuit.", "If there is no isolator, turn off the circuit."],
  [
    "Switch it off. No second key? Ask the house.",
    "Switch it off. If there is no second key, ask the house.",
  ],
  ["Did it say no? Then wait.", "Did it say no? Then wait."],
  ["No luck? Then call the house.", "No luck? Then call the house."],
  ["No! Then turn off the circuit.", "No! Then turn off the circuit."],
])("says a case that asks in a word or two as a condition: %s [6.2]", (text, said) => {
  expect(withAskedCases(textPage("The fan", [saidBlock(text)])).blocks[0]?.text).toBe(said);
});

it("tells the checks of a page that is called by its trouble one by one, with what keeps one safe, and names them once [6.2]", async () => {
  const page = (how: string) =>
    textPage("The fan runs but the room stays damp? Work through this", [
      saidBlock("Nine times out of ten it is not the motor of the fan that has to be mended."),
      saidBlock(
        "Before you open anything, switch off the fan at the wall. No isolator? Then turn off the circuit.",
      ),
      headingBlock("1. Do the paper test"),
      saidBlock(`Hold one ply of paper against the grille. ${how}`),
      headingBlock("2. Let some air in"),
      saidBlock("Now open the door about an inch and hold the paper against the grille again."),
      headingBlock("3. Clean the cover"),
      saidBlock("Wash the cover in the sink. Never spray anything into the motor."),
    ]);
  const told = (await paragraphsWritten(page("If it falls, carry on with step 2."), 40)).flat().join(" ");
  expect(told).toContain("“The fan runs but the room stays damp: Work through this”");
  expect(told).toContain("First, do the paper test. ");
  expect(told).toContain("If there is no isolator, turn off the circuit.");
  expect(told).toContain("Never spray anything into the motor.");
  expect(told).not.toContain("Its points are");
  const plain = (await paragraphsWritten(page("If it falls, the room is too tight."), 40)).flat().join(" ");
  expect(plain).not.toContain("First, do the paper test.");
});
