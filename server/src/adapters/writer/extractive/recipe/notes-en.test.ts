import { expect, it } from "vitest";
import type { Block, Page } from "#kernel/page";
import { englishNotesBelow } from "./notes-en.ts";

const heading = (text: string): Block => ({ kind: "heading", level: 2, text });
const item = (text: string): Block => ({ kind: "list_item", text });

it("takes of what stands below the steps the notes of the cook alone [6.2]", () => {
  const blocks = [
    item("Serve it warm."),
    heading("Notes"),
    item("Leeks work as well."),
    item("Tried this recipe? Tag us!"),
    heading("More soups"),
    item("Nettle soup with rye."),
  ];
  const told = englishNotesBelow({ blocks } as Page, 0).map(({ text }) => text);
  expect(told.filter(Boolean)).toEqual(["Leeks work as well."]);
});

it("leaves out notes that are of another way to cook or lean on the steps [6.2]", () => {
  const blocks = [
    item("Serve it warm."),
    heading("Notes"),
    item("Vegan: use oat cream for the butter."),
    item("Skip step 3 if the leeks are young."),
    item("Young leeks need no second wash."),
  ];
  const told = englishNotesBelow({ blocks } as Page, 0).map(({ text }) => text);
  expect(told.filter(Boolean)).toEqual(["Young leeks need no second wash."]);
});
