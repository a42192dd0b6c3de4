import { expect, it } from "vitest";
import type { Block, Page } from "#kernel/page";
import { saysTheSame } from "./succession.ts";

const page = (...blocks: Block[]): Page => ({
  url: "https://shop.example/mugs",
  title: "Mugs",
  site: null,
  language: "en",
  type: "other",
  author: null,
  publishedAt: null,
  blocks,
  facts: [],
});
const text: Block = { kind: "paragraph", text: "Mugs for every day." };
const item = (words: string): Block => ({ kind: "list_item", text: words, isBeside: true });

it("takes a page for the same where only its list is read for the first time", () => {
  expect(saysTheSame(page(text), page(text, item("Moss mug $24")))).toBe(true);
});

it("takes a page for another where its list or its text says something else", () => {
  expect(saysTheSame(page(text, item("Moss mug $24")), page(text, item("Moss mug $29")))).toBe(false);
  expect(saysTheSame(page(text), page({ ...text, text: "Mugs for feasts." }, item("Moss mug $24")))).toBe(
    false,
  );
});
