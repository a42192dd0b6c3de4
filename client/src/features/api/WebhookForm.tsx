import { Alert, Checkbox, TextInput } from "@mantine/core";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { WebhookEventType } from "#gql/enums";
import { toAppError } from "#lib/apollo/app-error";
import { ErrorText } from "#lib/ui/ErrorText";
import { LimitedButton } from "#lib/ui/LimitedButton";
import { LimitNote } from "#lib/ui/LimitNote";
import { useChecks } from "#lib/ui/use-checks";
import { useFull } from "#lib/viewer/use-full";
import { webAddress } from "#lib/web-address";
import classes from "./Api.module.css";
import type { Webhooks } from "./use-webhooks";

/** In the order in which they happen to a page; what concerns the account comes last. */
const ALL = Object.keys({
  [WebhookEventType.PageAnalyzed]: 1,
  [WebhookEventType.PageFailed]: 1,
  [WebhookEventType.PageChanged]: 1,
  [WebhookEventType.ScriptCompleted]: 1,
  [WebhookEventType.ScriptFailed]: 1,
  [WebhookEventType.AudioCompleted]: 1,
  [WebhookEventType.AudioFailed]: 1,
  [WebhookEventType.RevisionLive]: 1,
  [WebhookEventType.PublicationPaused]: 1,
  [WebhookEventType.CreditsLow]: 1,
  [WebhookEventType.AccountExpiring]: 1,
} satisfies Record<WebhookEventType, 1>) as WebhookEventType[];
const USUAL: WebhookEventType[] = [WebhookEventType.AudioCompleted, WebhookEventType.AudioFailed];

/** A new webhook: where to, and of what. */
export function WebhookForm({ webhooks }: { webhooks: Webhooks }) {
  const { t } = useTranslation();
  const [url, setUrl] = useState("");
  const [types, setTypes] = useState<WebhookEventType[]>(USUAL);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const address = webAddress(url);
  const checks = useChecks({ url: address === null ? t(($) => $.rules.not_a_url) : null });
  const full = useFull("webhooks", webhooks.list?.length);
  const noteId = useId();
  const make = async () => {
    if (address === null) return;
    setBusy(true);
    setError(null);
    await webhooks.create({ url: address, types }).then(() => setUrl(""), setError);
    setBusy(false);
  };
  return (
    <form onSubmit={checks.onSubmit(make)} noValidate className={classes.form}>
      <LimitNote id={noteId} full={full} />
      <TextInput
        type="url"
        label={t(($) => $.api.hooks.url)}
        placeholder="https://shop.example/yomikoe"
        required
        withAsterisk={false}
        value={url}
        error={checks.errorOf("url")}
        onChange={({ currentTarget }) => setUrl(currentTarget.value)}
      />
      <Checkbox.Group
        label={t(($) => $.api.hooks.types)}
        value={types}
        onChange={(chosen) => setTypes(ALL.filter((type) => chosen.includes(type)))}
      >
        <div className={`${classes.numbers} ${classes.events}`}>
          {ALL.map((type) => (
            <Checkbox key={type} value={type} label={t(($) => $.api.hooks.type[type])} />
          ))}
        </div>
      </Checkbox.Group>
      {error !== null && (
        <Alert color="red">
          <ErrorText error={toAppError(error)} />
        </Alert>
      )}
      <LimitedButton
        full={full}
        noteId={noteId}
        type="submit"
        loading={busy}
        disabled={url.trim() === "" || types.length === 0}
      >
        {t(($) => $.api.hooks.make)}
      </LimitedButton>
    </form>
  );
}
