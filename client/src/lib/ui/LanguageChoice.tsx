import { Languages } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Language, languages } from "#lib/i18n/language";
import { useLanguage } from "#lib/i18n/use-language";
import { ChoiceMenu } from "./ChoiceMenu";

/** The languages by their own names; what a choice does is the caller's. */
export function LanguageChoice({ onChoose }: { onChoose: (language: Language) => void }) {
  const { t } = useTranslation();
  return (
    <ChoiceMenu
      label={t(($) => $.language.label)}
      icon={<Languages size={19} aria-hidden />}
      value={useLanguage()}
      choices={languages.map((value) => ({ value, label: t(($) => $.language[value]), lang: value }))}
      onChoose={onChoose}
    />
  );
}
