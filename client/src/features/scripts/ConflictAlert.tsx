import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { GitCompareArrows } from "lucide-react";
import { useTranslation } from "react-i18next";

interface Props {
  keepMine(): Promise<void>;
  takeTheirs(): Promise<void>;
}

/** The script was changed elsewhere. Nobody's text is lost before somebody chose. */
export function ConflictAlert({ keepMine, takeTheirs }: Props) {
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
