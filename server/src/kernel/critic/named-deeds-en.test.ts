import { expect, it } from "vitest";
import { tellsNamedDeed } from "./named-deeds-en.ts";

it.each<[string, boolean]>([
  ["In 1820 Mia Tarn borrowed £40 to buy a loom.", true],
  ["Tarn of Holm made maybe four hundred of these looms.", true],
  ["Tarn found, in the damp end of a cellar, forty-one books of patterns.", true],
  ["Tarn Mills moved the looms to Holm.", true],
  ["A loom by Mia Tarn made of oak.", false],
  ["Oak Loom painted by hand in two colours.", false],
  ["Handle painted a deep red.", false],
  ["Designed in Holm, made in Tarn.", false],
])("knows what somebody with a name did: %s", (text, isDeed) => {
  expect(tellsNamedDeed(text)).toBe(isDeed);
});
