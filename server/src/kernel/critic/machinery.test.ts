import { expect, it } from "vitest";
import { menuIn } from "./machinery.ts";

it.each([
  "We and our partners ask you to agree to the use of cookies.",
  "With your consent we process your personal data to measure our audience.",
  "This site stores cookies on your device.",
  "You can manage your cookie settings at any time.",
  "There are $qty_dummy$ pieces left.",
  "Our subject is “Shop”.",
  "You are listening to “Home”, from Tarn Looms.",
])("takes words of the site's machinery for such: %s", (text) => {
  expect(menuIn(text)).not.toBeNull();
});

it.each([
  "Three cookies on a plate are enough for one child.",
  "The recipe bakes cookies in ten minutes.",
  "The law says how a shop may process personal data.",
  "Our subject is “Shop Stools of Oak”.",
  "A stool costs $40 and a bench costs $90.",
  "They sat down at home.",
])("lets what a page tells pass: %s", (text) => {
  expect(menuIn(text)).toBeNull();
});
