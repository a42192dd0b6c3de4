import { expect, it } from "vitest";
import { headingBlock, saidBlock, textPage } from "#test/text-page";
import { sectionNamesOf } from "./section-names-en.ts";

const TELLS = saidBlock("It is found in every valley of the north.");
const under = (heads: [string, number][]) =>
  heads.flatMap(([text, level]) => [headingBlock(text, level), TELLS]);
const names = (heads: [string, number][], title = "Looms of the north") => {
  const found = sectionNamesOf(textPage(title, under(heads)));
  return found && { names: found.names.map(({ name }) => name), isAll: found.isAll };
};

it("names the sections of the highest rank without their numbers", () => {
  const heads: [string, number][] = [
    ["5.1. More on reeds", 2],
    ["5.1.1. Reeds of cane", 3],
    ["5.2. Wefts", 2],
    ["5.3. How to oil a mill", 2],
  ];
  expect(names(heads)).toEqual({ names: ["Reeds", "Wefts", "Oil a mill"], isAll: true });
});

it("leaves out what every manual has, and the name of the whole", () => {
  const heads: [string, number][] = [
    ["Prerequisites", 2],
    ["Looms of the north", 2],
    ["Reeds", 2],
    ["Wefts", 2],
    ["Shuttles", 2],
    ["Next steps", 2],
    ["See also", 2],
  ];
  expect(names(heads)).toEqual({ names: ["Reeds", "Wefts", "Shuttles"], isAll: true });
});

it("names the parts of the one section that has them all", () => {
  const heads: [string, number][] = [
    ["Overview", 2],
    ["The parts of a loom", 2],
    ["Reeds", 3],
    ["Wefts", 3],
    ["Shuttles", 3],
  ];
  expect(names(heads)?.names).toEqual(["Reeds", "Wefts", "Shuttles"]);
  expect(names([...heads, ["The parts of a mill", 2], ["Wheels", 3]])).toBeNull();
});

it("names nothing where parts of a lesser rank stand above the first section", () => {
  const sections: [string, number][] = [
    ["Reeds", 2],
    ["Wefts", 2],
    ["Shuttles", 2],
  ];
  expect(names([["Begin to weave", 3], ["Weave on", 3], ...sections])).toBeNull();
  expect(names([["You will learn", 3], ...sections])?.names).toHaveLength(3);
});

it("names no entries of code, and no headings in capitals", () => {
  const inCode = ["warp_reed", "weave(self)", "loom::beat", "warp-beam", "useReed"];
  expect(names(inCode.map((text) => [text, 2]))).toBeNull();
  expect(
    names([
      ["OPTIONS OF LOOMS", 2],
      ["EXIT", 2],
      ["HOOKS AND REEDS", 2],
      ["WEAVERS", 2],
    ]),
  ).toBeNull();
  const mixed: [string, number][] = ["Reeds", "Wefts", "Shuttles", "warp_reed"].map((text) => [text, 2]);
  expect(names(mixed)).toEqual({ names: ["Reeds", "Wefts", "Shuttles"], isAll: false });
});

it("names work whose name is that of what readers say", () => {
  const heads: [string, number][] = [
    ["Placing a pick", 2],
    ["Recording the response", 2],
    ["Beating the weft", 2],
    ["Responses", 2],
  ];
  expect(names(heads)?.names).toEqual(["Placing a pick", "Recording the response", "Beating the weft"]);
});
