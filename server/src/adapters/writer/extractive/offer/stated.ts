import type { Page } from "#kernel/page";
import { splitScript } from "#kernel/text/sentences";
import type { Draft } from "../draft.ts";
import { speaksAsOneself } from "../text/persons/speaks-as-oneself.ts";
import { tiesToBlock } from "../ties.ts";

/** A sentence of the page, with the block that it stands in. */
export interface Stated {
  text: string;
  at: number;
}

const MARKS = /^[■●◆・※✓✔•·\s]+/u;

/** All sentences in which a page itself states something: none of its headings, and none of its customers. */
export const statedOn = ({ blocks }: Pick<Page, "blocks">): Stated[] =>
  blocks.flatMap(({ text, kind }, at) =>
    kind === "quote" || kind === "heading"
      ? []
      : splitScript(text)
          .filter((sentence) => !speaksAsOneself(sentence.text))
          .map((sentence) => ({ text: sentence.text.replace(MARKS, ""), at })),
  );

/** A sentence of ours that says what a block states. */
export const tiedTo = (text: string, at: number): Draft => ({ text, ties: tiesToBlock(text, at) });
