import { expect, it } from "vitest";
import { tellsOfItself } from "./of-itself-en.ts";

it.each([
  "This topic also describes how to store the reed.",
  "This guide doesn’t cover looms of iron.",
  "This document contains a number of hints for weavers.",
  "Each chapter includes a drawing of the loom.",
  "These docs are old and won’t be updated.",
  "If you’re new to weaving, take a look at the Getting started guide.",
  "Once it is warped, head over to the next section for the knots.",
  "For the rest, see Beaming The Warp.",
])("hears that a text tells of itself, or leads on to another: %s [7.3]", (text) => {
  expect(tellsOfItself(text)).toBe(true);
});

it.each([
  "This guide covers three knots.",
  "Each loom includes a reed.",
  "If the warp is loose, look at the brake.",
  "See that the warp is tight.",
  "Follow the thread back to its peg.",
  "Read the dial twice.",
  "To apply, go to the page of the guild.",
  "Visit the website of the mill before May 3.",
])("and not that it tells of its matter: %s [7.3]", (text) => {
  expect(tellsOfItself(text)).toBe(false);
});
