import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { blocksOf } from "./blocks.ts";
import { withoutContentsList } from "./contents-list.ts";

const told = (html: string) =>
  withoutContentsList(
    blocksOf(parseDocument(`<html><body>${html}</body></html>`, "https://mills.example/").body),
  ).map(({ kind, text }) => `${kind}: ${text}`);
const items = (...texts: string[]) => `<ul>${texts.map((text) => `<li>${text}</li>`).join("")}</ul>`;
const NAMES = ["When to oil the wheel", "What you need", "Mistakes"];
const PARTS = NAMES.map((name, at) => `<h2>${name}</h2><p>The miller says so, part ${at}.</p>`).join("");
const READ = NAMES.flatMap((name, at) => [`heading: ${name}`, `paragraph: The miller says so, part ${at}.`]);

it("leaves out the table of contents with its label, and keeps the headings that it lists [6.2]", () => {
  expect(told(`<p>Contents</p>${items(...NAMES)}${PARTS}`)).toEqual(READ);
  expect(told(`<p>目次</p>${items(...NAMES.map((name, at) => `${at + 1}. ${name}`))}${PARTS}`)).toEqual(READ);
});

it("keeps a list of which an item is no heading below, and one behind its headings [6.2]", () => {
  const [one, two, three] = NAMES as [string, string, string];
  expect(told(`${items(one, two, "A tin of oil", three)}${PARTS}`)).toHaveLength(4 + READ.length);
  expect(told(`${items(one, two)}${PARTS}`)).toHaveLength(2 + READ.length);
  expect(told(`${PARTS}${items(...NAMES)}`)).toHaveLength(3 + READ.length);
});
