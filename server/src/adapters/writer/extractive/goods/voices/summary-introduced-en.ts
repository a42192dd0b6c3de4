import type { Draft } from "../../draft.ts";
import { isSalesCopy } from "./sales-copy-en.ts";

const INTRODUCES = /^This is how .+ describes (?:it|them)\.$/;

/** Paragraphs with a page's summary before them: where it is to win a buyer, those who say so are named before it, too. */
export function withSummaryIntroduced(summary: Draft[], behind: Draft[][]): Draft[][] {
  const introduction = behind.flat().find(({ text }) => INTRODUCES.test(text));
  if (!introduction || !summary.some(({ text }) => isSalesCopy(text))) return [summary, ...behind];
  const others = behind.map((paragraph) => paragraph.filter((draft) => draft !== introduction));
  return [[introduction, ...summary], ...others];
}
