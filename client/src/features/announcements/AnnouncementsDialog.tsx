import { Button, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Announcement } from "./Announcement";
import classes from "./AnnouncementsDialog.module.css";
import { Frame } from "./Frame";
import type { UnreadAnnouncement as Given } from "./unread";

interface Props {
  announcements: readonly Given[];
  onDismiss(): void;
}

/** Every way out of it says that what it shows was read. */
export function AnnouncementsDialog({ announcements, onDismiss }: Props) {
  const { t } = useTranslation();
  return (
    <Frame onClose={onDismiss}>
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
    </Frame>
  );
}
