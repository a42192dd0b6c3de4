import { Alert, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Webhooks_WebhookFragment } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { periods } from "#lib/periods";
import { ErrorText } from "#lib/ui/ErrorText";
import classes from "./Api.module.css";
import { Deliveries } from "./Deliveries";
import type { Webhooks } from "./use-webhooks";

/** Actions that are asked about first, because something ends by them. */
const grave = ["rotate", "remove"] as const;
type Grave = (typeof grave)[number];

/** One webhook: where it stands, what can be done with it, and what it was told. */
export function Webhook({ value, webhooks }: { value: Webhooks_WebhookFragment; webhooks: Webhooks }) {
  const { t, i18n } = useTranslation();
  const [asked, setAsked] = useState<Grave | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [isOpen, setOpen] = useState(false);
  const { id, url, types, failingSince, disabledAt, disabledReason } = value;
  const run = async (action: (id: string) => Promise<void>) => {
    setBusy(true);
    setError(null);
    await action(id).then(() => setAsked(null), setError);
    setBusy(false);
  };
  const test = (hook: string) => webhooks.test(hook).then(() => setOpen(true));
  const at = (moment: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeStyle: "short" }).format(
      new Date(moment),
    );
  const standing = disabledAt ? "enable" : "disable";
  return (
    <li className={classes.key}>
      <div className={classes.head}>
        <span className={classes.name}>{url}</span>
        <Text span size="sm" c="dimmed">
          {disabledReason
            ? t(($) => $.api.hooks.off[disabledReason], { days: periods.failingDays })
            : t(($) => $.api.hooks.on)}
        </Text>
      </div>
      <Text size="sm">
        {types.map((type) => t(($) => $.api.hooks.type[type])).join(t(($) => $.api.comma))}
      </Text>
      {!disabledAt && failingSince && (
        <Text size="sm" c="dimmed">
          {t(($) => $.api.hooks.failing, { date: at(failingSince) })}
        </Text>
      )}
      {disabledReason && disabledReason !== "OWNER" && (
        <Alert color="orange">{t(($) => $.api.hooks.notice)}</Alert>
      )}
      {error !== null && (
        <Alert color="red">
          <ErrorText error={toAppError(error)} />
        </Alert>
      )}
      {asked ? (
        <>
          <Text size="sm" data-phrases>
            {t(($) => $.api.hooks.ask[asked], { hours: periods.overlapHours })}
          </Text>
          <Group gap="xs">
            <Button
              size="xs"
              color={asked === "remove" ? "red" : undefined}
              loading={busy}
              onClick={() => void run(webhooks[asked])}
            >
              {t(($) => $.api.hooks[asked])}
            </Button>
            <Button size="xs" variant="subtle" color="gray" onClick={() => setAsked(null)}>
              {t(($) => $.common.cancel)}
            </Button>
          </Group>
        </>
      ) : (
        <Group gap="xs">
          <Action
            name="test"
            url={url}
            disabled={busy || disabledAt !== null}
            onClick={() => void run(test)}
          />
          <Action name="log" url={url} expanded={isOpen} onClick={() => setOpen(!isOpen)} />
          <Action name={standing} url={url} disabled={busy} onClick={() => void run(webhooks[standing])} />
          {grave.map((action) => (
            <Action key={action} name={action} url={url} onClick={() => setAsked(action)} />
          ))}
        </Group>
      )}
      {isOpen && <Deliveries webhookId={id} />}
    </li>
  );
}

interface ActionProps {
  name: Grave | "test" | "log" | "enable" | "disable";
  url: string;
  disabled?: boolean;
  expanded?: boolean;
  onClick(): void;
}

function Action({ name, url, disabled, expanded, onClick }: ActionProps) {
  const { t } = useTranslation();
  return (
    <Button
      size="xs"
      variant="default"
      disabled={disabled}
      aria-expanded={expanded}
      aria-label={t(($) => $.api.hooks.named[name], { url })}
      onClick={onClick}
    >
      {t(($) => $.api.hooks[name])}
    </Button>
  );
}
