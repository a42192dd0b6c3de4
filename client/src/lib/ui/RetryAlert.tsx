import { Alert, Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { AppError } from "#lib/errors";
import { PlanWay } from "#lib/payment/PlanWay";
import { ErrorText } from "./ErrorText";

/** Names what could not be loaded and offers a retry. */
export function RetryAlert({ error, onRetry }: { error: AppError; onRetry(): void }) {
  const { t } = useTranslation();
  return (
    <Alert color="red">
      <ErrorText error={error} /> <PlanWay errors={[error]} />
      <Button variant="subtle" size="compact-xs" onClick={onRetry}>
        {t(($) => $.common.retry)}
      </Button>
    </Alert>
  );
}
