import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { FileWarning } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fromCode } from "#lib/errors";
import { ErrorText } from "#lib/ui/ErrorText";
import { PasteText } from "./PasteText";
import { storedPastedDraft } from "./pasted-draft";

interface Props {
  entry: { id: string; url: string; analysisError?: string | null };
  onRetry(): void;
}

/** Why the page could not be read, and the two ways on from there. */
export function AnalysisProblem({ entry, onRetry }: Props) {
  const { t } = useTranslation();
  const [pasting, setPasting] = useState(() => storedPastedDraft(entry.id) !== null);
  return (
    <Stack gap="lg">
      <Alert color="yellow" icon={<FileWarning size={20} />} title={t(($) => $.entries.unreadable.title)}>
        <Stack gap="sm">
          <Text size="sm">
            <ErrorText
              error={fromCode({ code: "PAGE_UNREADABLE", reason: entry.analysisError ?? undefined })}
            />
          </Text>
          <Group gap="xs">
            <Button size="xs" onClick={() => setPasting(true)} disabled={pasting}>
              {t(($) => $.entries.unreadable.paste)}
            </Button>
            <Button size="xs" variant="default" onClick={onRetry}>
              {t(($) => $.entries.unreadable.retry)}
            </Button>
          </Group>
        </Stack>
      </Alert>
      {pasting && (
        <section>
          <Title order={3} mb="xs">
            {t(($) => $.entries.paste.heading)}
          </Title>
          <PasteText entryId={entry.id} onDone={() => setPasting(false)} />
        </section>
      )}
    </Stack>
  );
}
