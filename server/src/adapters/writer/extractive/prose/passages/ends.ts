import type { Block } from "#kernel/page";
import { alternativesOf, phrases } from "#kernel/text/phrases";
import type { ProseLine } from "../lines.ts";
import { secondsOfLines, textOfLine } from "../measure.ts";
import { announces } from "../stands.ts";

/** A passage as far as its place at the end of a text goes. */
interface Ending {
  lines: ProseLine[];
  stands: boolean;
}

const CALLS = phrases("calls-to-action");
/** Whether a sentence asks for a deed. */
export const callsForDeed = (text: string): boolean => CALLS.test(text);
const CONCLUSION = new RegExp(`^(?:${alternativesOf("heading-conclusions")})(?![\\p{L}])`, "iu");
/** Whether a heading calls the end of its text so. */
const isConclusion = (heading: string) => CONCLUSION.test(heading.trim());
/** A longer last passage is a part like others. */
const LONGEST_END = 16;
const FEWEST_PASSAGES = 4;

/** Marks the last passage of an English text where its heading calls it the end, unless it asks for a deed. */
export const withConclusion = <Part extends Ending>(
  passages: readonly Part[],
  blocks: readonly Block[],
): Part[] =>
  passages.map((passage, index) => {
    const { lines, stands } = passage;
    const [first, end] = [lines[0], lines.at(-1)];
    const concludes =
      index === passages.length - 1 &&
      passages.length >= FEWEST_PASSAGES &&
      stands &&
      secondsOfLines(lines) <= LONGEST_END &&
      first !== undefined &&
      isConclusion(blocks[first.section]?.text ?? "") &&
      lines.every((line) => !callsForDeed(textOfLine(line)) && !/[?？]/.test(textOfLine(line))) &&
      end !== undefined &&
      !announces(textOfLine(end), "en");
    return { ...passage, concludes };
  });
