import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { type Language, languages } from "#lib/i18n/language";
import { useLanguage } from "#lib/i18n/use-language";
import { RouteLink } from "#lib/ui/RouteLink";
import classes from "./AddressLanguage.module.css";

/** Without a profile the address keeps the choice, so that it outlives a reload and can be shared. */
export function AddressLanguage() {
  const { t } = useTranslation();
  const current = useLanguage();
  const { pathname, search } = useLocation();

  const address = (language: Language) => {
    const query = new URLSearchParams(search);
    query.set("lang", language);
    return `${pathname.replace(/^\/(ja|en)\//, "/")}?${query}`;
  };

  return (
    <nav className={classes.languages} aria-label={t(($) => $.language.label)}>
      {languages.map((language) => (
        <RouteLink
          key={language}
          to={address(language)}
          replace
          lang={language}
          hrefLang={language}
          aria-current={language === current || undefined}
        >
          {t(($) => $.language[language])}
        </RouteLink>
      ))}
    </nav>
  );
}
