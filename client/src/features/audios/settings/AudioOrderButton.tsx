import { Alert, Stack, Text } from "@mantine/core";
import { AudioLines } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PlanWay } from "#lib/payment/PlanWay";
import { OrderErrorText } from "#lib/ui/OrderErrorText";
import { PriceButton } from "#lib/ui/PriceButton";
import { RetryAlert } from "#lib/ui/RetryAlert";
import type { AudioOrder } from "./use-audio-order";

/** The button that makes the audio; why it cannot be made stands above it. */
export function AudioOrderButton({ order }: { order: AudioOrder }) {
  const { t } = useTranslation();
  const { quote, quoteError, renew, error, partly, hasAudio } = order;
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
        variant={partly?.changed === 0 ? "default" : "filled"}
        leftSection={<AudioLines size={16} aria-hidden />}
        credits={quote?.credits ?? null}
        unpriced={Boolean(quoteError)}
        loading={order.busy}
        disabled={order.blocked}
        resumed={order.resumed}
        onClick={() => void order.spend()}
      >
        {hasAudio ? t(($) => $.audios.update) : t(($) => $.audios.generate)}
      </PriceButton>
    </Stack>
  );
}

/** Says what the price covers, or why there is none yet. It keeps its place when empty, so that nothing moves. */
export function AudioOrderNote({ order: { quote, partly, unsaved } }: { order: AudioOrder }) {
  const { t } = useTranslation();
  return (
    <Text size="xs" c="dimmed" role="status" mih="1.5em">
      {unsaved
        ? t(($) => $.audios.unsaved)
        : partly &&
          quote &&
          (partly.changed === 0
            ? t(($) => $.audios.unchanged)
            : t(($) => $.audios.changed, { ...partly, count: quote.credits }))}
    </Text>
  );
}
