import { Badge } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AdminAnnouncement_AnnouncementFragment } from "#gql/graphql";
import { useLanguage } from "#lib/i18n/use-language";
import { Record } from "./Record";
import { useMoment } from "./use-moment";

interface Props {
  announcement: AdminAnnouncement_AnnouncementFragment;
  /** Actions on the announcement. */
  children: ReactNode;
}

export function AnnouncementRecord({ announcement, children }: Props) {
  const { t } = useTranslation();
  const moment = useMoment();
  const japanese = useLanguage() === "ja";
  const { titleJa, titleEn, state, priority, publishAt, createdAt } = announcement;
  const [title, other] = japanese ? [titleJa, titleEn] : [titleEn, titleJa];
  const marks = (
    <>
      <Badge variant="light" color={state === "published" ? "evergreen" : "gray"} tt="none">
        {t(($) => $.admin.announcements.state[state])}
      </Badge>
      {priority !== "normal" && (
        <Badge variant="light" color={priority === "urgent" ? "red" : "yellow"} tt="none">
          {t(($) => $.announcements.priority[priority])}
        </Badge>
      )}
    </>
  );
  return (
    <Record title={title} marks={marks} actions={state !== "published" && children}>
      <span lang={japanese ? "en" : "ja"}>{other}</span>
      <span>{moment(publishAt ?? createdAt)}</span>
    </Record>
  );
}
