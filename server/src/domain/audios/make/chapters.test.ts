import { expect, it } from "vitest";
import { chaptersFromStart } from "./chapters.ts";

it("begins with the page's title where something is spoken before the first heading", () => {
  expect(chaptersFromStart([{ title: "Price", start: 12.5 }], "A kettle")).toEqual([
    { title: "A kettle", start: 0 },
    { title: "Price", start: 12.5 },
  ]);
});

it("begins with the heading that is spoken first, at 0", () => {
  const chapters = [
    { title: "Start", start: 0.1 },
    { title: "End", start: 60 },
  ];
  expect(chaptersFromStart(chapters, "A kettle")).toEqual([
    { title: "Start", start: 0 },
    { title: "End", start: 60 },
  ]);
});

it("is one chapter without headings", () => {
  expect(chaptersFromStart([], "A kettle")).toEqual([{ title: "A kettle", start: 0 }]);
});
