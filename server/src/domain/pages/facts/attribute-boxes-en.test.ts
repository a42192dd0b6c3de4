import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { specifications } from "./specifications.ts";

const read = (html: string) =>
  specifications(
    parseDocument(`<html><body><main>${html}</main></body></html>`, "https://ads.example/1"),
  ).map(({ label, value }) => `${label}: ${value}`);
const box = (label: string, value: string) => `<div><span>${label}</span><span>${value}</span></div>`;

it("reads what an ad sets in boxes, a label and its value [7.3]", () => {
  expect(read(box("Year", "2004") + box("Mileage", "61,000 miles") + box("Colour", "Red"))).toEqual([
    "Year: 2004",
    "Mileage: 61,000 miles",
  ]);
  expect(read("<p><span>condition: <b>good</b></span><br><span>see below</span></p>")).toEqual([
    "condition: good",
  ]);
});

it("reads no box that stands alone, none of two things, and none that leads elsewhere [7.3]", () => {
  expect(read(box("Year", "2004"))).toEqual([]);
  expect(read(box("Year", "2004") + box("Fuel", "Diesel") + box("Year", "2011"))).toEqual(["Fuel: Diesel"]);
  expect(read(`<a href="/2">${box("Year", "2004")}${box("Fuel", "Diesel")}</a>`)).toEqual([]);
});

it("reads both properties of a row whose labels end in a colon [7.3]", () => {
  const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;
  expect(read(`<table>${row("Type: ", "Churn", "Wood: ", "Ash")}${row("a", "b", "c", "d")}</table>`)).toEqual(
    ["Type: Churn", "Wood: Ash"],
  );
});

it("reads no boxes of a form or of what stands around the ad, and no label before bold words without a mark [7.3]", () => {
  const boxes = box("Year", "2004") + box("Fuel", "Diesel");
  for (const tag of ["form", "nav", "footer", "aside"]) expect(read(`<${tag}>${boxes}</${tag}>`)).toEqual([]);
  expect(read(`${boxes}<p>Condition <b>good</b></p>`)).toEqual(["Year: 2004", "Fuel: Diesel"]);
});
