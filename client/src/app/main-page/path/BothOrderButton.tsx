import { Alert, Stack } from "@mantine/core";
import { AudioLines } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PlanWay } from "#lib/payment/PlanWay";
import { OrderErrorText } from "#lib/ui/OrderErrorText";
import { PriceButton } from "#lib/ui/PriceButton";
import { RetryAlert } from "#lib/ui/RetryAlert";
import type { BothOrder } from "./use-both-order";

/** From a page that was read to its sound with one click. */
export function BothOrderButton({ order }: { order: BothOrder }) {
  const { t } = useTranslation();
  const { quote, quoteError, renew, error } = order;
  return (
    <Stack gap="xs">
      {error && error.code !== "INSUFFICIENT_CREDITS" && (
        <Alert color="red">
          <OrderErrorText error={error} /> <PlanWay errors={[error]} />
        </Alert>
      )}
      {quoteError && <RetryAlert error={quoteError} onRetry={renew} />}
      <PriceButton
        fullWidth
        leftSection={<AudioLines size={16} aria-hidden />}
        credits={quote?.credits ?? null}
        unpriced={Boolean(quoteError)}
        loading={order.busy}
        resumed={order.resumed}
        onClick={() => void order.spend()}
      >
        {t(($) => $.main.path.both)}
      </PriceButton>
    </Stack>
  );
}
