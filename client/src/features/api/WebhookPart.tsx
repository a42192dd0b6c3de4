import { Skeleton, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { toAppError } from "#lib/apollo/app-error";
import { EmptyState } from "#lib/ui/EmptyState";
import { RetryAlert } from "#lib/ui/RetryAlert";
import classes from "./Api.module.css";
import { ShownOnce } from "./ShownOnce";
import { useWebhooks, type Webhooks } from "./use-webhooks";
import { Webhook } from "./Webhook";
import { WebhookForm } from "./WebhookForm";

/** Webhooks of the account, and a form for another one. */
export function WebhookPart() {
  const { t } = useTranslation();
  const webhooks = useWebhooks();
  const { shown, forget } = webhooks;
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" data-phrases>
        {t(($) => $.api.hooks.lead)}
      </Text>
      {shown && (
        <ShownOnce
          texts={{
            title: t(($) => $.api.hooks.shown.title, { url: shown.url }),
            hint: t(($) => $.api.hooks.shown.hint),
            label: t(($) => $.api.hooks.shown.label),
          }}
          secret={shown.secret}
          onDone={forget}
        />
      )}
      <WebhookList webhooks={webhooks} />
      <WebhookForm webhooks={webhooks} />
    </Stack>
  );
}

function WebhookList({ webhooks }: { webhooks: Webhooks }) {
  const { t } = useTranslation();
  const { list, error, refetch } = webhooks;
  if (error && !list) return <RetryAlert error={toAppError(error)} onRetry={refetch} />;
  if (!list) return <Skeleton height={96} />;
  if (list.length === 0)
    return (
      <EmptyState drawing="deliveries" title={t(($) => $.api.hooks.none)}>
        {t(($) => $.api.hooks.noneHint)}
      </EmptyState>
    );
  return (
    <ul className={classes.keys} aria-label={t(($) => $.api.hooks.title)}>
      {list.map((one) => (
        <Webhook key={one.id} value={one} webhooks={webhooks} />
      ))}
    </ul>
  );
}
