import { useMutation, useQuery } from "@apollo/client/react";
import { Alert, Badge, Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { unmask } from "#gql/fragment-masking";
import { DeleteFeedDocument, Feeds_FeedFragmentDoc, FeedsDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { RetryAlert } from "#lib/ui/RetryAlert";
import { useErrorText } from "#lib/use-error-text";
import { CopyField } from "./CopyField";
import { FeedArtwork } from "./FeedArtwork";
import { FeedForm } from "./FeedForm";
import classes from "./Records.module.css";
import { RemoveButton } from "./RemoveButton";

/** The podcasts of an account. */
export function Feeds() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [edited, setEdited] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(FeedsDocument, { fetchPolicy: "cache-and-network" });
  const [remove, { error: refused }] = useMutation(DeleteFeedDocument, {
    refetchQueries: [FeedsDocument],
    onError: () => {},
  });
  const feeds = data && unmask(Feeds_FeedFragmentDoc, data.feeds);
  const done = () => setEdited(null);
  if (error && !feeds) return <RetryAlert error={toAppError(error)} onRetry={() => void refetch()} />;
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" data-phrases>
        {t(($) => $.publishing.feed.lead)}
      </Text>
      {refused && <Alert color="red">{errorText(toAppError(refused))}</Alert>}
      {!feeds && <Skeleton height={120} />}
      {feeds && feeds.length > 0 && (
        <ul className={classes.records} aria-label={t(($) => $.publishing.feed.heading)}>
          {feeds.map((feed) => (
            <li key={feed.feedId} className={classes.record}>
              {edited === feed.feedId ? (
                <FeedForm feed={feed} onDone={done} onCancel={done} />
              ) : (
                <>
                  <Group justify="space-between" gap="xs">
                    <Group gap="xs">
                      <Text fw={600}>{feed.title}</Text>
                      {feed.isPrivate && (
                        <Badge variant="light" color="gray" tt="none">
                          {t(($) => $.publishing.feed.private)}
                        </Badge>
                      )}
                    </Group>
                    <Group gap="xs">
                      <Button
                        size="xs"
                        variant="default"
                        onClick={() => setEdited(feed.feedId)}
                        aria-label={t(($) => $.publishing.editNamed, { name: feed.title })}
                      >
                        {t(($) => $.publishing.edit)}
                      </Button>
                      <RemoveButton
                        name={feed.title}
                        hint={t(($) => $.publishing.feed.removeHint)}
                        onRemove={() => void remove({ variables: { feedId: feed.feedId } })}
                      />
                    </Group>
                  </Group>
                  <CopyField label={t(($) => $.publishing.feed.address)} value={feed.url} />
                  <FeedArtwork feed={feed} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {feeds && (edited === "" || feeds.length === 0) && (
        <FeedForm onDone={done} onCancel={feeds.length > 0 ? done : undefined} />
      )}
      {feeds && edited === null && feeds.length > 0 && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() => setEdited("")}
        >
          {t(($) => $.publishing.feed.add)}
        </Button>
      )}
    </Stack>
  );
}
