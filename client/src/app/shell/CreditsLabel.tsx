import { UnstyledButton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useViewer } from "#lib/viewer/use-viewer";
import classes from "./Header.module.css";

/** Shows the balance; a click opens the ledger and the packs. */
export function CreditsLabel({ onOpen }: { onOpen(): void }) {
  const { t } = useTranslation();
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <UnstyledButton
      className={classes.credits}
      title={t(($) => $.header.creditsLabel)}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {t(($) => $.header.credits, { count: viewer.credits.balance })}
    </UnstyledButton>
  );
}
