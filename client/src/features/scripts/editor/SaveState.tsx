import { Button, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { SaveStatus } from "./use-autosave";

/** Whether the text is safe, in words. */
export function SaveState({ status, save }: { status: SaveStatus; save(): Promise<void> }) {
  const { t } = useTranslation();
  return (
    <Text
      size="xs"
      c={status === "failed" || status === "empty" ? "red" : "dimmed"}
      component="span"
      role="status"
    >
      {t(($) => $.scripts.save[status])}
      {status === "failed" && (
        <Button variant="subtle" size="compact-xs" onClick={() => void save()}>
          {t(($) => $.common.retry)}
        </Button>
      )}
    </Text>
  );
}
