import { useMutation } from "@apollo/client/react";
import { Alert, Stack, Text } from "@mantine/core";
import { Sparkles } from "lucide-react";
import { useTranslation } from "react-i18next";
import { GenerateScriptDocument, type GenerateScriptMutation } from "#gql/graphql";
import { clock } from "#lib/clock";
import { QUOTE_DELAY } from "#lib/timing";
import { Disclosure } from "#lib/ui/Disclosure";
import { OrderErrorText } from "#lib/ui/OrderErrorText";
import { PriceButton } from "#lib/ui/PriceButton";
import { RetryAlert } from "#lib/ui/RetryAlert";
import { useSettled } from "#lib/use-settled";
import { useSpending } from "#lib/use-spending";
import { MoreScriptSettings, ScriptSettingsFields } from "./ScriptSettingsFields";
import { useScriptQuote } from "./use-script-quote";
import { useScriptSettings } from "./use-script-settings";

interface Props {
  entryId: string;
  hasScript: boolean;
  /** Why no script can be asked for now, such as one being written. */
  disabled: boolean;
  onQueued(queue: GenerateScriptMutation["generateScript"]): void;
}

/** How the script shall be, and the button that writes it. The settings are remembered on this device. */
export function ScriptSettingsForm({ entryId, hasScript, disabled, onQueued }: Props) {
  const { t } = useTranslation();
  const { settings, input, change } = useScriptSettings();
  const { settled, isSettled } = useSettled(input, QUOTE_DELAY);
  const { quote, quoteError, renew } = useScriptQuote({ entryId, settings: settled }, disabled || !isSettled);

  const [generate] = useMutation(GenerateScriptDocument);
  const order = { kind: "script", key: JSON.stringify([entryId, input]) } as const;
  const buy = async (idempotencyKey: string) => {
    const { data } = await generate({
      variables: { entryId, settings: input, quoteId: quote?.id, idempotencyKey },
    });
    if (data) onQueued(data.generateScript);
  };
  const { spend, busy, error, resumed } = useSpending(order, buy, { underway: disabled, onExpired: renew });

  return (
    <Stack gap="md">
      <ScriptSettingsFields settings={settings} onChange={change} />
      <Disclosure label={t(($) => $.scripts.settings.more)}>
        <MoreScriptSettings settings={settings} onChange={change} />
      </Disclosure>
      {error && error.code !== "INSUFFICIENT_CREDITS" && (
        <Alert color="red">
          <OrderErrorText error={error} />
        </Alert>
      )}
      {quoteError && <RetryAlert error={quoteError} onRetry={renew} />}
      {quote?.availableSeconds != null && (
        <Alert color="yellow">
          {t(($) => $.scripts.settings.shortPage, { length: clock(quote.availableSeconds) })}
        </Alert>
      )}
      <PriceButton
        fullWidth
        variant="default"
        leftSection={<Sparkles size={16} aria-hidden />}
        credits={quote?.credits ?? null}
        unpriced={Boolean(quoteError)}
        loading={busy}
        disabled={disabled}
        resumed={resumed}
        onClick={() => void spend()}
      >
        {hasScript ? t(($) => $.scripts.generateAgain) : t(($) => $.scripts.generate)}
      </PriceButton>
      {hasScript && (
        <Text size="xs" c="dimmed">
          {t(($) => $.scripts.generateAgainHint)}
        </Text>
      )}
    </Stack>
  );
}
