import { useTranslation } from "react-i18next";
import { factValue } from "./fact-value";
import { useLanguage } from "./i18n/use-language";

interface Fact {
  kind: string;
  label?: string | null;
  value: string;
  currency?: string | null;
  source: string;
}

/** What a fact is called, what it says, and where it was found, in the interface's language. */
export function useFactText() {
  const { t } = useTranslation();
  const language = useLanguage();
  return {
    nameOf: ({ kind, label }: Fact) => label ?? t(($) => $.entries.facts.kind[kind as "name"]),
    textOf: (fact: Fact) => factValue(fact, language, (word) => t(($) => $.entries.facts.availability[word])),
    placeOf: ({ source }: Fact) =>
      t(($) => $.entries.facts.foundIn, {
        source: t(($) => $.entries.facts.source[source as "json-ld"]),
      }),
  };
}
