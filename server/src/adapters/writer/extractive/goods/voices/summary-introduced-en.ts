import { introducesMaker } from "#kernel/critic/voices";
import type { Draft } from "../../draft.ts";
import { isSalesCopy } from "./sales-copy-en.ts";

/** Paragraphs with a page's summary before them: where it is to win a buyer, those who say so are named before it, too. */
export function withSummaryIntroduced(summary: Draft[], behind: Draft[][]): Draft[][] {
  const introduction = behind.flat().find(({ text }) => introducesMaker(text));
  if (!introduction || !summary.some(({ text }) => isSalesCopy(text))) return [summary, ...behind];
  const others = behind.map((paragraph) => paragraph.filter((draft) => draft !== introduction));
  return [[introduction, ...summary], ...others];
}
