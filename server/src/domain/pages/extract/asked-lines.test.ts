import { expect, it } from "vitest";
import { parseDocument } from "../html/dom.ts";
import { withAskedMarked } from "./asked-lines.ts";
import { blocksOf } from "./blocks.ts";

const asked = (html: string) => {
  const { body } = parseDocument(`<html><body>${html}</body></html>`, "https://pages.example/");
  return withAskedMarked(blocksOf(body)).flatMap(({ text, isAsked }) => (isAsked ? [text] : []));
};
const ASKED = ["Why bees?", "Tell me about June.", "Do they know you?", "And in winter?"];
const talk = (open: string, close: string) =>
  ASKED.map((text) => `${open}${text}${close}<p>It is a long story.</p>`).join("");

it.each([
  ["<p><b>", "</b></p>"],
  ['<p class="q">', "</p>"],
])("marks the lines that ask by the mark that they alone have: %s [6.2]", (open, close) => {
  expect(asked(`<p class="lead">A talk.</p>${talk(open, close)}`)).toEqual(ASKED);
});

it("marks nothing where the like lines do not ask, are few, or bear no mark [6.2]", () => {
  expect(asked(talk("<p>", "</p>"))).toEqual([]);
  expect(asked(talk("<p><b>", "</b> So they say.</p>"))).toEqual([]);
  expect(asked(talk('<p class="q">', "</p>").replaceAll("?", "."))).toEqual([]);
  expect(asked('<p class="q">Why bees?</p><p>It is a long story.</p>')).toEqual([]);
});
