import { expect, it } from "vitest";
import { normalizeEnglish } from "./index.ts";

it.each([
  ["10 µg/L, 4.5 t/ha", "ten micrograms per liter, four point five tons per hectare"],
  ["3 g/100 mL and 30 km/h", "three grams per one hundred milliliters and thirty kilometers per hour"],
  ["It is 5 m/s, or 9 m/s2.", "It is five meters per second, or nine meters per second squared."],
  ["$4 per kg, 2 cents per MB", "four dollars per kilogram, two cents per megabyte"],
  ["per 100 g serving", "per one hundred gram serving"],
  ["2 × 50 mg tablets and three 5 kg bags", "two fifty milligram tablets and three five kilogram bags"],
  ["The truck weighs 1.5 t empty.", "The truck weighs one point five tons empty."],
  ["They use 5 t of ground rock.", "They use five tons of ground rock."],
  ["A 40 t truck with 12 t of coal", "A forty ton truck with twelve tons of coal"],
])("says what is measured by what in %s", (text, said) => {
  expect(normalizeEnglish(text)).toBe(said);
});

it.each([
  ["As per Ms. Lee", "As per Miz Lee"],
  ["per 100 g of flour", "per one hundred grams of flour"],
  ["2 kg/4.4 lb of it", "two kilograms four point four pounds of it"],
  ["10 t. sugar", "ten t. sugar"],
  ["1 t salt, 2 t sugar", "one t salt, two t sugar"],
  ["Use 2.5 t olive oil", "Use two point five t olive oil"],
  ["1.25 t chili flakes", "one point two five t chili flakes"],
  ["1.5 t dried oregano", "one point five t dried oregano"],
  ["Add 2 t of water.", "Add two t of water."],
  ["The room is 2 × 4 m.", "The room is two by four meters."],
])("makes no measure of one by another in %s", (text, said) => {
  expect(normalizeEnglish(text)).toBe(said);
});
