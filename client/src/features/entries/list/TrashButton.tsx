import { Button } from "@mantine/core";
import { Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { emitEvent } from "#lib/events";

/** Opens the trash. */
export function TrashButton() {
  const { t } = useTranslation();
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      leftSection={<Trash2 size={14} aria-hidden />}
      aria-haspopup="dialog"
      onClick={() => emitEvent("trashWanted", {})}
    >
      {t(($) => $.entries.trash.title)}
    </Button>
  );
}
