import { expect, it } from "vitest";
import { isEnglishText } from "./language.ts";

it.each<[string, boolean]>([
  ["Scarpe comode per camminare ogni giorno.", false],
  ["Zaino per bambini, leggero e resistente.", false],
  ["Sedia pieghevole per campeggio, giardino, terrazza e balcone.", false],
  ["UNE LAMPE QUI DURE POUR TOUTE LA MAISON", false],
  ["Canapé élégant, très confortable", false],
  ["FLIGHTS TO LAS VEGAS LEAVE DAILY", true],
  ["The ferry carries 40 cars per trip in summer.", true],
  ["They sail through narrow straits into their own harbour each evening.", true],
])("tells English from languages with the same letters: %s", (text, isEnglish) => {
  expect(isEnglishText(text)).toBe(isEnglish);
});
