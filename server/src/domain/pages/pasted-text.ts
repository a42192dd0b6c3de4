import { z } from "zod";
import { invalid } from "#kernel/errors";
import type { Block, ExtractedPage } from "#kernel/page";
import { detectLanguage } from "#kernel/text/language";
import { validate } from "#kernel/validate";

const MAX_PASTED_CHARACTERS = 100_000;

const PastedText = z.strictObject({
  text: z.string().trim().min(1).max(MAX_PASTED_CHARACTERS),
  title: z.string().trim().max(300).optional(),
});

/** Text that a user gives instead of a page, as a page: a paragraph a block. */
export function pageOfText(input: unknown, knownTitle: string | null): ExtractedPage {
  const { text, title } = validate(PastedText, input);
  const language = detectLanguage(text, null);
  if (!language) throw invalid("text", "other_language");
  const blocks = text
    .split(/\n\s*\n/)
    .map((paragraph): Block => ({ kind: "paragraph", text: paragraph.replace(/\s+/g, " ").trim() }))
    .filter((block) => block.text);
  return {
    url: null,
    title: title || knownTitle || firstWords(blocks[0]?.text ?? ""),
    site: null,
    language,
    type: blocks.length >= 3 ? "article" : "other",
    author: null,
    publishedAt: null,
    blocks,
    facts: [],
  };
}

const firstWords = (text: string) => /^.{1,60}?(?=[。.!?！？\n]|$)/u.exec(text)?.[0] ?? text.slice(0, 60);
