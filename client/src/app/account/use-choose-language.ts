import { useMutation } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { SetLanguageDocument } from "#gql/graphql";
import type { Language } from "#lib/i18n/language";

/** Switches at once, and keeps the choice in the profile. */
export function useChooseLanguage() {
  const { i18n } = useTranslation();
  const [setLanguage] = useMutation(SetLanguageDocument, { onError: () => {} });
  return (language: Language) => {
    void i18n.changeLanguage(language);
    void setLanguage({ variables: { language } });
  };
}
