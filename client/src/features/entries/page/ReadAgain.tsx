import { useApolloClient } from "@apollo/client/react";
import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toAppError } from "#lib/apollo/app-error";
import { useLanguage } from "#lib/i18n/use-language";
import { ErrorText } from "#lib/ui/ErrorText";
import { useReadingEntries } from "../list/reading-entries";
import { AnalysisProblem } from "./AnalysisProblem";
import { analyzeEntry } from "./analyze-entry";

interface Props {
  entry: { id: string; url: string; analyzedAt?: string | null; analysisError?: string | null };
}

/** When the page was read, and reading it anew: what it says by then is compared with the scripts. */
export function ReadAgain({ entry }: Props) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const language = useLanguage();
  const isReading = useReadingEntries().has(entry.id);
  const [error, setError] = useState<unknown>(null);
  if (!entry.analyzedAt) return null;
  const moment = new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" });

  const read = () => {
    setError(null);
    analyzeEntry(client, entry.id).catch(setError);
  };
  return (
    <Stack gap="sm" mb="lg">
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="dimmed" role="status">
          {t(($) => $.entries.readAgain.at, { time: moment.format(new Date(entry.analyzedAt)) })}
        </Text>
        <Button
          size="xs"
          variant="default"
          leftSection={<RefreshCw size={14} aria-hidden />}
          loading={isReading}
          onClick={read}
        >
          {t(($) => $.entries.readAgain.button)}
        </Button>
      </Group>
      {error !== null && (
        <Alert color="red">
          <ErrorText error={toAppError(error)} />
        </Alert>
      )}
      {entry.analysisError && !isReading && <AnalysisProblem entry={entry} onRetry={read} />}
    </Stack>
  );
}
