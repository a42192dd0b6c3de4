import { isOrder } from "../prose/procedures.ts";

const FIRST = 2;
const NEXT = 2;
/** "I would not do it.", "You should oil it first.", "Never mix the two." */
const ADVISES = new RegExp(
  [
    String.raw`\bI(?:[’']d| would)(?: (?:not|never|always|definitely|certainly))? (?!(?:not|like|love|say|think|guess|mind|be|have|hope|agree|imagine)\b)\p{Ll}+`,
    String.raw`\byou (?:should(?:n[’']t)?|must(?:n[’']t)?|need to|don[’']t (?:need|have) to)\b`,
    String.raw`^(?:don[’']t|do not|never|avoid|yes|no)\b|\b(?:my advice|best (?:way|bet|thing)|better off)\b`,
  ].join("|"),
  "iu",
);

interface Line {
  text: string;
  at: number;
  blockIndex: number;
}

/** How much more a sentence of an answer counts as its author begins with what to do, or goes on from that at once. */
export function adviceIn(line: Line, lines: readonly Line[]): number {
  const isAdvice = ({ text }: Line) => !/\?$/u.test(text) && (ADVISES.test(text) || isOrder(text, "en"));
  const advice = lines.find((one) => one.at < FIRST && isAdvice(one));
  if (!advice || line.at < advice.at) return 0;
  if (line === advice) return ADVICE;
  return line.blockIndex === advice.blockIndex && line.at <= advice.at + NEXT ? BEHIND : 0;
}
const ADVICE = 2.5;
const BEHIND = 0.8;
