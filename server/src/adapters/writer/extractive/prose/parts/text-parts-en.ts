import type { Block, Page } from "#kernel/page";
import { sectionsOf } from "../../sections.ts";
import { isOfEveryPage } from "../points/section-names-en.ts";

/** A part of an English text: its heading, and where the next part begins. */
export interface TextPart {
  heading: number;
  end: number;
  /** Whether its heading promises what came out of all that stands before it. */
  isOutcome: boolean;
}

const FEWEST = 3;
/** Of more parts than these a script tells no course of thought, but a list. */
const MOST = 14;
/** A bold line names a box. */
const LOWEST = 6;
/** With less text below it a heading names a link or a picture. */
const LEAST_TEXT = 120;
const OUTCOME = new RegExp(
  [
    String.raw`^(?:(?:the |our |key |main )?(?:results?|outcomes?|findings|conclusions?|limitations?|takeaways?|verdict|bottom line|caveats?)(?! for)\b`,
    "(?:in )?(?:summary|conclusion|short)$|(?:final|closing|parting) (?:thoughts?|words?)|wrapping (?:it )?up",
    "what (?:we|i|they) (?:learned|learnt|found))",
  ].join("|"),
  "i",
);
/** "About the author", "Questions": an appendix of the text. */
const APPENDIX = new RegExp(
  [
    String.raw`^(?:about\b|(?:frequently asked |common |your )?questions\b|faqs?\b|.*\bFAQs?$|sources\b|footnotes|citations|bibliography`,
    String.raw`acknowledge?ments?|appendix|comments|share\b|contact\b|get in touch|subscribe|(?:more|read|learn) (?:from|more)\b)`,
  ].join("|"),
  "i",
);

/** The parts of the highest rank of which an English text has several; null where it has too few, or very many. */
export function textPartsOf({ blocks, type, language }: Page): TextPart[] | null {
  if (language !== "en") return null;
  const sections = sectionsOf(blocks, type);
  const heads = blocks.flatMap(({ kind, level = LOWEST, text }, at) =>
    kind === "heading" && at > 0 && level < LOWEST ? [{ at, level, text: nameIn(text) }] : [],
  );
  const ranks = [...new Set(heads.map(({ level }) => level))].sort();
  for (const rank of ranks) {
    const parts = heads.flatMap(({ at, level, text }) => {
      if (level !== rank || sections[at]?.kind !== "own") return [];
      const end = heads.find((head) => head.at > at && head.level <= level)?.at ?? blocks.length;
      const isOutcome = OUTCOME.test(text);
      const isMatter = isOutcome || (!APPENDIX.test(text) && !isOfEveryPage(text));
      return isMatter && textIn(blocks.slice(at + 1, end)) >= LEAST_TEXT
        ? [{ heading: at, end, isOutcome }]
        : [];
    });
    if (parts.length >= FEWEST) return parts.length <= MOST ? parts : null;
  }
  return null;
}

const NUMBER = /^(?:(?:chapter|part|section) )?(?:\d{1,2}\.)*\d{1,2}[.):]?\s+/iu;
const nameIn = (text: string) =>
  text
    .normalize("NFKC")
    .replace(NUMBER, "")
    .trim()
    .replace(/[:.!]+$/, "");

const textIn = (blocks: readonly Block[]) =>
  blocks.reduce((sum, { kind, text, card }) => sum + (kind === "heading" || card ? 0 : text.length), 0);
