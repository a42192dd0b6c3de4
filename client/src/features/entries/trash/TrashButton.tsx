import { Button } from "@mantine/core";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyScreen } from "#lib/lazy-screen";
import { LazyPart } from "#lib/ui/LazyPart";

const TrashDialog = lazyScreen(() => import("./TrashDialog"), "TrashDialog");

/** Opens the trash. */
export function TrashButton() {
  const { t } = useTranslation();
  // Mounted at the first opening, and kept for the way out of it.
  const [dialog, setDialog] = useState<"closed" | "open" | null>(null);
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<Trash2 size={14} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setDialog("open")}
      >
        {t(($) => $.entries.trash.title)}
      </Button>
      {dialog && (
        <LazyPart>
          <TrashDialog opened={dialog === "open"} onClose={() => setDialog("closed")} />
        </LazyPart>
      )}
    </>
  );
}
