import { useMutation } from "@apollo/client/react";
import { Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { CreateSiteDocument, type Sites_SiteFragment, SitesDocument, UpdateSiteDocument } from "#gql/graphql";
import { useChecks } from "#lib/ui/use-checks";
import { useValidation } from "#lib/ui/use-validation";
import { RecordForm } from "./RecordForm";
import { sitesIn } from "./sites-in";

interface Props {
  /** The one that is changed; none for a new one. */
  site?: Sites_SiteFragment;
  onDone(): void;
  onCancel?: (() => void) | undefined;
}

/** Name and addresses of a site. */
export function SiteForm({ site, onDone, onCancel }: Props) {
  const { t } = useTranslation();
  const [name, setName] = useState(site?.name ?? "");
  const [typed, setTyped] = useState(site?.allowedOrigins.join("\n") ?? "");
  const options = { onCompleted: onDone, onError: () => {}, refetchQueries: [SitesDocument] };
  const [create, created] = useMutation(CreateSiteDocument, options);
  const [update, updated] = useMutation(UpdateSiteDocument, options);
  const { filled } = useValidation();
  const labels = { name: t(($) => $.publishing.site.name), origins: t(($) => $.publishing.site.origins) };
  const checks = useChecks({ name: filled(name, labels.name), origins: filled(typed, labels.origins) });
  const save = () => {
    const input = { name, allowedOrigins: sitesIn(typed) };
    void (site ? update({ variables: { key: site.key, input } }) : create({ variables: { input } }));
  };
  return (
    <RecordForm
      action={site ? t(($) => $.common.save) : t(($) => $.publishing.site.add)}
      results={[created, updated]}
      onSubmit={checks.onSubmit(save)}
      onCancel={onCancel}
    >
      <TextInput
        label={labels.name}
        required
        withAsterisk={false}
        maxLength={100}
        value={name}
        error={checks.errorOf("name")}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Textarea
        label={labels.origins}
        description={t(($) => $.publishing.site.originsHint)}
        placeholder="https://shop.example"
        required
        withAsterisk={false}
        autosize
        minRows={1}
        maxRows={6}
        value={typed}
        error={checks.errorOf("origins")}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </RecordForm>
  );
}
