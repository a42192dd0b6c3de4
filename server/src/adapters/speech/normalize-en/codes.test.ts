import { expect, it } from "vitest";
import { normalizeEnglish } from "./index.ts";

it.each([
  ["The PIN is 4071.", "The pin is four zero seven one."],
  ["Type code 8417 now.", "Type code eight four one seven now."],
  ["Call ext. 209 or Ext. 4021.", "Call extension two zero nine or extension four zero two one."],
  ["Her extension is 2290.", "Her extension is two two nine zero."],
  ["Use promo code 2525 today.", "Use promo code two five two five today."],
  ["Flights BA117 and EK1209 wait.", "Flights B A one seventeen and E K one two zero nine wait."],
])("calls out the figures of codes, extensions and flights one by one: %s", (text, said) => {
  expect(normalizeEnglish(text)).toBe(said);
});

it.each([
  ["The code has 3000 lines.", "The code has three thousand lines."],
  ["The access code of 2019", "The access code of twenty nineteen"],
  ["An extension of 300 meters", "An extension of three hundred meters"],
  ["The extension is 300 square feet.", "The extension is three hundred square feet."],
  ["The extension is 120 cm long.", "The extension is one hundred twenty centimeters long."],
  ["The end of the extension is 2026.", "The end of the extension is twenty twenty six."],
  ["It is an extension 300 long.", "It is an extension three hundred long."],
  ["With promo code 2500 buyers saved.", "With promo code two thousand five hundred buyers saved."],
  ["The EU 2004 flight rules", "The E U two thousand four flight rules"],
  ["The flight carried 1200 people.", "The flight carried one thousand two hundred people."],
])("leaves amounts beside these words alone: %s", (text, said) => {
  expect(normalizeEnglish(text)).toBe(said);
});
