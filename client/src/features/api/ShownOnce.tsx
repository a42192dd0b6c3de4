import { Alert, Button, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { CodeBlock } from "#lib/ui/CodeBlock";

interface Props {
  texts: { title: string; hint: string; label: string };
  secret: string;
  onDone(): void;
}

/** The only time that a key or a secret is seen. */
export function ShownOnce({ texts: { title, hint, label }, secret, onDone }: Props) {
  const { t } = useTranslation();
  return (
    <Alert title={title}>
      <Stack gap="xs" align="flex-start">
        <Text size="sm" data-phrases>
          {hint}
        </Text>
        <CodeBlock label={label} code={secret} />
        <Button size="xs" variant="default" onClick={onDone}>
          {t(($) => $.api.shown.done)}
        </Button>
      </Stack>
    </Alert>
  );
}
