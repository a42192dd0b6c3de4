import { expect, it } from "vitest";
import { announcesOne, isSetUpFor, setsSceneInEnglish } from "./set-ups-en.ts";

it.each([
  ["There is a particular noise.", "A twang, and then a rattle inside the wall."],
  ["The broomcorn isn’t corn.", "It’s a kind of sorghum."],
  ["The survey was supposed to be routine.", "But the divers found that a third of the iron had gone."],
  ["Nearly everybody believes that bread goes stale because it dries out.", "In fact it does not."],
  ["The cement held the rain in the wall.", "So the parish raked it out."],
])("does not stop between “%s” and “%s”", (text, next) => {
  expect(isSetUpFor(next, text)).toBe(true);
});

it.each([
  ["There is a ferry at nine.", "The bridge opens in May."],
  ["The mill isn’t open on Sundays.", "A ticket costs £4."],
  ["The survey was supposed to be routine.", "The bridge is 62 metres long."],
  ["The wall was drier than before.", "So far nobody has asked for more."],
])("may stop between “%s” and “%s”", (text, next) => {
  expect(isSetUpFor(next, text)).toBe(false);
});

it("knows what only announces something", () => {
  expect(announcesOne("There was one problem.")).toBe(true);
  expect(announcesOne("There was one problem with the lock of the gate.")).toBe(false);
});

it.each([
  ["We were at the ford in June with two other cars.", true],
  ["One night the rope came back on its own.", true],
  ["We were glad of it.", false],
  ["The ford was at its highest.", false],
])("knows how a story begins: %s [6.2]", (text, begins) => {
  expect(setsSceneInEnglish(text)).toBe(begins);
});
