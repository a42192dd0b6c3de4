import type { Language } from "#kernel/vocabulary";
import type { Unit } from "../../units.ts";

/** "どの革にも使える", "for any kind of leather": all of a kind, and the kind. */
const ALL: Record<Language, RegExp> = {
  ja: /(?:どの|どんな|すべての|全ての|あらゆる)([\p{Script=Han}\p{Script=Katakana}ー]+)/u,
  en: /\b(?:any|every|all) (?:(?:kinds?|types?|sorts?) of )?(\p{L}{3,})/iu,
};
const EXCEPTS: Record<Language, RegExp> = {
  ja: /(?:使え|使用でき|いただけ|対応(?:して)?い?|向き)ません|を除[きく]|以外[にはのを]/,
  en: /\b(?:not (?:suitable|suited|recommended|intended|compatible|meant|for use)|(?:do|does) not (?:work|fit)|(?:cannot|should not|must not) be used|except)\b/i,
};

/** The units that say what a claim of another does not hold for, each by its claim. */
export function exceptionsIn(units: readonly Unit[], language: Language): Map<number, number> {
  const texts = units.map(({ sentences }) => sentences.join(" "));
  return new Map(
    texts.flatMap((text, claim): [number, number][] => {
      const kind = ALL[language].exec(text)?.[1];
      if (!kind || EXCEPTS[language].test(text)) return [];
      const exception = texts.findIndex(
        (other, index) => index > claim && EXCEPTS[language].test(other) && other.includes(kind),
      );
      return exception === -1 ? [] : [[claim, exception]];
    }),
  );
}

/** Told behind the claim, an exception says that it is one. */
export const asException = (unit: Unit, language: Language): Unit => {
  const [first = "", ...others] = unit.sentences;
  if (TURNED[language].test(first)) return unit;
  return { ...unit, sentences: [turned(first, language), ...others] };
};
const TURNED: Record<Language, RegExp> = {
  ja: /^(?:ただし|しかし|なお)/,
  en: /^(?:but|however|yet|although|though|except|unless|note)\b/i,
};
/** A word that every sentence may begin with loses its capital; any other may be a name. */
const turned = (text: string, language: Language) =>
  language === "ja" ? `ただし、${text}` : `However, ${text.replace(BEGINNING, (word) => word.toLowerCase())}`;
const BEGINNING =
  /^(?:It|This|These|They|The|An?|Do|Not|You|Please|Its|All|Some|No|If|When|For|In|On|With|We|He|She|There|To|Only)(?=\s)/;
