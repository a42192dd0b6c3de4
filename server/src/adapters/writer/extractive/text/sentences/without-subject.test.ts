import { expect, it } from "vitest";
import { withSubject } from "./without-subject.ts";

it.each<[string, string]>([
  ["Reduces strain on long walks.", "It reduces strain on long walks."],
  ["Organizes and stores small parts.", "It organizes and stores small parts."],
  [
    "Screws and small parts will remain where they are.",
    "Screws and small parts will remain where they are.",
  ],
  [
    "Contracts and quotes can be signed in the same window.",
    "Contracts and quotes can be signed in the same window.",
  ],
  ["Prints and reports are kept for a year.", "Prints and reports are kept for a year."],
  ["Springs under the seat are of steel.", "Springs under the seat are of steel."],
  ["Prints and copies what you can lay flat.", "It prints and copies what you can lay flat."],
  ["Parts move without a sound.", "Parts move without a sound."],
  ["Made for Tea, Coffee, Broth.", "Made for Tea, Coffee, Broth."],
  ["Available in Ground or Whole Bean.", "Available in Ground or Whole Bean."],
  ["Available in wide and narrow cuts.", "It is available in wide and narrow cuts."],
  ["Keeps you up to date: Instant news and weather.", "It keeps you up to date."],
  ["Arrives sharpened and oiled.", "It arrives sharpened and oiled."],
  ["Comes fully assembled.", "It comes fully assembled."],
  ["Arrives in May.", "Arrives in May."],
  ["Made of oak and larch.", "It is made of oak and larch."],
  ["Featuring two shafts, seams and a double reed.", "It features two shafts, seams and a double reed."],
  ["Featuring two shafts, the loom weaves twice.", "Featuring two shafts, the loom weaves twice."],
  ["Featuring shafts that turn by hand.", "It features shafts that turn by hand."],
  ["Made with hard steel, so they’re hard to bend.", "It is made with hard steel, so it is hard to bend."],
  [
    "Crafted with a birch upper—split by hand—this sandal lasts.",
    "Crafted with a birch upper—split by hand—this sandal lasts.",
  ],
  ["Available since July of last year.", "It has been available since July of last year."],
  ["Works on any stove: gas, electric, campfire.", "It works on any stove: gas, electric, campfire."],
  ["Ships with a charger and two straps.", "It ships with a charger and two straps."],
  ["Goes on pale, dries dark and stays that way.", "It goes on pale, dries dark and stays that way."],
  ["Sits on a shelf without a sound.", "It sits on a shelf without a sound."],
  ["Hangs in the mill are cleaned twice a year.", "Hangs in the mill are cleaned twice a year."],
  ["Works on paper by Anna.", "Works on paper by Anna."],
  ["Works in glass by local makers.", "Works in glass by local makers."],
  ["Ships with sails were built here.", "Ships with sails were built here."],
  ["Runs with friends are fun.", "Runs with friends are fun."],
  ["Not for children under three.", "It is not for children under three."],
  ["Works of the old weavers hang here.", "Works of the old weavers hang here."],
  ["Runs in March end in the valley.", "Runs in March end in the valley."],
  ["Made from scratch.", "Made from scratch."],
  [
    "Crafted from ash, Tarn's handle combines grip and weight.",
    "Crafted from ash, Tarn's handle combines grip and weight.",
  ],
  [
    "Designed with a new seal, Tarn Pro 3 automatically adapt to your room.",
    "Designed with a new seal, Tarn Pro 3 automatically adapt to your room.",
  ],
  [
    "Powered by two small motors, Tarn Pro 3 feature a beam that moves by itself.",
    "Powered by two small motors, Tarn Pro 3 feature a beam that moves by itself.",
  ],
  [
    "Inspired by thirty years of weaving, Anna Tarn created a loom for two.",
    "Inspired by thirty years of weaving, Anna Tarn created a loom for two.",
  ],
  ["Made in Bath, England and sold in the valley.", "It is made in Bath, England and sold in the valley."],
  ["Modern Design: Features a new frame of oak.", "It features a new frame of oak."],
  ["Large Capacity: Includes a jug of two litres.", "It includes a jug of two litres."],
  ["Powerful Beam: Equipped with two motors of oak.", "It is equipped with two motors of oak."],
  ["Note: Keep it dry.", "Note: Keep it dry."],
  ["Helps restore the shine of old wood.", "It helps restore the shine of old wood."],
  ["Won't stand on uneven ground.", "It won't stand on uneven ground."],
  ["For hands that have been out in it.", "It is for hands that have been out in it."],
  ["For those who want more we have a loom.", "For those who want more we have a loom."],
  ["Can also be used by day and by night.", "It can also be used by day and by night."],
  [
    "Sales data shows that the mill sold nine tons of flour.",
    "Sales data shows that the mill sold nine tons of flour.",
  ],
  ["Numbers one to three were drafts.", "Numbers one to three were drafts."],
  ["Also allows for two lamps at once.", "It also allows for two lamps at once."],
  ["Rolls, WV Cabins for Rent.", "Rolls, WV Cabins for Rent."],
])("gives a predicate its subject, and a heading none: %s", (text, said) => {
  expect(withSubject(text, false)).toBe(said);
});

it.each([
  ["Quiet comfort in a loose fit, woven from 5 oz wool.", "It is woven from 5 oz wool."],
  ["The fit is loose, woven from 5 oz wool.", "The fit is loose, woven from 5 oz wool."],
])("tells of what praise without a verb says it is made: %s", (text, said) => {
  expect(withSubject(text, false)).toBe(said);
});

it("says of several that they go, too [7.3]", () => {
  expect(withSubject("Goes on without a drop of oil.", true)).toBe("They go on without a drop of oil.");
  expect(withSubject("Goes on pale, dries dark.", true)).toBe("Goes on pale, dries dark.");
});
