import type { ScriptSettings } from "#kernel/script-settings";
import { contentTerms } from "#kernel/text/content-terms";
import { alternativesOf } from "#kernel/text/phrases";
import type { Language } from "#kernel/vocabulary";

const ASKING: Record<Language, RegExp> = {
  ja: new RegExp(alternativesOf("asking-ja"), "g"),
  en: new RegExp(alternativesOf("asking-en"), "gi"),
};

/** 「雪の日」 wishes for snow: 日 stands in 「雨の日」, too. */
const OF_ANY =
  /(?<=[\p{Script=Han}\p{Script=Katakana}ー]の)[日時頃年月朝昼夜晩人方物事所場中上下前後](?=$|[^\p{Script=Han}\p{Script=Katakana}ー])/gu;

/** The words that the instruction speaks of. 「話してください」 asks, and is no wish for tales (話). */
export function subjectsOf({ instruction = "" }: ScriptSettings, language: Language): ReadonlySet<string> {
  const asked = instruction.normalize("NFKC").replace(ASKING[language], " ");
  return contentTerms(language === "ja" ? asked.replace(OF_ANY, " ") : asked, language);
}

const audienceOf = ({ audience = "" }: ScriptSettings, language: Language): ReadonlySet<string> =>
  contentTerms(audience, language);

/** The words of all that the user wishes to hear of. */
export const wishOf = (settings: ScriptSettings, language: Language): Set<string> =>
  new Set([...subjectsOf(settings, language), ...audienceOf(settings, language)]);
