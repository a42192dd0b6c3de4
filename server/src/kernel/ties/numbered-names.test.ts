import { expect, it } from "vitest";
import { headingBlock, saidBlock, specification, textPage } from "#test/text-page";
import { tieChecker, untiedIn } from "./check.ts";

const page = textPage(
  "Buy Quillstone 6: 3 seats",
  [
    headingBlock("Buy Quillstone 6"),
    saidBlock("Files of Quillstone 5 open as they are."),
    saidBlock("It runs on Windows 10 and 11 and needs 4 GB."),
  ],
  { type: "product", facts: [specification("Windows", "10 or 11")] },
);
const untied = (sentence: string) => untiedIn(sentence, tieChecker(page)(sentence));

it("has the number behind the thing's name from the places that name it [7.3]", () => {
  expect(untied("Today we would like to introduce Quillstone 6.")).toEqual([]);
  expect(untied("Whoever has Quillstone 5 can go on with it.")).toEqual([]);
  expect(untied("Today we would like to introduce Quillstone 10.")).toEqual(["10"]);
});

it("leaves numbers behind other words, and measures, to the rest of the page [7.3]", () => {
  expect(untied("It runs on Windows 10.")).toEqual([]);
  expect(untied("It runs on 10.")).toEqual([]);
  const lamp = textPage("The wonderful Lampion 60 cm", [saidBlock("The cord is 90 cm long.")], {
    type: "product",
  });
  const said = "For the Lampion 90 cm of cord are enough.";
  expect(untiedIn(said, tieChecker(lamp)(said))).toEqual([]);
});
