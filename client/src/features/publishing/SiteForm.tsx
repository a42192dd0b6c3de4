import { useMutation } from "@apollo/client/react";
import { Alert, Button, Group, Stack, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { CreateSiteDocument, type Sites_SiteFragment, SitesDocument, UpdateSiteDocument } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { useErrorText } from "#lib/use-error-text";
import { sitesIn } from "./sites-in";

interface Props {
  /** The one that is changed; none for a new one. */
  site?: Sites_SiteFragment;
  onDone(): void;
  onCancel?(): void;
}

/** Name and addresses of a site. */
export function SiteForm({ site, onDone, onCancel = site && onDone }: Props) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [name, setName] = useState(site?.name ?? "");
  const [typed, setTyped] = useState(site?.allowedOrigins.join("\n") ?? "");
  const options = { onCompleted: onDone, onError: () => {}, refetchQueries: [SitesDocument] };
  const [create, created] = useMutation(CreateSiteDocument, options);
  const [update, updated] = useMutation(UpdateSiteDocument, options);
  const error = created.error ?? updated.error;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const input = { name, allowedOrigins: sitesIn(typed) };
    void (site ? update({ variables: { key: site.key, input } }) : create({ variables: { input } }));
  };
  return (
    <form onSubmit={save}>
      <Stack gap="sm">
        <TextInput
          label={t(($) => $.publishing.site.name)}
          required
          withAsterisk={false}
          maxLength={100}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <Textarea
          label={t(($) => $.publishing.site.origins)}
          description={t(($) => $.publishing.site.originsHint)}
          placeholder="https://shop.example"
          required
          withAsterisk={false}
          autosize
          minRows={1}
          maxRows={6}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {error && <Alert color="red">{errorText(toAppError(error))}</Alert>}
        <Group gap="xs">
          <Button type="submit" loading={created.loading || updated.loading}>
            {site ? t(($) => $.common.save) : t(($) => $.publishing.site.add)}
          </Button>
          {onCancel && (
            <Button variant="subtle" color="gray" onClick={onCancel}>
              {t(($) => $.common.cancel)}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  );
}
