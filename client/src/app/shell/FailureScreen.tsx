import { Button, Center, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { HelpLink } from "#lib/help/HelpLink";
import { ChunkLoadError } from "#lib/lazy-screen";
import { ErrorText } from "#lib/ui/ErrorText";
import { Mark } from "#lib/ui/Mark";
import classes from "./FailureScreen.module.css";

interface Props {
  error: unknown;
  retry: () => void;
}

const reload = () => location.reload();

/** Shown when a screen fails: the error, its details and a retry button. */
export function FailureScreen({ error, retry }: Props) {
  const { t } = useTranslation();
  // The browser remembers the failed chunk, so only a reload requests it again.
  const isChunk = error instanceof ChunkLoadError;
  return (
    <Center component="main" mih="calc(100dvh - var(--version-strip))" p="md">
      <Stack maw={480} w="100%">
        <Mark size={40} />
        <Text component="h1" fz="h1" lh="h1" fw="650">
          {t(($) => $.boundary.title)}
        </Text>
        <Text role="alert">
          {isChunk ? t(($) => $.boundary.chunk) : <ErrorText error={error} />}
          {isChunk && <HelpLink about="NETWORK_ERROR" />}
        </Text>
        <details className={classes.details}>
          <summary>{t(($) => $.boundary.details)}</summary>
          <Text size="sm" ff="monospace" mt="xs">
            {error instanceof Error ? `${error.name}: ${error.message}` : String(error)}
          </Text>
        </details>
        <Button onClick={isChunk ? reload : retry} w="fit-content" lang="ja">
          {t(($) => $.boundary.retry)}
        </Button>
      </Stack>
    </Center>
  );
}
