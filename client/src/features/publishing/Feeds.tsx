import { useMutation, useQuery } from "@apollo/client/react";
import { Badge } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { unmask } from "#gql/fragment-masking";
import { DeleteFeedDocument, Feeds_FeedFragmentDoc, FeedsDocument } from "#gql/graphql";
import { CodeBlock } from "#lib/ui/CodeBlock";
import { useFull } from "#lib/viewer/use-full";
import { FeedArtwork } from "./FeedArtwork";
import { FeedForm } from "./FeedForm";
import { feedDrawing } from "./FirstRecord";
import { RecordList } from "./RecordList";

/** The podcasts of an account. */
export function Feeds() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(FeedsDocument, { fetchPolicy: "cache-and-network" });
  const [remove, removed] = useMutation(DeleteFeedDocument, {
    refetchQueries: [FeedsDocument],
    onError: () => {},
  });
  const full = useFull("feeds", data?.feeds.length);
  return (
    <RecordList
      texts={{
        label: t(($) => $.publishing.feed.heading),
        lead: t(($) => $.publishing.feed.lead),
        add: t(($) => $.publishing.feed.add),
        removeHint: t(($) => $.publishing.feed.removeHint),
        fresh: t(($) => $.publishing.feed.fresh),
        steps: [
          t(($) => $.publishing.feed.steps.form),
          t(($) => $.publishing.feed.steps.give),
          t(($) => $.publishing.feed.steps.heard),
        ],
      }}
      drawing={feedDrawing}
      items={data && unmask(Feeds_FeedFragmentDoc, data.feeds)}
      error={error}
      full={full}
      refused={removed.error}
      onRetry={() => void refetch()}
      onRemove={({ feedId }) => void remove({ variables: { feedId } })}
      keyOf={({ feedId }) => feedId}
      nameOf={({ title }) => title}
      about={({ isPrivate }) =>
        isPrivate && (
          <Badge variant="light" color="gray" tt="none">
            {t(($) => $.publishing.feed.private)}
          </Badge>
        )
      }
      form={({ item, ...rest }) => <FeedForm {...rest} {...(item && { feed: item })} />}
    >
      {(feed) => (
        <>
          <CodeBlock hasCaption label={t(($) => $.publishing.feed.address)} code={feed.url} />
          <FeedArtwork feed={feed} />
        </>
      )}
    </RecordList>
  );
}
