import { expect, it } from "vitest";
import { saidBlock, textPage } from "#test/text-page";
import type { ProseLine } from "../lines.ts";
import { closeOf } from "./close-en.ts";

const part = (text: string, section = -1) => ({
  lines: [{ sentences: [text], section, begins: true, kind: "paragraph", seconds: 6 } as ProseLine],
  stands: true,
});
const BODY = Array.from({ length: 8 }, () => part("The stream drove nine wheels of oak."));
const CLOSE = part("A valley that lets its last wheel rot has lost more than a machine.");
const essay = (url = "https://paper.example/mills") =>
  textPage("What the mills knew", [saidBlock("A")], { author: "Anna Tarn", url });

it("finds the last paragraph of an essay, before what stands below its end", () => {
  expect(closeOf([...BODY, CLOSE], essay())).toBe(8);
  const bio = part("Anna Tarn is a textile engineer and the author of two books.");
  expect(closeOf([...BODY, CLOSE, part("P.S. The picture shows the mill at Arden."), bio], essay())).toBe(8);
});

it("finds none in a report, below headings, or in a text that asks for something in the end", () => {
  expect(closeOf([...BODY, CLOSE], essay("https://paper.example/news/mills"))).toBe(-1);
  expect(closeOf([...BODY, { ...CLOSE, ...part("The end.", 4) }], essay())).toBe(-1);
  expect(closeOf([...BODY.slice(0, 3), CLOSE], essay())).toBe(-1);
});
