import { describe, expect, it } from "vitest";
import type { Block, Page } from "./page.ts";
import { comparable, runningText } from "./running-text.ts";

const text: Block = { kind: "paragraph", text: "Mugs for every day." };
const item = (words: string): Block => ({ kind: "list_item", text: words, isBeside: true });
const page = (...blocks: Block[]) => ({ title: "Mugs", blocks }) as Page;
const texts = ({ blocks }: Pick<Page, "blocks">) => blocks.map((block) => block.text);

describe("the list behind a page's text", () => {
  it("is no part of the running text", () => {
    expect(runningText([text, item("Moss mug $24")])).toEqual([text]);
  });

  it("is compared with a list", () => {
    const pages = comparable(page(text, item("Moss mug $24")), page(text, item("Moss mug $29")));
    expect(pages.map(texts)).toEqual([
      ["Mugs for every day.", "Moss mug $24"],
      ["Mugs for every day.", "Moss mug $29"],
    ]);
  });

  it("is no news where the page was read before lists were", () => {
    const pages = comparable(page(text), page(text, item("Moss mug $24")));
    expect(pages.map(texts)).toEqual([["Mugs for every day."], ["Mugs for every day."]]);
  });
});
