import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { GitCompareArrows } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { AppError } from "#lib/errors";
import { ErrorText } from "#lib/ui/ErrorText";

interface Props {
  /** The conflict itself, or why choosing has failed. */
  error: AppError | null;
  keepMine(): Promise<void>;
  takeTheirs(): Promise<void>;
}

/** The script was changed elsewhere. Nobody's text is lost before somebody chose. */
export function ConflictAlert({ error, keepMine, takeTheirs }: Props) {
  const { t } = useTranslation();
  return (
    <Alert
      color="yellow"
      icon={<GitCompareArrows size={18} />}
      title={t(($) => $.scripts.conflict.title)}
      role="alert"
    >
      <Stack gap="sm">
        <Text size="sm">{t(($) => $.scripts.conflict.text)}</Text>
        {error && error.code !== "CONFLICT" && (
          <Text size="sm" c="var(--mantine-color-error)">
            <ErrorText error={error} />
          </Text>
        )}
        <Group gap="xs">
          <Button size="xs" onClick={() => void keepMine()}>
            {t(($) => $.scripts.conflict.keepMine)}
          </Button>
          <Button size="xs" variant="default" onClick={() => void takeTheirs()}>
            {t(($) => $.scripts.conflict.takeTheirs)}
          </Button>
        </Group>
      </Stack>
    </Alert>
  );
}
