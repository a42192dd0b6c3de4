import { Alert, Stack, Text } from "@mantine/core";
import { AudioLines } from "lucide-react";
import { useTranslation } from "react-i18next";
import { PriceButton } from "#lib/ui/PriceButton";
import { RetryAlert } from "#lib/ui/RetryAlert";
import { useErrorText } from "#lib/use-error-text";
import type { AudioOrder } from "./use-audio-order";

/** The button that makes the audio, and what is to be known before it is pressed. */
export function AudioOrderButton({ order }: { order: AudioOrder }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { quote, quoteError, renew, error, partly, untied, unsaved, hasAudio } = order;
  return (
    <Stack gap="xs">
      {error && error.code !== "INSUFFICIENT_CREDITS" && <Alert color="red">{errorText(error)}</Alert>}
      {untied > 0 && (
        <Alert color="yellow" p="sm">
          {t(($) => $.audios.untied, { count: untied })}
        </Alert>
      )}
      {quoteError && <RetryAlert error={quoteError} onRetry={renew} />}
      <PriceButton
        fullWidth
        variant={partly?.changed === 0 ? "default" : "filled"}
        leftSection={<AudioLines size={16} aria-hidden />}
        credits={quote?.credits ?? null}
        loading={order.busy}
        disabled={order.blocked}
        resumed={order.resumed}
        onClick={() => void order.spend()}
      >
        {hasAudio ? t(($) => $.audios.update) : t(($) => $.audios.generate)}
      </PriceButton>
      {unsaved && (
        <Text size="xs" c="dimmed" role="status">
          {t(($) => $.audios.unsaved)}
        </Text>
      )}
      {partly && quote && (
        <Text size="xs" c="dimmed" role="status">
          {partly.changed === 0
            ? t(($) => $.audios.unchanged)
            : t(($) => $.audios.changed, { ...partly, count: quote.credits })}
        </Text>
      )}
    </Stack>
  );
}
