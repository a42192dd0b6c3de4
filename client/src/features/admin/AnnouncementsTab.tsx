import { useQuery } from "@apollo/client/react";
import { Button, Stack } from "@mantine/core";
import { Plus } from "lucide-react";
import { type ComponentType, useState } from "react";
import { useTranslation } from "react-i18next";
import { unmask } from "#gql/fragment-masking";
import {
  type AdminAnnouncement_AnnouncementFragment,
  AdminAnnouncement_AnnouncementFragmentDoc,
  AdminAnnouncementsDocument,
} from "#gql/graphql";
import { EmptyState } from "#lib/ui/EmptyState";
import { LazyPart } from "#lib/ui/LazyPart";
import { AnnouncementActions } from "./AnnouncementActions";
import { AnnouncementEditor, type PreviewProps } from "./AnnouncementEditor";
import { AnnouncementRecord } from "./AnnouncementRecord";
import { Records } from "./Records";

interface Props {
  /** Shows an announcement as its readers will see it. */
  Preview: ComponentType<PreviewProps>;
}

/** Announcements from their first draft on. */
export function AnnouncementsTab({ Preview }: Props) {
  const { t } = useTranslation();
  const [edited, setEdited] = useState<AdminAnnouncement_AnnouncementFragment | "new" | null>(null);
  const { data, ...query } = useQuery(AdminAnnouncementsDocument, {
    fetchPolicy: "cache-and-network",
  });
  const reload = () => void query.refetch();

  return (
    <Stack>
      <Button w="fit-content" leftSection={<Plus size={16} aria-hidden />} onClick={() => setEdited("new")}>
        {t(($) => $.admin.announcements.write)}
      </Button>
      <Records
        label={t(($) => $.admin.tabs.announcements)}
        connection={data?.adminAnnouncements}
        query={query}
        none={
          <EmptyState drawing="announcements" title={t(($) => $.admin.announcements.none.title)}>
            {t(($) => $.admin.announcements.none.hint)}
          </EmptyState>
        }
      >
        {data?.adminAnnouncements.edges.map(({ node }) => {
          const announcement = unmask(AdminAnnouncement_AnnouncementFragmentDoc, node);
          return (
            <AnnouncementRecord key={announcement.id} announcement={announcement}>
              <AnnouncementActions
                announcement={announcement}
                onEdit={() => setEdited(announcement)}
                onChanged={reload}
              />
            </AnnouncementRecord>
          );
        })}
      </Records>
      {edited && (
        <LazyPart>
          <AnnouncementEditor
            announcement={edited === "new" ? null : edited}
            Preview={Preview}
            onClose={() => setEdited(null)}
            onSaved={() => {
              setEdited(null);
              reload();
            }}
          />
        </LazyPart>
      )}
    </Stack>
  );
}
