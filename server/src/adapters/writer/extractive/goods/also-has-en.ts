import type { Draft } from "../draft.ts";

const HAS = /^(It|They) (?=(?:has|have) (?!to\b|been\b|also\b))/;
const HAS_ALSO = /^(?:It|They) (?:also )?(?:has|have) (?!to\b|been\b)/;

/** "It has a lid. It also has two trays.": each sentence of what a thing has that follows another such adds to it. */
export const withAlso = (paragraphs: readonly Draft[][]): Draft[][] =>
  paragraphs.map((paragraph) =>
    paragraph.map((draft, at) =>
      HAS.test(draft.text) && HAS_ALSO.test(paragraph[at - 1]?.text ?? "")
        ? { ...draft, text: draft.text.replace(HAS, "$1 also ") }
        : draft,
    ),
  );
