import { useTranslation } from "react-i18next";
import { useViewer } from "#lib/viewer/use-viewer";
import classes from "./Header.module.css";

/** What can be spent now. */
export function CreditsLabel() {
  const { t } = useTranslation();
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <span className={classes.credits} title={t(($) => $.header.creditsLabel)}>
      {t(($) => $.header.credits, { count: viewer.credits.balance })}
    </span>
  );
}
