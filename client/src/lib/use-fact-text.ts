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

/** Name, value, source and contradictions of a fact, in the interface's language. */
export function useFactText() {
  const { t } = useTranslation();
  const language = useLanguage();
  const textOf = (fact: Omit<Fact, "source">) =>
    factValue(fact, language, (word) => t(($) => $.entries.facts.availability[word]));
  const nameOfSource = (source: string) => t(($) => $.entries.facts.source[source as "json-ld"]);
  return {
    nameOf: ({ kind, label }: Fact) => label ?? t(($) => $.entries.facts.kind[kind as "name"]),
    textOf,
    placeOf: ({ source }: Fact) => t(($) => $.entries.facts.foundIn, { source: nameOfSource(source) }),
    otherOf: (fact: Fact, other: { value: string; source: string }) =>
      t(($) => $.entries.facts.elsewhere, {
        value: textOf({ ...fact, value: other.value }),
        source: nameOfSource(other.source),
      }),
  };
}
