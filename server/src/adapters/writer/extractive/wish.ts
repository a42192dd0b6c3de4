import type { ScriptSettings } from "#kernel/script-settings";
import { contentTerms } from "#kernel/text/content-terms";
import { alternativesOf } from "#kernel/text/phrases";
import type { Language } from "#kernel/vocabulary";

const ASKING: Record<Language, RegExp> = {
  ja: new RegExp(alternativesOf("asking-ja"), "g"),
  en: new RegExp(alternativesOf("asking-en"), "gi"),
};

/** The words that the instruction speaks of. 「話してください」 asks, and is no wish for tales (話). */
export const subjectsOf = ({ instruction = "" }: ScriptSettings, language: Language): Set<string> =>
  contentTerms(instruction.normalize("NFKC").replace(ASKING[language], " "), language);

const audienceOf = ({ audience = "" }: ScriptSettings, language: Language): Set<string> =>
  contentTerms(audience, language);

/** The words of all that the user wishes to hear of. */
export const wishOf = (settings: ScriptSettings, language: Language): Set<string> =>
  new Set([...subjectsOf(settings, language), ...audienceOf(settings, language)]);
