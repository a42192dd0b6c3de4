import { expect, it } from "vitest";
import { tellsActiveDeed } from "./active-deeds-en.ts";

it.each<[string, boolean]>([
  ["A carter driving a waggon packed with wool attacked an old mill at Holm.", true],
  ["An old weaver who survived the flood said Thursday that the mill of Holm was lost.", true],
  ["The head of the mill confirmed on Wednesday that he had written to Tarn.", true],
  ["Team New Holm set another top speed for looms on Thursday.", true],
  ["TARN quickly aborted the test at the mill.", true],
  ["Two northern mills, Tarn and Holm, filed the claims with the court in 2011.", true],
  ["Last year, Tarn and Holm legalized hemp for the use in looms.", true],
  ["A carter driving a waggon packed with wool.", false],
  ["Holm beat North Tarn 3-1 on Saturday to go top of the valley.", true],
  ["Mia Tarn scored in the first half and Ann Holm in the second.", true],
  ["Goals scored in the first half.", false],
  ["A loom called the Otter.", false],
  ["A cloth washed a hundred times in cold water.", false],
  ["A cloth woven the old way in Holm.", false],
  ["A weaver who survived the flood of Holm.", false],
  ["The looms the weavers loved the most.", false],
  ["A plan announced Friday that will close the mill.", false],
  ["Tea set the table with cups.", false],
  ["Last year, Oak Loom painted in two colours.", false],
])("[6.2] knows from the places of its words what somebody did: %s", (text, isDeed) => {
  expect(tellsActiveDeed(text)).toBe(isDeed);
});

it("[6.2] reads a line of nothing but names at once", () => {
  const start = performance.now();
  for (const line of ["Ab ".repeat(2_000), "In a, Ab and ".repeat(400), "said told ".repeat(900)])
    tellsActiveDeed(line);
  expect(performance.now() - start).toBeLessThan(200);
});
