import { expect, it } from "vitest";
import { forbidsInEnglish, namesHarm, warnsInEnglish } from "./warnings-en.ts";

it.each([
  "Don't overtighten the clamp.",
  "Pull gently and do not twist it.",
  "Make sure you don't pinch the hose.",
  "You mustn't paint it wet.",
  "The paste is caustic.",
])("knows that %s forbids [6.2]", (text) => {
  expect(forbidsInEnglish(text)).toBe(true);
});

it.each([
  "If they don't, turn the screw once more.",
  "If you don't, the glue will be weak.",
  "We don't use a primer on cedar.",
  "That is why you mustn't hurry a glue.",
])("knows that %s forbids nothing [6.2]", (text) => {
  expect(forbidsInEnglish(text)).toBe(false);
});

it("takes what is done before one buys for no warning, and what is done before one cuts for one [6.2]", () => {
  expect(warnsInEnglish("Two faults look alike, so look at the hinge before you buy a new one.")).toBe(false);
  expect(warnsInEnglish("Clamp the board before you cut it.")).toBe(true);
});

it("hears what a warning is for [6.2]", () => {
  expect(namesHarm("The dust of old felt may hold asbestos.")).toBe(true);
  expect(namesHarm("The felt may hold for years.")).toBe(false);
  expect(namesHarm("The lead came in a box.")).toBe(false);
});

it("hears of harm where a thing is caustic or corrosive [6.2]", () => {
  expect(namesHarm("Such a paste is often caustic.")).toBe(true);
  expect(namesHarm("Such a paste is often corrosive.")).toBe(true);
});
