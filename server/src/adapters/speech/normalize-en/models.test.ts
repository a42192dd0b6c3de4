import { expect, it } from "vitest";
import { normalizeEnglish } from "./index.ts";

it.each([
  ["The A350-1000 is quieter.", "The A three fifty one thousand is quieter."],
  ["The A350-900 flew first.", "The A three fifty nine hundred flew first."],
  ["An A330-300 landed.", "An A three thirty three hundred landed."],
  ["An Airbus A320-200 waits.", "An Airbus A three twenty two hundred waits."],
  ["The A220-300 seats 130.", "The A two twenty three hundred seats one hundred thirty."],
  ["An A318-100 is short.", "An A three eighteen one hundred is short."],
])("says the type of a plane and its variant in groups: %s", (text, said) => {
  expect(normalizeEnglish(text)).toBe(said);
});

it.each([
  ["Call 350-1000 now.", "Call three five zero, one zero zero zero now."],
  ["Ring (212) 350-1000.", "Ring two one two, three five zero, one zero zero zero."],
  ["Part B350-1000 is missing.", "Part B three hundred fifty one thousand is missing."],
  ["A size of A300-20 fits.", "A size of A three hundred twenty fits."],
  ["The A4-1000 box is new.", "The A four one thousand box is new."],
  ["The A321neo flies far.", "The A three twenty one neo flies far."],
])("leaves telephones, parts and sizes of like figures as they are called: %s", (text, said) => {
  expect(normalizeEnglish(text)).toBe(said);
});

it.each([
  ["The Xperia 1 V ships in May.", "The Xperia one mark five ships in May."],
  ["The Xperia 5 IV is small.", "The Xperia five mark four is small."],
  ["An Xperia 10 VI and 1 V", "An Xperia ten mark six and one volt"],
  ["Charge the Xperia at 5 V.", "Charge the Xperia at five volts."],
  ["The Xperia 1 needs 9 V.", "The Xperia one needs nine volts."],
  ["Take 5 V from the supply.", "Take five volts from the supply."],
])("tells the mark of a telephone from volts: %s", (text, said) => {
  expect(normalizeEnglish(text)).toBe(said);
});

it.each([
  ["Grades K–5 are in the east wing.", "Grades K to five are in the east wing."],
  ["Grades K-5 meet.", "Grades K to five meet."],
  ["We teach grades K–12.", "We teach grades K to twelve."],
  ["It serves grades pre-K–8.", "It serves grades pre-K to eight."],
  ["In grades K–2 and 3–5 we sing.", "In grades K to two and three to five we sing."],
  ["K–12 education matters.", "K twelve education matters."],
  ["A K–8 school in Ohio", "A K eight school in Ohio"],
])("joins the first and the last class of a school: %s", (text, said) => {
  expect(normalizeEnglish(text)).toBe(said);
});

it.each([
  ["K-12 education matters.", "K twelve education matters."],
  ["The team has K-9 units.", "The team has K nine units."],
  ["Grades 6–8 are here.", "Grades six to eight are here."],
  ["Grades K and 1 are here.", "Grades K and one are here."],
  ["The range K–Z is empty.", "The range K, Z is empty."],
  ["Vitamin K – 5 of them", "Vitamin K, five of them"],
])("leaves other letters before a dash alone: %s", (text, said) => {
  expect(normalizeEnglish(text)).toBe(said);
});
