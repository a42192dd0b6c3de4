import { readdirSync, readFileSync } from "node:fs";
import type { Block, Page } from "../../../server/src/kernel/page.ts";
import type { BlockKind, Language, PageType } from "../../../server/src/kernel/vocabulary.ts";

/** A sentence of a page as an editor has judged it. */
export interface GradedSentence {
  blockIndex: number;
  text: string;
  /** 3 the heart of the page, 2 worth telling, 1 what only fills the time, 0 better not told. */
  grade: number;
  /** Whether nobody understands it without the sentence before it. */
  leans: boolean;
}

export interface GradedPage {
  id: string;
  page: Page;
  sentences: GradedSentence[];
}

const FOLDER = new URL("./pages/", import.meta.url);
const KINDS: Record<string, BlockKind> = { p: "paragraph", li: "list_item", tr: "table_row", q: "quote" };

/** The pages of pages/, in the order of their names; pages/README.md says how they are written. */
export const gradedPages = (): GradedPage[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .map((name) => gradedPage(name.slice(0, -4), readFileSync(new URL(name, FOLDER), "utf8")));

/** Reads a page from lines of a grade, a kind and a sentence, with an empty line before each block. */
export function gradedPage(id: string, text: string): GradedPage {
  const [head = "", ...parts] = text.trim().split(/\n\n/);
  const stated = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(head)?.[1];
  const language = (stated("language") ?? "ja") as Language;
  const summary = stated("summary");
  const sentences: GradedSentence[] = [];
  const blocks = parts.map((part, blockIndex): Block => {
    const rows = part.split("\n").map((line) => line.split("\t"));
    const [, kind = "p"] = rows[0] ?? [];
    for (const [mark = "0", , sentence = ""] of rows)
      sentences.push({
        blockIndex,
        text: sentence,
        grade: Number(mark.replace("<", "")),
        leans: mark.endsWith("<"),
      });
    const own = rows.map(([, , sentence = ""]) => sentence).join(language === "ja" ? "" : " ");
    const [, level] = /^h([1-6])$/.exec(kind) ?? [];
    return level
      ? { kind: "heading", level: Number(level), text: own }
      : { kind: KINDS[kind] ?? "paragraph", text: own };
  });
  const page: Page = {
    url: `https://page.example/${id}`,
    title: stated("title") ?? "",
    site: null,
    language,
    type: (stated("type") ?? "article") as PageType,
    author: null,
    publishedAt: null,
    ...(summary && { summary }),
    blocks,
    facts: [],
  };
  return { id, page, sentences };
}
