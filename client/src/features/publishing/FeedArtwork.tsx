import { useMutation } from "@apollo/client/react";
import { Alert, Button, FileButton, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { type Feeds_FeedFragment, RotateFeedKeyDocument, SetFeedArtworkDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { ErrorText } from "#lib/ui/ErrorText";
import { pictureForUpload } from "./picture-for-upload";
import classes from "./RecordList.module.css";

/** The picture of a podcast with what changes it, and the key of a private one. */
export function FeedArtwork({ feed }: { feed: Feeds_FeedFragment }) {
  const { t } = useTranslation();
  const [give, given] = useMutation(SetFeedArtworkDocument, { onError: () => {} });
  const [rotate, rotated] = useMutation(RotateFeedKeyDocument, { onError: () => {} });
  const { feedId, artworkUrl, title, hasOwnArtwork, isPrivate } = feed;
  const error = given.error ?? rotated.error;
  const { pathname, search } = new URL(artworkUrl);
  const take = async (file: File | null) => {
    if (file) await give({ variables: { feedId, artwork: await pictureForUpload(file) } });
  };
  return (
    <Group gap="md" align="flex-start" wrap="nowrap">
      <img
        className={classes.artwork}
        src={pathname + search}
        alt={t(($) => $.publishing.feed.artworkOf, { title })}
        width={96}
        height={96}
      />
      <Group gap="xs">
        {error && (
          <Alert color="red">
            <ErrorText error={toAppError(error)} />
          </Alert>
        )}
        <FileButton onChange={(file) => void take(file)} accept="image/jpeg,image/png,image/webp">
          {(props) => (
            <Button {...props} size="xs" variant="default" loading={given.loading}>
              {t(($) => $.publishing.feed.chooseArtwork)}
            </Button>
          )}
        </FileButton>
        {hasOwnArtwork && (
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            onClick={() => void give({ variables: { feedId, artwork: null } })}
          >
            {t(($) => $.publishing.feed.ownArtworkOff)}
          </Button>
        )}
        {isPrivate && (
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            loading={rotated.loading}
            onClick={() => void rotate({ variables: { feedId } })}
          >
            {t(($) => $.publishing.feed.rotate)}
          </Button>
        )}
      </Group>
    </Group>
  );
}
