import { useMutation } from "@apollo/client/react";
import { Alert, Button, Stack } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { EntryShareDocument, type EntryShareQuery, UseVersionDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { refetchShown } from "#lib/apollo/refetch-shown";
import { ErrorText } from "#lib/ui/ErrorText";

type Revision = EntryShareQuery["entry"]["revisions"][number];

interface Props {
  entryId: string;
  /** The newest version with audio. */
  spoken: Revision | undefined;
  /** Takes the focus, because the button goes. */
  onUsed(): void;
}

/** Says that the link leads to no sound yet, and puts the newest version with audio in use. */
export function NothingToHear({ entryId, spoken, onUsed }: Props) {
  const { t } = useTranslation();
  const [use, { loading, error, client }] = useMutation(UseVersionDocument, {
    onCompleted() {
      onUsed();
      void refetchShown(client, EntryShareDocument);
    },
    onError: () => {},
  });
  if (!spoken) return <Alert color="yellow">{t(($) => $.publishing.nothing.made)}</Alert>;
  const { number } = spoken;
  const version = spoken.name || t(($) => $.scripts.revision.numbered, { number: Number(number) });
  return (
    <Alert color="yellow">
      <Stack gap="xs" align="flex-start">
        {t(($) => $.publishing.nothing.used)}
        <Button size="xs" loading={loading} onClick={() => void use({ variables: { entryId, number } })}>
          {t(($) => $.publishing.nothing.use, { version })}
        </Button>
        {error && <ErrorText error={toAppError(error)} />}
      </Stack>
    </Alert>
  );
}
