import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import type { Language } from "#lib/i18n/language";
import en from "../../public/locales/en/translation.json";
import ja from "../../public/locales/ja/translation.json";

/** The real texts, there at once. */
export async function withTexts(language: Language): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: "ja",
    resources: { ja: { translation: ja }, en: { translation: en } },
    interpolation: { escapeValue: false },
  });
}

export { en, ja };
