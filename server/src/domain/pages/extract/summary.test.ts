import { expect, it } from "vitest";
import type { Language } from "#kernel/vocabulary";
import { parseDocument } from "../html/dom.ts";
import { summaryOf } from "./summary.ts";

const summary = (content: string, language: Language = "en", name = "description") =>
  summaryOf(
    parseDocument(
      `<html><head><meta name="${name}" content="${content}"></head><body><p>Looms.</p></body></html>`,
      "https://mill.example/",
    ),
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

it.each([
  ["in another language than the page", "村の水車が十年ぶりに回りました。粉をひく音が戻っています。"],
  ["of keywords", "loom, oak loom, reed, yarn, larch loom, folding loom"],
  ["as long as a text", "The loom folds flat. ".repeat(40)],
  ["of a word", "Looms"],
])("takes none %s [6.1]", (_, content) => {
  expect(summary(content)).toBeNull();
});
