import { Alert, Button, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { CodeBlock } from "#lib/ui/CodeBlock";
import type { Shown } from "./use-api-keys";

/** The only time that a key is seen. */
export function ShownKey({ shown: { name, key }, onDone }: { shown: Shown; onDone(): void }) {
  const { t } = useTranslation();
  return (
    <Alert title={t(($) => $.api.shown.title, { name })}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm" data-phrases>
          {t(($) => $.api.shown.hint)}
        </Text>
        <CodeBlock label={t(($) => $.api.shown.label)} code={key} />
        <Button size="xs" variant="default" onClick={onDone}>
          {t(($) => $.api.shown.done)}
        </Button>
      </Stack>
    </Alert>
  );
}
