import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { DEFAULT_LANGUAGE, languageOfAddress } from "#lib/i18n/language";
import { LANGUAGE_RELOAD } from "#lib/timing";
import { useViewer } from "#lib/viewer/use-viewer";

/** Renders nothing; a profile in another language than Japanese switches the interface to it. */
export function ProfileLanguage() {
  const { i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const language = useViewer()?.language;
  const named = languageOfAddress(pathname, search) !== null;

  useEffect(() => {
    if (named || !language || language === DEFAULT_LANGUAGE) return;
    const timer = setTimeout(() => void i18n.changeLanguage(language), LANGUAGE_RELOAD);
    return () => clearTimeout(timer);
  }, [named, language, i18n]);

  return null;
}
