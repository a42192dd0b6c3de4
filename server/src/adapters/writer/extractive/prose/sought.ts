import type { ScriptSettings } from "#kernel/script-settings";
import { contentTerms } from "#kernel/text/content-terms";
import type { Language } from "#kernel/vocabulary";
import type { ProseLine } from "./lines.ts";

/** Words that stand in more of the sentences than this share say nothing of a wish. */
const COMMON = 0.25;

/** Marks the sentences that speak of what the user asked for: a script may begin a passage there. */
export function withSought(
  lines: readonly ProseLine[],
  { instruction, audience, mustSay = [] }: ScriptSettings,
  language: Language,
): ProseLine[] {
  const wish = contentTerms([instruction, audience].filter(Boolean).join(" "), language);
  if (wish.size === 0 && mustSay.length === 0) return [...lines];
  const terms = lines.map(({ sentences }) => contentTerms(sentences.join(" "), language));
  const isRare = (term: string) => terms.filter((own) => own.has(term)).length <= COMMON * lines.length;
  const rare = [...wish].filter(isRare);
  return lines.map((line, index) => ({
    ...line,
    sought:
      rare.filter((term) => terms[index]?.has(term)).length +
      2 * mustSay.filter((phrase) => line.sentences.join("").includes(phrase)).length,
  }));
}
