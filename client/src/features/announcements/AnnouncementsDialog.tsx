import { Button, Modal, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Announcement } from "./Announcement";
import classes from "./AnnouncementsDialog.module.css";
import type { UnreadAnnouncement as Given } from "./unread";

interface Props {
  announcements: readonly Given[];
  onDismiss(): void;
}

/** Every way out of it says that what it shows was read. */
export function AnnouncementsDialog({ announcements, onDismiss }: Props) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={onDismiss}
      title={t(($) => $.announcements.title)}
      size="42rem"
      styles={{ content: { maxWidth: "min(42rem, 100%)", maxHeight: "90vh" } }}
      closeButtonProps={{ "aria-label": t(($) => $.common.close) }}
    >
      <Stack gap="sm">
        {announcements.map(({ id, ...announcement }) => (
          <Announcement key={id} {...announcement} />
        ))}
      </Stack>
      <div className={classes.foot}>
        <Button onClick={onDismiss} data-autofocus>
          {t(($) => $.announcements.confirm)}
        </Button>
      </div>
    </Modal>
  );
}
