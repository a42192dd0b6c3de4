import i18next from "i18next";
import { initReactI18next } from "react-i18next";
import { TRANSLATION_PARALLEL_READS, TRANSLATION_RETRIES, TRANSLATION_RETRY_FIRST } from "#lib/timing";
import { grouped } from "./grouped";
import { chooseLanguage, DEFAULT_LANGUAGE, isLanguage, languages } from "./language";
import { forgetLanguage, storeLanguage } from "./preference";
import { textsBackend } from "./texts-backend";

const loading = {
  maxRetries: TRANSLATION_RETRIES,
  retryTimeout: TRANSLATION_RETRY_FIRST,
  maxParallelReads: TRANSLATION_PARALLEL_READS,
} as const;

function follow(language: string): void {
  document.documentElement.lang = language;
  if (isLanguage(language)) storeLanguage(language);
}

/** Loads the texts of the language that the address asks for; screens render once this resolves. */
export async function startI18n(): Promise<typeof i18next> {
  forgetLanguage();
  i18next.on("languageChanged", follow);
  await i18next
    .use(textsBackend)
    .use(initReactI18next)
    .init({
      lng: chooseLanguage(location.pathname, location.search),
      fallbackLng: DEFAULT_LANGUAGE,
      supportedLngs: languages,
      load: "currentOnly",
      interpolation: { escapeValue: false },
      ...loading,
    });
  i18next.services.formatter?.add("number", grouped);
  return i18next;
}
