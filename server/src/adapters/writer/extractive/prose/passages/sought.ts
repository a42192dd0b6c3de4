import type { ScriptSettings } from "#kernel/script-settings";
import { contentTerms } from "#kernel/text/content-terms";
import type { Language } from "#kernel/vocabulary";
import { subjectsOf, wishOf } from "../../wish.ts";
import type { ProseLine } from "../lines.ts";

/** Words that stand in more of the sentences than this share say nothing of a wish. */
const COMMON = 0.25;

/** Marks the sentences that speak of what the user asked for: a script may begin a passage there. */
export function withSought(
  lines: readonly ProseLine[],
  settings: ScriptSettings,
  language: Language,
): ProseLine[] {
  const { mustSay = [] } = settings;
  const asked = subjectsOf(settings, language);
  const wish = wishOf(settings, language);
  if (wish.size === 0 && mustSay.length === 0) return [...lines];
  const terms = lines.map(({ sentences }) => contentTerms(sentences.join(" "), language));
  const isRare = (term: string) => terms.filter((own) => own.has(term)).length <= COMMON * lines.length;
  const rare = [...wish].filter(isRare);
  return lines.map((line, index) => {
    const found = rare.filter((term) => terms[index]?.has(term));
    const said = mustSay.filter((phrase) => line.sentences.join("").includes(phrase));
    return {
      ...line,
      sought: found.length + 2 * said.length,
      isAsked: said.length > 0 || found.some((term) => asked.has(term)),
    };
  });
}
