import type { Block } from "#kernel/page";
import { alternativesOf, phrases } from "#kernel/text/phrases";
import type { Language } from "#kernel/vocabulary";
import type { ProseLine } from "../lines.ts";
import { secondsOfLines, textOfLine } from "../measure.ts";
import { announces, standsAlone } from "../stands.ts";
import { isOfTrouble } from "../steps/troubles-ja.ts";

/** A passage as far as its place at the end of a text goes. */
interface Ending {
  lines: ProseLine[];
  stands: boolean;
  standsBehind?: object;
}

/** Whether they are the end of the text, torn from nothing that could not be said. */
export const isEndOf = (lines: readonly ProseLine[]) => lines.length >= FEWEST_OF_END && !lines[0]?.gap;

/** Divides the last paragraph where its end begins: what a text comes to is told last, without all before it. */
export function withEnd(
  groups: readonly ProseLine[][],
  standing: (text: string, language: Language) => boolean,
) {
  const last = groups.at(-1) ?? [];
  const block = last.at(-1)?.blockIndex;
  const own = last.filter(({ blockIndex, begins }) => blockIndex === block && !begins);
  const isShort = last.length > own.length && secondsOfLines(last.slice(-own.length - 1)) <= LONGEST_WHOLE;
  const at = last.findIndex(
    (line, index) =>
      line.blockIndex === block &&
      line.kind === "paragraph" &&
      (line.begins ? isShort : !isShort && secondsOfLines(last.slice(index)) <= LONGEST_END.ja) &&
      standing(textOfLine(line), "ja") &&
      (line.begins || standsAlone(textOfLine(line), "ja")),
  );
  return at > 0 && last.length - at >= FEWEST_OF_END
    ? [...groups.slice(0, -1), last.slice(0, at), last.slice(at)]
    : groups;
}

/** One sentence out of a paragraph has lost what it is about. */
const FEWEST_OF_END = 2;

const CALLS = phrases("calls-to-action");
/** Whether a sentence asks for a deed. */
export const callsForDeed = (text: string): boolean => CALLS.test(text);
const CONCLUSION = new RegExp(`^(?:${alternativesOf("heading-conclusions")})(?![\\p{L}])`, "iu");
/** Whether a heading calls the end of its text so. */
const isConclusion = (heading: string) => CONCLUSION.test(heading.trim());
/** 「さて、今夜の湯たんぽは私のぶんだけです。」, 「再発防止に全力で取り組んでまいります。」: it ends, and tells nothing. */
const ENDS_ASIDE =
  /^さて、|(?:全力で|一層|いっそう|より良い|さらなる|再発防止に?)[^。]*(?:取り組|努め|尽力|励)[^。]*(?:ます|する|です|いく)。$/u;
/** A paragraph that is so short is told from its beginning. */
const LONGEST_WHOLE = 26;
/** A longer one is a part like others. */
const LONGEST_END: Record<Language, number> = { ja: 20, en: 16 };
const FEWEST_PASSAGES = 4;

/** Marks the last passage where its heading calls it the end, unless it asks for a deed or lists something. */
export function withConclusion<Part extends Ending>(
  passages: readonly Part[],
  blocks: readonly Block[],
  language: Language,
): Part[] {
  return passages.map((passage, index) => {
    const { lines } = passage;
    const stands = passage.stands || passage.standsBehind !== undefined;
    const [first, end] = [lines[0], lines.at(-1)];
    const most = language === "ja" && first?.begins ? LONGEST_WHOLE : LONGEST_END[language];
    const concludes =
      index === passages.length - 1 &&
      passages.length >= FEWEST_PASSAGES &&
      stands &&
      secondsOfLines(lines) <= most &&
      first !== undefined &&
      (language === "ja"
        ? first.kind === "paragraph" && !isOfTrouble(blocks, first.section)
        : isConclusion(blocks[first.section]?.text ?? "")) &&
      lines.every((line) => !callsForDeed(textOfLine(line)) && !/[?？]/.test(textOfLine(line))) &&
      end !== undefined &&
      (language === "en" || !CALLS.test(blocks[end.blockIndex]?.text ?? "")) &&
      !announces(textOfLine(end), language) &&
      !lines.some((line) => ENDS_ASIDE.test(textOfLine(line)));
    return { ...passage, concludes };
  });
}
