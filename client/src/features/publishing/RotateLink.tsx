import { useMutation } from "@apollo/client/react";
import { Alert, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { RotateShareDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { ErrorText } from "#lib/ui/ErrorText";

/** Gives the entry another link, after a word on what that ends. */
export function RotateLink({ entryId }: { entryId: string }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [rotate, { loading, error }] = useMutation(RotateShareDocument, {
    variables: { entryId },
    onCompleted: () => setAsking(false),
    onError: () => {},
  });
  if (!asking) {
    return (
      <Button variant="subtle" color="gray" size="xs" w="fit-content" onClick={() => setAsking(true)}>
        {t(($) => $.publishing.rotate)}
      </Button>
    );
  }
  return (
    <Alert color="yellow">
      {error && (
        <Text size="sm">
          <ErrorText error={toAppError(error)} />
        </Text>
      )}
      <Text size="sm" mb="xs">
        {t(($) => $.publishing.rotateHint)}
      </Text>
      <Group gap="xs">
        <Button size="xs" loading={loading} onClick={() => void rotate()}>
          {t(($) => $.publishing.rotateNow)}
        </Button>
        <Button size="xs" variant="default" onClick={() => setAsking(false)}>
          {t(($) => $.common.cancel)}
        </Button>
      </Group>
    </Alert>
  );
}
