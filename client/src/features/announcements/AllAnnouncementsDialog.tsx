import "@mantine/core/styles/Skeleton.layer.css";
import { useQuery } from "@apollo/client/react";
import { Skeleton, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { AnnouncementsDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { useLanguage } from "#lib/i18n/use-language";
import { EmptyState } from "#lib/ui/EmptyState";
import { RetryAlert } from "#lib/ui/RetryAlert";
import { Announcement } from "./Announcement";
import { Frame } from "./Frame";

/** Lists all announcements, read or not. */
export function AllAnnouncementsDialog({ onClose }: { onClose(): void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { data, error, refetch } = useQuery(AnnouncementsDocument, {
    variables: { language },
    fetchPolicy: "cache-and-network",
  });
  return (
    <Frame onClose={onClose}>
      {!data && !error && <Skeleton height={120} />}
      {error && !data && <RetryAlert error={toAppError(error)} onRetry={() => void refetch()} />}
      {data?.announcements.length === 0 && (
        <EmptyState drawing="announcements" title={t(($) => $.announcements.none)}>
          {t(($) => $.announcements.noneHint)}
        </EmptyState>
      )}
      <Stack gap="sm">
        {data?.announcements.map(({ id, title, content, priority, datetime }) => (
          <Announcement key={id} {...{ title, content, priority, datetime }} />
        ))}
      </Stack>
    </Frame>
  );
}
