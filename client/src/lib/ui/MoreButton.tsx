import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { toAppError } from "#lib/apollo/app-error";
import type { Further } from "#lib/apollo/use-further";
import { RetryAlert } from "./RetryAlert";

/** Below a list that goes on. */
export function MoreButton({ further: { exists, loading, error, load } }: { further: Further }) {
  const { t } = useTranslation();
  if (!exists) return null;
  if (error) return <RetryAlert error={toAppError(error)} onRetry={load} />;
  return (
    <Button variant="subtle" size="xs" fullWidth mt="xs" loading={loading} onClick={load}>
      {t(($) => $.common.more)}
    </Button>
  );
}
