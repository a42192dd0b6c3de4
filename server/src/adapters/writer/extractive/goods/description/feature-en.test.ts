import { expect, it } from "vitest";
import { featureOf, isMeasure, isOfPraise, isPartAlone, listedFeatures } from "./feature-en.ts";

const phraseOf = (text: string) => featureOf(text)?.phrase;

it.each([
  "3 ways temperature",
  "36 years of experience",
  "3 free months of films",
  "100% polyester",
  "Oak breathes, which keeps it dry",
  "Added support for two reeds",
  "Improved range from 40 to 50 m",
  "Sound quality",
  "Easy-to-use, front-access panel",
  "Hand-spun in Tarn from 2.5mm carbon steel and seasoned twice",
])("says of no goods that they have this: %s [6.2]", (text) => {
  expect(featureOf(text)).toBeNull();
});

it("gives many no article of one", () => {
  expect(phraseOf("A large underground train networks")?.text).toBe("large underground train networks");
  expect(phraseOf("A padded lens")?.text).toBe("a padded lens");
});

it("says of a part at which side it is", () => {
  expect(phraseOf("Buttons at front")?.text).toBe("buttons at the front");
  expect(phraseOf("A pocket at the back")?.text).toBe("a pocket at the back");
});

it("tells a part of goods from what somebody calls them", () => {
  const [part, praise] = [phraseOf("A padded strap"), phraseOf("A favorite by The Paper")];
  expect([part && isPartAlone(part), part && isOfPraise(part)]).toEqual([true, false]);
  expect([praise && isPartAlone(praise), praise && isOfPraise(praise)]).toEqual([false, true]);
});

it("hears a measure by its figure", () => {
  expect(["a cord length of 180 cm", "a set of 12"].map(isMeasure)).toEqual([true, false]);
});

it("takes a list of changes for none of what goods have", () => {
  const changes = [
    "Improved reed of brass",
    "Moved the hook",
    "Redesigned shuttle of larch",
    "Two trays of oak",
  ];
  expect(listedFeatures(changes)).toEqual([null, null, null, null]);
  expect(listedFeatures(changes.slice(2)).filter(Boolean)).toHaveLength(2);
});

it("says of a list what was done to the goods, and nothing of what the shop does [6.2]", () => {
  const qualities = listedFeatures(["Tested for heavy metals", "Shipped from our barn", "Rated by cooks"]);
  expect(qualities.map((one) => one?.quality ?? null)).toEqual(["tested for heavy metals", null, null]);
});
