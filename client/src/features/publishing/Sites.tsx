import { useMutation, useQuery } from "@apollo/client/react";
import { Alert, Button, Group, Skeleton, Stack, Text } from "@mantine/core";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { unmask } from "#gql/fragment-masking";
import { DeleteSiteDocument, Sites_SiteFragmentDoc, SitesDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { RetryAlert } from "#lib/ui/RetryAlert";
import { useErrorText } from "#lib/use-error-text";
import { CopyField } from "./CopyField";
import classes from "./Records.module.css";
import { RemoveButton } from "./RemoveButton";
import { SiteForm } from "./SiteForm";

/** The sites whose templates hold one line for all their pages. */
export function Sites() {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [edited, setEdited] = useState<string | null>(null);
  const { data, error, refetch } = useQuery(SitesDocument, { fetchPolicy: "cache-and-network" });
  const [remove, { error: refused }] = useMutation(DeleteSiteDocument, {
    refetchQueries: [SitesDocument],
    onError: () => {},
  });
  const sites = data && unmask(Sites_SiteFragmentDoc, data.sites);
  const done = () => setEdited(null);
  if (error && !sites) return <RetryAlert error={toAppError(error)} onRetry={() => void refetch()} />;
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" data-phrases>
        {t(($) => $.publishing.site.lead)}
      </Text>
      {refused && <Alert color="red">{errorText(toAppError(refused))}</Alert>}
      {!sites && <Skeleton height={120} />}
      {sites && sites.length > 0 && (
        <ul className={classes.records} aria-label={t(($) => $.publishing.site.title)}>
          {sites.map((site) =>
            edited === site.key ? (
              <li key={site.key} className={classes.record}>
                <SiteForm site={site} onDone={done} />
              </li>
            ) : (
              <li key={site.key} className={classes.record}>
                <Group justify="space-between" gap="xs">
                  <div>
                    <Text fw={600}>{site.name}</Text>
                    <Text size="sm" c="dimmed" className={classes.address}>
                      {site.allowedOrigins.join(" · ")}
                    </Text>
                  </div>
                  <Group gap="xs">
                    <Button
                      size="xs"
                      variant="default"
                      onClick={() => setEdited(site.key)}
                      aria-label={t(($) => $.publishing.editNamed, { name: site.name })}
                    >
                      {t(($) => $.publishing.edit)}
                    </Button>
                    <RemoveButton
                      name={site.name}
                      hint={t(($) => $.publishing.site.removeHint)}
                      onRemove={() => void remove({ variables: { key: site.key } })}
                    />
                  </Group>
                </Group>
                <CopyField label={t(($) => $.publishing.site.code)} value={site.scriptCode} />
              </li>
            ),
          )}
        </ul>
      )}
      {sites && (edited === "" || sites.length === 0) && (
        <SiteForm onDone={done} onCancel={sites.length > 0 ? done : undefined} />
      )}
      {sites && edited === null && sites.length > 0 && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<Plus size={16} aria-hidden />}
          onClick={() => setEdited("")}
        >
          {t(($) => $.publishing.site.add)}
        </Button>
      )}
    </Stack>
  );
}
