import { UnstyledButton } from "@mantine/core";
import { useDeferredValue } from "react";
import { useTranslation } from "react-i18next";
import { useViewer } from "#lib/viewer/use-viewer";
import classes from "./Header.module.css";

/** Shows the balance; a click opens the ledger and the packs. */
export function CreditsLabel({ onOpen }: { onOpen(): void }) {
  const { t } = useTranslation();
  // The first number of a start takes long to write: not in one task with all else that the answer changes.
  const viewer = useDeferredValue(useViewer());
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
