import { beforeAll, describe, expect, it } from "vitest";
import type { ExtractedPage } from "#kernel/page";
import { toHtml } from "../../adapters/page-fetcher/to-html.ts";
import { extractPage } from "../../domain/pages/extract/extract-page.ts";
import { characterF1, japanesePages } from "./japanese.ts";

const read = new Map<string, ExtractedPage>();
const pageOf = (name: string) => read.get(name) ?? expect.fail(`${name} is refused`);
const textOf = (name: string) =>
  pageOf(name)
    .blocks.map(({ text }) => text)
    .join("\n");

beforeAll(async () => {
  for (const { name, url, bytes } of japanesePages) {
    const extraction = await extractPage(toHtml(bytes, "text/html"), url);
    if ("page" in extraction) read.set(name, extraction.page);
  }
});

describe("Japanese pages in three character sets", () => {
  it.each(japanesePages)("$name: the main text and little else", ({ name, truth }) => {
    expect(pageOf(name)).toMatchObject({ language: "ja", type: truth.type });
    expect(characterF1(textOf(name), truth.text.join("\n")), textOf(name)).toBeGreaterThan(0.75);
  });

  it("have their main text found nearly whole", () => {
    const scores = japanesePages.map(({ name, truth }) => characterF1(textOf(name), truth.text.join("\n")));
    expect(scores.length).toBeGreaterThanOrEqual(20);
    expect(scores.reduce((sum, score) => sum + score, 0) / scores.length).toBeGreaterThan(0.93);
  });

  it.each(
    japanesePages.flatMap(({ name, truth }) =>
      Object.entries(truth.facts).map(([kind, value]) => ({ name, kind, value })),
    ),
  )("$name: the fact $kind is $value", ({ name, kind, value }) => {
    const page = pageOf(name);
    expect(page.facts.find((fact) => fact.kind === kind)?.value).toBe(value);
  });

  it("say nothing of readings, cookies, neighbours and share buttons", () => {
    const all = japanesePages.map(({ name }) => textOf(name)).join("\n");
    expect(all).not.toMatch(/クッキー|Cookie|シェア|はてなブックマーク|この商品を見た人|\(ま\)/);
  });
});
