import { Modal } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** The dialog that announcements are read in. */
export function Frame({ onClose, children }: { onClose(): void; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(($) => $.announcements.title)}
      size="42rem"
      styles={{ content: { maxWidth: "min(42rem, 100%)", maxHeight: "90vh" } }}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      {children}
    </Modal>
  );
}
