import { useMutation, useQuery } from "@apollo/client/react";
import { Alert, Skeleton, Stack, Switch, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { SetDisclosureDocument, SpokenMarkDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { ErrorText } from "#lib/ui/ErrorText";
import { RetryAlert } from "#lib/ui/RetryAlert";

/** Chooses whether new audios say at their end that a machine speaks. */
export function SpokenMark() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(SpokenMarkDocument);
  const [set, { loading, error: refused }] = useMutation(SetDisclosureDocument, { onError: () => {} });
  if (error && !data) return <RetryAlert error={toAppError(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={80} />;
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" data-phrases>
        {t(($) => $.publishing.mark.lead)}
      </Text>
      {refused && (
        <Alert color="red">
          <ErrorText error={toAppError(refused)} />
        </Alert>
      )}
      <Switch
        label={t(($) => $.publishing.mark.spoken)}
        description={t(($) => $.publishing.mark.hint)}
        checked={data.viewer.disclosure === "spoken"}
        disabled={loading}
        onChange={({ currentTarget }) =>
          void set({ variables: { disclosure: currentTarget.checked ? "spoken" : "label" } })
        }
      />
    </Stack>
  );
}
