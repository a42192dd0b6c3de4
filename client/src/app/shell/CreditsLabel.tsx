import { UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useViewer } from "#lib/viewer/use-viewer";
import classes from "./Header.module.css";

/** What can be spent now; a click shows where it went, and how to have more. */
export function CreditsLabel({ onOpen }: { onOpen(): void }) {
  const { t } = useTranslation();
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <UnstyledButton className={classes.credits} title={t(($) => $.header.creditsLabel)} onClick={onOpen}>
      {t(($) => $.header.credits, { count: viewer.credits.balance })}
    </UnstyledButton>
  );
}
