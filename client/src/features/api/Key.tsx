import { Alert, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ApiKeys_KeyFragment } from "#gql/graphql";
import { toAppError } from "#lib/apollo/app-error";
import { periods } from "#lib/periods";
import { ErrorText } from "#lib/ui/ErrorText";
import classes from "./Api.module.css";
import { KeyFacts } from "./KeyFacts";
import type { ApiKeys } from "./use-api-keys";

const actions = ["roll", "revoke"] as const;
type Action = (typeof actions)[number];

/** One key: what it may do, what it has used, and the ways to end it. */
export function Key({ value, keys }: { value: ApiKeys_KeyFragment; keys: ApiKeys }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Action | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const { id, name, lastFour } = value;
  const run = async (action: Action) => {
    setBusy(true);
    setError(null);
    await keys[action](id).then(() => setAsked(null), setError);
    setBusy(false);
  };
  return (
    <li className={classes.key}>
      <div className={classes.head}>
        <span className={classes.name} data-words>
          {name}
        </span>
        <Text span size="sm" c="dimmed" className={classes.end}>
          ymk_…{lastFour}
        </Text>
      </div>
      <KeyFacts {...value} />
      {error !== null && (
        <Alert color="red">
          <ErrorText error={toAppError(error)} />
        </Alert>
      )}
      {asked && (
        <Text size="sm" data-phrases>
          {t(($) => $.api.ask[asked], { hours: periods.overlapHours })}
        </Text>
      )}
      {asked ? (
        <Group gap="xs">
          <Button
            size="xs"
            color={asked === "revoke" ? "red" : undefined}
            loading={busy}
            onClick={() => void run(asked)}
          >
            {t(($) => $.api[asked])}
          </Button>
          <Button size="xs" variant="subtle" color="gray" onClick={() => setAsked(null)}>
            {t(($) => $.common.cancel)}
          </Button>
        </Group>
      ) : (
        <Group gap="xs">
          {actions.map((action) => (
            <Button
              key={action}
              size="xs"
              variant="default"
              aria-label={t(($) => $.api.named[action], { name })}
              onClick={() => setAsked(action)}
            >
              {t(($) => $.api[action])}
            </Button>
          ))}
        </Group>
      )}
    </li>
  );
}
