import { Button, Text } from "@mantine/core";
import { Headphones } from "lucide-react";
import { useTranslation } from "react-i18next";
import { periods } from "#lib/periods";
import classes from "./NoListeners.module.css";

/** Before anybody has come: how an audio finds its listeners. */
export function NoListeners({ onShare }: { onShare(): void }) {
  const { t } = useTranslation();
  return (
    <div className={classes.none}>
      <Headphones size={32} strokeWidth={1.5} aria-hidden />
      <Text fw={600}>{t(($) => $.publishing.listening.none, { days: periods.listeningDays })}</Text>
      <ul data-phrases>
        <li>{t(($) => $.publishing.listening.hints.code)}</li>
        <li>{t(($) => $.publishing.listening.hints.link)}</li>
        <li>{t(($) => $.publishing.listening.hints.site)}</li>
      </ul>
      <Button variant="light" size="xs" onClick={onShare}>
        {t(($) => $.publishing.listening.toShare)}
      </Button>
    </div>
  );
}
