import { Button, Center, Paper, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useErrorText } from "#lib/use-error-text";

interface Props {
  error: unknown;
  retry: () => void;
  /** In place of the error's own text. */
  message?: string;
}

/** Nothing else can be shown: what happened, the details for who wants them, and another try. */
export function FailureScreen({ error, retry, message }: Props) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <Center component="main" mih="100dvh" p="md">
      <Stack maw={480} w="100%">
        <Title order={1}>{t(($) => $.boundary.title)}</Title>
        <Text role="alert">{message ?? errorText(error)}</Text>
        <Paper withBorder p="md">
          <details>
            <summary>{t(($) => $.boundary.details)}</summary>
            <Text size="sm" ff="monospace" mt="xs">
              {error instanceof Error ? `${error.name}: ${error.message}` : String(error)}
            </Text>
          </details>
        </Paper>
        <Button onClick={retry} w="fit-content" lang="ja">
          {t(($) => $.boundary.retry)}
        </Button>
      </Stack>
    </Center>
  );
}
