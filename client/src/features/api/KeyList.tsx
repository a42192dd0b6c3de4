import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { toAppError } from "#lib/apollo/app-error";
import { EmptyState } from "#lib/ui/EmptyState";
import { RetryAlert } from "#lib/ui/RetryAlert";
import classes from "./Api.module.css";
import { Key } from "./Key";
import type { ApiKeys } from "./use-api-keys";

/** The keys of the account, newest first. */
export function KeyList({ keys }: { keys: ApiKeys }) {
  const { t } = useTranslation();
  const { list, error, refetch } = keys;
  if (error && !list) return <RetryAlert error={toAppError(error)} onRetry={refetch} />;
  if (!list) return <Skeleton height={96} />;
  if (list.length === 0) {
    return (
      <EmptyState drawing="keys" title={t(($) => $.api.none)}>
        {t(($) => $.api.noneHint)}
      </EmptyState>
    );
  }
  return (
    <ul className={classes.keys} aria-label={t(($) => $.api.keys)}>
      {list.map((one) => (
        <Key key={one.id} value={one} keys={keys} />
      ))}
    </ul>
  );
}
