import { expect, it } from "vitest";
import { articled, isPlural, nounPhraseOf, withAnArticle } from "./noun-phrase.ts";

it.each([
  ["USB output", "a USB output"],
  ["UV power", "a UV power"],
  ["usual load", "a usual load"],
  ["upper limit", "an upper limit"],
  ["LCD size", "an LCD size"],
  ["one-button lamp", "a one-button lamp"],
  ["oak bench", "an oak bench"],
  ["80-piece train set", "an 80-piece train set"],
  ["11,000 mAh battery", "an 11,000 mAh battery"],
  ["18-inch screen", "an 18-inch screen"],
  ["110 V motor", "a 110 V motor"],
])("says %s with the article of its sound", (text, said) => {
  expect(withAnArticle(text)).toBe(said);
});

it("reads no sentence as the name of a part", () => {
  expect(nounPhraseOf("Two eggs or one steak fits in the 8.")).toBeNull();
  expect(nounPhraseOf("Two pockets in the lid.")?.text).toBe("two pockets in the lid");
});

it.each([
  ["Rubber boots with a lining", true],
  ["Kiwis", true],
  ["Hoya linearis", false],
  ["Tarn dress", false],
])("hears whether %s are many", (name, isMany) => {
  expect(isPlural(name)).toBe(isMany);
});

it("gives an amount of something no article", () => {
  expect(articled("1.2 kg of hand-cut glass")).toBe("1.2 kg of hand-cut glass");
  expect(articled("1.2 kg hammer")).toBe("a 1.2 kg hammer");
});
