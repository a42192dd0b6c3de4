import { expect, it } from "vitest";
import { bylineOf } from "./byline.ts";

it.each([
  ["Andy Greenberg", "Andy Greenberg"],
  ["By George Jahn", "George Jahn"],
  ["BY DAVID SINGLETON (STAFF WRITER)", "David Singleton"],
  ["CHOE SANG-HUN", "Choe Sang-Hun"],
  ["DONALD G. McNEIL Jr.", "Donald G. McNeil Jr."],
  ["ALISSA J. RUBIN;TAIMOOR SHAH", "Alissa J. Rubin and Taimoor Shah"],
  ["Ida Holm, Per Lund", "Ida Holm, Per Lund"],
  ["Ida Holm , Per Lund", "Ida Holm and Per Lund"],
  ["Todd Leopold, CNN", "Todd Leopold, CNN"],
  ["AP", "AP"],
  ["ABC NEWS", "ABC NEWS"],
  ["山田 花子", "山田 花子"],
])("prints who wrote a page without the words and capitals around: %s [5.1]", (stated, printed) => {
  expect(bylineOf(stated)).toBe(printed);
});

it.each([[null], [""], ["JPL.NASA.GOV"], ["https://tarn.example/ida"], ["By "]])(
  "knows nobody where no name is stated: %j [5.1]",
  (stated) => {
    expect(bylineOf(stated)).toBeNull();
  },
);
