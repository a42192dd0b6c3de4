import { expect, it } from "vitest";
import { saidBlock } from "#test/text-page";
import { withoutLeadCapitals } from "./lead-capitals-en.ts";

const PAGE =
  "Tarn fed the swans. The NHS says that a bakery and a mill have closed, and so has the MILL INN. No more swans came.";

it.each([
  ["ANNA TARN had been at the mill since noon.", "Anna Tarn had been at the mill since noon."],
  ["A BAKERY in the valley has closed.", "A bakery in the valley has closed."],
  ["MORE than 40 swans are gone.", "More than 40 swans are gone."],
  ["THE NHS has no beds.", "The NHS has no beds."],
  ["A MILL that nobody wanted is for sale.", "A mill that nobody wanted is for sale."],
])("gives the first words of a report their small letters: %s", (text, told) => {
  expect(withoutLeadCapitals(text, [saidBlock(`${text} ${PAGE}`)])).toBe(told);
});

it.each([
  "NHS beds are few.",
  "UK PM visits the valley.",
  "DIY TV shows were told of.",
  "Anna Tarn had been at the mill.",
  "A tarn lies above the valley.",
])("leaves what is said by its letters: %s", (text) => {
  expect(withoutLeadCapitals(text, [saidBlock(`${text} ${PAGE}`)])).toBe(text);
});
