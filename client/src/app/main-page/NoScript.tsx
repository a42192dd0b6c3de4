import { Button, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import classes from "./NoScript.module.css";

/** The page was read and has no script yet: what comes next. */
export function NoScript({ onSettings }: { onSettings(): void }) {
  const { t } = useTranslation();
  return (
    <section className={classes.none}>
      <Title order={2} size="h3">
        {t(($) => $.main.noScript)}
      </Title>
      <Text size="sm" c="dimmed">
        {t(($) => $.main.noScriptHint)}
      </Text>
      <Button className={classes.narrow} onClick={onSettings}>
        {t(($) => $.main.toSettings)}
      </Button>
    </section>
  );
}
