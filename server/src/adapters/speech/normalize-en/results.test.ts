import { expect, it } from "vitest";
import { normalizeEnglish } from "./index.ts";

it.each([
  [
    "She took the first set 6-0 and the second 7-6.",
    "She took the first set six love and the second seven six.",
  ],
  ["He won in straight sets, 6-4, 6-3.", "He won in straight sets, six four, six three."],
  ["Do a second set of 3-4 reps.", "Do a second set of three to four reps."],
  ["The last set has 6-7 pieces.", "The last set has six to seven pieces."],
  ["The set costs $6-7 in 2-4 shops.", "The set costs six to seven dollars in two to four shops."],
  ["They won 2-0 at home in the Premier League.", "They won two nil at home in the Premier League."],
  ["Inter lost 0-3, the goalkeeper said.", "Inter lost nil three, the goalkeeper said."],
  ["Arsenal lead 3-1 on aggregate.", "Arsenal leed three to one on aggregate."],
  ["The Patriots led 10-0 at halftime.", "The Patriots led ten to zero at halftime."],
  [
    "FC fans aged 0-3 sit down for 0-5 minutes.",
    "F C fans aged zero to three sit down for zero to five minutes.",
  ],
])("tells results as their game does, and no other figures: %j", (text, said) => {
  expect(normalizeEnglish(text)).toBe(said);
});

it.each([
  ["OpenSSL and JavaFX", "Open S S L and Java F X"],
  ["watchOS, WebGL, GraphQL", "watch O S, Web G L, Graph Q L"],
  ["GelTM from OpenAI", "Gel from Open A I"],
  ["MacDONALD has PhDs and SaaS", "MacDONALD has PhDs and SaaS"],
])("parts an abbreviation from the word that it ends, and nothing else: %j", (text, said) => {
  expect(normalizeEnglish(text)).toBe(said);
});
