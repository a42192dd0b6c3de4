import { Alert, Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";

interface Props {
  onDiscard(): void;
  onStay(): void;
}

/** Stands between an editor that is being closed and the loss of what was written in it. */
export function UnsavedAlert({ onDiscard, onStay }: Props) {
  const { t } = useTranslation();
  return (
    <Alert color="yellow" title={t(($) => $.admin.announcements.unsaved)}>
      {/* Room for the ring around what has the focus, which the alert would cut. */}
      <Group gap="xs" p={4}>
        {/* Taking the focus brings it into sight, and with this the alert's lower edge, too. */}
        <Button autoFocus size="compact-sm" style={{ scrollMarginBlock: 48 }} onClick={onStay}>
          {t(($) => $.admin.announcements.stay)}
        </Button>
        <Button size="compact-sm" variant="default" onClick={onDiscard}>
          {t(($) => $.admin.announcements.discard)}
        </Button>
      </Group>
    </Alert>
  );
}
