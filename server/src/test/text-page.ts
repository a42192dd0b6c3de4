import { extractiveWriter } from "#adapters/writer/extractive";
import type { Block, Fact, Page } from "#kernel/page";
import type { ScriptStyle } from "#kernel/vocabulary";

export const saidBlock = (text: string): Block => ({ kind: "paragraph", text });
export const headingBlock = (text: string, level = 2): Block => ({ kind: "heading", level, text });
export const itemBlock = (text: string): Block => ({ kind: "list_item", text });

/** A row of a page's table. */
export const specification = (label: string, value: string): Fact => ({
  id: label,
  kind: "specification",
  label,
  value,
  currency: null,
  source: "visible",
  confidence: 1,
  provenance: null,
});

/** An English article without facts, but for what a test says otherwise. */
export const textPage = (title: string, blocks: Block[], more: Partial<Page> = {}): Page => ({
  url: "https://paper.example/a",
  title,
  site: null,
  language: "en",
  type: "article",
  author: null,
  publishedAt: null,
  blocks,
  facts: [],
  ...more,
});

/** The paragraphs that the embedded writer makes of a page. */
export async function paragraphsWritten(
  page: Page,
  targetSeconds = 60,
  style?: ScriptStyle,
): Promise<string[][]> {
  const settings = style ? { style, targetSeconds } : { targetSeconds };
  const { paragraphs } = await extractiveWriter().write(page, settings, new AbortController().signal);
  return paragraphs.map((paragraph) => paragraph.map(({ text }) => text));
}
