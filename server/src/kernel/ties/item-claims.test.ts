import { describe, expect, it } from "vitest";
import type { Page } from "#kernel/page";
import { tieChecker, untiedIn } from "./check.ts";

const shelf: Page = {
  url: null,
  title: "Stools",
  site: null,
  language: "en",
  type: "other",
  author: null,
  publishedAt: null,
  facts: [],
  blocks: ["Oak stool", "$40", "Elm stool", "$55", "Ash stool", "$60", "Pine stool", "$25"].map((text, at) =>
    at % 2 === 0 ? { kind: "heading", level: 3, text } : { kind: "list_item", text },
  ),
};
const untied = (sentence: string) => untiedIn(sentence, tieChecker(shelf)(sentence));

describe("a sentence that tells several things of a list", () => {
  it("has each price tied to the thing of its own clause", () => {
    expect(untied("The list has the Oak stool, for $40; and the Elm stool, for $55.")).toEqual([]);
  });

  it("has a price of the neighbour untied", () => {
    expect(untied("The list has the Oak stool, for $40; and the Elm stool, for $60.")).toEqual(["$60"]);
  });

  it("is read as a whole where a clause names nothing of the list", () => {
    expect(untied("The Oak stool is a favourite; it costs $40.")).toEqual([]);
    expect(untied("The Oak stool is a favourite; it costs $55.")).toEqual(["$55"]);
  });
});
