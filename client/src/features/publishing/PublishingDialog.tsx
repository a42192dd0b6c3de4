import { Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import { Sites } from "./Sites";

/** What concerns all that an account publishes. */
export function PublishingDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const narrow = useMediaQuery("(max-width: 48em)");
  return (
    <Modal
      opened
      onClose={onClose}
      size="44rem"
      fullScreen={narrow}
      title={t(($) => $.publishing.all.title)}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      <Sites />
    </Modal>
  );
}
