const SHOWN = "(?:table|chart|list|figure|diagram|box|form|map|example|schedule|photos?|pictures?)";
const PERIOD =
  "(?:day|week|month|year|night|morning|afternoon|evening|spring|summer|autumn|fall|winter|season|decade|century|game|match|round|page|chapter)";
const BELOW = new RegExp(
  [
    String.raw`\bthe following\b(?! (?:\p{L}+ )?${PERIOD}\b)(?=[.:]?$| \p{L}+)`,
    String.raw`\bas follows\b`,
    String.raw`\b(?:in|see|by|on) the (?:following )?${SHOWN}(?: below\b|[.:]?$)`,
    String.raw`\b(?:table|chart|list|figure|diagram) below\b`,
    String.raw`\b(?:listed|shown|given|described|set out|outlined|named|explained|see|detailed|summari[sz]ed) below\b`,
    String.raw`\b(?:these|those) (?:two|three|four|five|six|seven)(?: \p{L}+)?[.:]$`,
  ].join("|"),
  "iu",
);
/** Whether a sentence points at something that stands below it on the page. */
export const pointsBelowInEnglish = (text: string): boolean => BELOW.test(text);

/** "The fees rise as follows.", "(see the table below)": an addition, without which the sentence is whole. */
const ADDED = new RegExp(
  [
    String.raw`,? (?<!\b(?:is|are|was|were|be|been|go|goes|read|reads|run|runs|look|looks) )as follows(?=[.:])`,
    `,? as (?:listed|shown|given|described|set out|outlined|detailed|summari[sz]ed) (?:in the ${SHOWN} )?below`,
    `,? as (?:listed|shown|given|described|set out|outlined|detailed|summari[sz]ed) in the (?:following )?${SHOWN}(?=[.:,])`,
    String.raw` \((?:see|listed|shown|details|as)\b[^()]*\)`,
  ].join("|"),
  "iu",
);
const FEWEST_WORDS = 4;
/** The sentence without the words that point below it; null where little is left. */
export function withoutPointerInEnglish(text: string): string | null {
  const rest = text.replace(ADDED, "").replace(/:$/u, ".");
  const isWhole = rest.replace(/\.$/u, "") !== text.replace(/[.:]$/u, "") && !pointsBelowInEnglish(rest);
  return isWhole && rest.split(" ").length >= FEWEST_WORDS ? rest : null;
}
