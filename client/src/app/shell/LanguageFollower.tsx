import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { languageOfAddress } from "#lib/i18n/language";

/** Renders nothing; switches the language when one navigates to an address that names one. */
export function LanguageFollower() {
  const { i18n } = useTranslation();
  const { pathname, search } = useLocation();
  const wanted = languageOfAddress(pathname, search);

  useEffect(() => {
    if (wanted && wanted !== i18n.language) void i18n.changeLanguage(wanted);
  }, [wanted, i18n]);

  return null;
}
