import { expect, it } from "vitest";
import { tellsPastDeed } from "./past-deeds-en.ts";

it.each<[string, boolean]>([
  ["It listed in March at 190p.", true],
  ["They equalised with their first attack of note.", true],
  ["In the end he handed in the keys.", true],
  ["Traders handed in a petition with four thousand signatures.", true],
  ["Three of the councillors abstained from the vote.", true],
  ["Members agreed to spend the rest on the roof.", true],
  ["Holm and Tarn District Council split 17-17 on the charges.", true],
  ["Net debt stood at sixty million at the weekend.", true],
  ["The panel voted by seven to two.", true],
  ["Tarn Looms, a maker of looms, announced on June 2 the opening of its mill.", true],
  ["Gross margin narrowed to 19.6% of sales from 22.1%.", true],
  ["Tools and wool brought in $42.7 million, up 6.0%.", true],
  ["That left the committee with two reasons for refusal.", true],
  ["This causes symptoms such as rust and rot.", true],
  ["Fights between weavers and carters erupted in Holm on Friday.", true],
  ["The second talks of the mills ended with a vote on Friday.", true],
  ["Tarn sought to reclaim the name of Holm.", true],
  ["Villagers burned the looms of the mill.", true],
  ["This painted door of the mill.", false],
  ["The loom that escaped from the flood.", false],
  ["Both go on sale June 19 in Canada.", true],
  ["Both sides of oak, with a shelf of larch.", false],
  ["A chair that stood by the door of the mill.", false],
  ["Sheets washed in cold water and dried in the sun.", false],
  ["Members chosen by lot for a year.", false],
  ["A plan announced on Friday by the mill.", false],
  ["A cloth woven by hand, which appeared to shine.", false],
])("knows what was done from how something was made: %s", (text, isDeed) => {
  expect(tellsPastDeed(text)).toBe(isDeed);
});

it("reads a line of nothing but capitals at once", () => {
  const start = performance.now();
  for (const line of ["A".repeat(599), "Ab ".repeat(190), "The of ".repeat(85)]) tellsPastDeed(`${line}.`);
  expect(performance.now() - start).toBeLessThan(100);
});
