import { useMutation } from "@apollo/client/react";
import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Deliveries_DeliveryFragment, ReplayWebhookDeliveryDocument } from "#gql/graphql";
import { CodeBlock } from "#lib/ui/CodeBlock";
import classes from "./Api.module.css";

/** One event that was sent, what was answered, and the button that sends it again. */
export function Delivery({ value, onSent }: { value: Deliveries_DeliveryFragment; onSent(): void }) {
  const { t, i18n } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [replay, { loading }] = useMutation(ReplayWebhookDeliveryDocument, { onCompleted: onSent });
  const { id, type, body, state, attempts, nextAt, tookMs, responseStatus, responseBody, error, createdAt } =
    value;
  const at = (moment: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: "short", timeStyle: "medium" }).format(
      new Date(moment),
    );
  const outcome =
    responseStatus === null
      ? error && t(($) => $.api.hooks.noAnswer, { error })
      : t(($) => $.api.hooks.answer, { status: responseStatus, ms: tookMs ?? 0 });
  const facts = [
    at(createdAt),
    outcome,
    attempts > 1 && t(($) => $.api.hooks.attempts, { count: attempts }),
    attempts > 0 && nextAt && t(($) => $.api.hooks.next, { date: at(nextAt) }),
  ];
  const named = { type, date: at(createdAt) };
  return (
    <li className={classes.delivery}>
      <div className={classes.head}>
        <button
          type="button"
          className={classes.unfold}
          aria-expanded={isOpen}
          aria-label={t(($) => $.api.hooks.details, named)}
          onClick={() => setOpen(!isOpen)}
        >
          {type}
        </button>
        <Text span size="sm" c={state === "failed" ? "red" : undefined}>
          {t(($) => $.api.hooks.state[state])}
        </Text>
      </div>
      <Text size="sm" c="dimmed">
        {facts.filter(Boolean).join(" · ")}
      </Text>
      {isOpen && (
        <>
          <CodeBlock label={t(($) => $.api.hooks.request)} code={body} />
          {responseBody && <CodeBlock label={t(($) => $.api.hooks.response)} code={responseBody} />}
        </>
      )}
      {state !== "pending" && (
        <div>
          <Button
            size="compact-xs"
            variant="subtle"
            loading={loading}
            aria-label={t(($) => $.api.hooks.replayNamed, named)}
            onClick={() => void replay({ variables: { id } }).catch(() => undefined)}
          >
            {t(($) => $.api.hooks.replay)}
          </Button>
        </div>
      )}
    </li>
  );
}
