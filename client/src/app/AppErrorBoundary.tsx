import { Alert, Button, Center, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { ErrorBoundary, type FallbackProps } from "react-error-boundary";
import { useTranslation } from "react-i18next";
import { ChunkLoadError } from "#lib/lazy-screen";
import { useErrorText } from "#lib/use-error-text";

export const AppErrorBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary FallbackComponent={Failure} onError={(error) => console.error(error)}>
    {children}
  </ErrorBoundary>
);

function Failure({ error, resetErrorBoundary }: FallbackProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const chunkMissing = error instanceof ChunkLoadError;
  // A lazy screen keeps its failure for good; only a reload asks for the chunk again.
  const retry = chunkMissing ? () => location.reload() : resetErrorBoundary;

  return (
    <Center component="main" mih="100dvh" p="md">
      <Stack maw={480} w="100%">
        <Title order={1}>{t(($) => $.boundary.title)}</Title>
        <Text>{chunkMissing ? t(($) => $.boundary.chunk) : errorText(error)}</Text>
        <Alert color="gray" variant="outline">
          <details>
            <summary>{t(($) => $.boundary.details)}</summary>
            <Text size="sm" ff="monospace" mt="xs">
              {error instanceof Error ? `${error.name}: ${error.message}` : String(error)}
            </Text>
          </details>
        </Alert>
        <Button onClick={retry} w="fit-content">
          {t(($) => $.boundary.retry)}
        </Button>
      </Stack>
    </Center>
  );
}
