import type { Draft } from "../../draft.ts";

/** 「仕組みもつくってまいります。」: a house speaks so of itself, and nobody who brings the news of it does. */
const HUMBLE = /(?<=[てで])(?:まい|参)ります。$/u;

/** The plans that a house announces in its own humble words, told of it. */
export const plansTold = (paragraphs: Draft[][]): Draft[][] =>
  paragraphs.map((drafts) =>
    drafts.map((draft) => ({ ...draft, text: draft.text.replace(HUMBLE, "いくとしています。") })),
  );
