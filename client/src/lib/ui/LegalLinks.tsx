import { useTranslation } from "react-i18next";
import { useLanguage } from "#lib/i18n/use-language";
import classes from "./LegalLinks.module.css";

const addresses = {
  tokushoho: "/legal/tokushoho",
  terms: "/legal/terms",
  privacy: "/legal/privacy",
  help: "/help",
} as const;
type LegalName = keyof typeof addresses;
const names = Object.keys(addresses) as LegalName[];

/** Opens beside the screen, so that nothing on it is lost. */
export function LegalLink({ name }: { name: LegalName }) {
  const { t } = useTranslation();
  return (
    <a
      className={classes.link}
      href={`${addresses[name]}?lang=${useLanguage()}`}
      target="_blank"
      rel="noopener"
    >
      {t(($) => $.legal[name])}
    </a>
  );
}

/** The server's pages about who sells, on which terms, about personal information, and how it is used. */
export function LegalLinks() {
  const { t } = useTranslation();
  return (
    <nav className={classes.links} aria-label={t(($) => $.legal.label)}>
      {names.map((name) => (
        <LegalLink key={name} name={name} />
      ))}
    </nav>
  );
}
