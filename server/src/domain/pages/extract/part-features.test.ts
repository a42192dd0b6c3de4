import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { cellFeatures } from "./part-features.ts";
import { surroundingsOf } from "./surroundings.ts";

const URL = "https://pages.example/";

/** Cells of a row, and those before each of them, as far as they are counted. */
function cellsOf(count: number) {
  const row = Array.from({ length: count }, () => "<td>x</td>").join(" ");
  const document = parseDocument(`<html><body><table><tr>${row}</tr></table></body></html>`, URL);
  const around = surroundingsOf();
  return [...document.querySelectorAll("td")].map((cell) => {
    const { cells, cellIndex } = cellFeatures(around(cell));
    return [cells, cellIndex];
  });
}

it("counts the cells of a row, and those before one, up to twenty", () => {
  expect(cellsOf(1)).toEqual([[1, 0]]);
  expect(cellsOf(3)).toEqual([
    [3, 0],
    [3, 1],
    [3, 2],
  ]);
  const long = cellsOf(30);
  expect([long[0], long[19], long[20], long[29]]).toEqual([
    [20, 0],
    [20, 19],
    [20, 20],
    [20, 20],
  ]);
});

it("knows of no cell where there is no table", () => {
  expect(cellFeatures(null)).toMatchObject({ cells: 0, cellIndex: 0 });
});
