import { useTranslation } from "react-i18next";
import { useLanguage } from "#lib/i18n/use-language";
import type { HelpAnchor } from "./help-anchor";

/** Follows the text of an error and leads to its paragraph of the help, beside the screen. */
export function HelpLink({ about }: { about: HelpAnchor }) {
  const { t } = useTranslation();
  return (
    <>
      {" "}
      <a
        href={`/help?lang=${useLanguage()}#${about}`}
        target="_blank"
        rel="noopener"
        style={{ color: "inherit", whiteSpace: "nowrap" }}
      >
        {t(($) => $.common.errorHelp)}
      </a>
    </>
  );
}
