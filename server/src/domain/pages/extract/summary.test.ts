import { expect, it } from "vitest";
import type { Language } from "#kernel/vocabulary";
import { parseDocument } from "../html/dom.ts";
import { summaryOf } from "./summary.ts";

const summary = (content: string, language: Language = "en", name = "description", told = "Looms.") =>
  summaryOf(
    parseDocument(
      `<html><head><meta name="${name}" content="${content}"></head><body><p>Looms.</p></body></html>`,
      "https://mill.example/",
    ),
    told,
    language,
  );

it("reads how a page sums itself up [6.1]", () => {
  const text = "A folding loom of larch. Cut and sanded in Holm by nine people.";
  expect(summary(text)).toBe(text);
  expect(summary(text, "en", "og:description")).toBe(text);
  expect(summary("村の水車が十年ぶりに回りました。粉をひく音が戻っています。", "ja")).toBe(
    "村の水車が十年ぶりに回りました。粉をひく音が戻っています。",
  );
});

it("ends before what is advertised or cut off: the rest may go on from there [6.1]", () => {
  const loom = "A folding loom of larch from the mill of Holm.";
  expect(summary(`${loom} Free delivery over £75. It folds flat.`)).toBe(loom);
  expect(summary(`${loom} It folds flat and has two…`)).toBe(loom);
  expect(
    summary("Shop looms, reeds and yarn at Tarn Looms. They fold flat and are made of larch."),
  ).toBeNull();
});

it("ends before a sentence that it cuts off without a sign [6.1]", () => {
  const [first, second] = [
    "The loom of Holm folds flat.",
    "It weaves 44.15 metres of cloth in the light of a day.",
  ];
  const of = (content: string) => summary(content, "en", "description", `${first} ${second}`);
  expect(of(`${first} ${second}`)).toBe(`${first} ${second}`);
  expect(of(`${first} It weaves 44.`)).toBe(first);
  expect(of(`${first} It weaves 44.15 metres of cl`)).toBe(first);
  expect(of(`${first} Nobody weaves by night`)).toBe(`${first} Nobody weaves by night`);
});

it.each([
  ["in another language than the page", "村の水車が十年ぶりに回りました。粉をひく音が戻っています。"],
  ["of keywords", "loom, oak loom, reed, yarn, larch loom, folding loom"],
  ["as long as a text", "The loom folds flat. ".repeat(40)],
  ["of a word", "Looms"],
])("takes none %s [6.1]", (_, content) => {
  expect(summary(content)).toBeNull();
});
