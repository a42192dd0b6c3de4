import { standsInEnglish } from "../../text/sentences/english-sentence.ts";

/** A list that its page writes as a line: "- Puff sleeves - Loose fit". */
const DASHED = /(?:^|\s+)[-–•·]\s+(?=[\p{L}\d])/u;
const FEWEST = 3;
/** "Length: 64 cm in size 36", "The model is wearing size 36": of no use to who only listens. */
const UNSAID =
  /^(?:[\p{L} ]{2,24}:|(?:(?:the|our|this) )?(?:male |female )?models?(?:[’']s)? (?:is|are|wears?|height)\b)/iu;

/** The points of a paragraph that is a list written with dashes, each with a stop; null for any other paragraph. */
export function dashedPartsOf(text: string): string[] | null {
  const parts = text.split(DASHED).filter((part) => part.length > 0);
  return parts.length >= FEWEST && /^[-–•·]\s/.test(text)
    ? parts.map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    : null;
}

/** Of the sentences in which such a list is told those that can be said. */
export const sayableOfDashed = (sentences: readonly string[]): string[] =>
  sentences.filter((sentence) => standsInEnglish(sentence) && !UNSAID.test(sentence));
