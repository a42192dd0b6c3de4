import type { Page } from "#kernel/page";
import { phrases } from "#kernel/text/phrases";
import type { ProseLine } from "../lines.ts";
import { secondsOfLines, textOfLine } from "../measure.ts";
import { asks } from "../stands.ts";
import { introducesPerson } from "./elsewhere-en.ts";

interface Part {
  lines: readonly ProseLine[];
  stands: boolean;
}

/** A shorter text needs no close, and a longer last paragraph is a part like others. */
const FEWEST = 8;
const LONGEST = 16;
const SHORTEST = 4;
/** Behind the close stand a postscript, a word about the writer, and what the readers are asked for. */
const NEAR_END = 3;
const CALLS = phrases("calls-to-action");
const BEHIND_END = new RegExp(
  [
    String.raw`^(?:p\.?\s?s\.?\b|(?:update|edit|correction|note|disclaimer|disclosure|source|photo|image|originally)\b)`,
    String.raw`^this (?:article|post|story|piece|essay|report)\b`,
    String.raw`\b(?:subscrib\w+|newsletter|follow (?:me|us|him|her)|comments?|thanks? (?:you )?(?:for|to)|e-?mail|sign up)\b`,
    String.raw`\b(?:copyright|all rights|contribut(?:ed|or)|click|tickets?)\b`,
  ].join("|"),
  "iu",
);
const OF_NEWS =
  /\/(?:(?:[\w-]+-)?news|press(?:-releases?)?|politics|world|business|sports?|local|breaking)(?:\/|$)/i;

/**
 * The passage with which an essay closes, by the beginning of its last paragraphs; -1 where it is a report, which
 * tells what matters first, or has headings, which tell its parts.
 */
export function closeOf(parts: readonly Part[], { language, author, publishedAt, url }: Page): number {
  const isEssay = language === "en" && (author !== null || publishedAt !== null);
  const sections = new Set(parts.flatMap(({ lines }) => lines.map(({ section }) => section)));
  if (!isEssay || parts.length < FEWEST || sections.size > 1 || (url && OF_NEWS.test(url))) return -1;
  return parts.findLastIndex(({ lines, stands }, index) => {
    const [first] = lines;
    const seconds = secondsOfLines(lines);
    return (
      index >= parts.length - NEAR_END &&
      stands &&
      first?.begins === true &&
      first.kind === "paragraph" &&
      seconds >= SHORTEST &&
      seconds <= LONGEST &&
      lines
        .map(textOfLine)
        .every(
          (text) => !asks(text) && !CALLS.test(text) && !BEHIND_END.test(text) && !introducesPerson(text),
        )
    );
  });
}
