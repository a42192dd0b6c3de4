import { ActionIcon, Popover, Stack, Text } from "@mantine/core";
import { RefreshCw } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { toAppError } from "#lib/apollo/app-error";
import { OrderErrorText } from "#lib/ui/OrderErrorText";
import { PriceButton } from "#lib/ui/PriceButton";
import { RetryAlert } from "#lib/ui/RetryAlert";
import type { OncePrice, SpeakingOnce } from "./narration";

interface Props {
  text: string;
  /** Null while nothing can be ordered. The button stays, so that the focus does. */
  once: SpeakingOnce | null;
}

/** Speaks an unchanged sentence once more, after its price was told; or says what changes how it sounds. */
export function SpeakOnce({ text, once }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const [price, setPrice] = useState<OncePrice | null>(null);
  const [unpriced, setUnpriced] = useState<unknown>(null);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const label = t(($) => $.scripts.tools.once);
  const asker = useRef(once);
  asker.current = once;
  const canAsk = once !== null;
  const forgetPrice = () => {
    setPrice(null);
    setUnpriced(null);
  };
  // Asks as soon as it can: a price may be wanted while an order is carried out. Answers to former questions are late.
  useEffect(() => {
    if (!opened || !canAsk || price !== null || unpriced !== null) return;
    let isLate = false;
    asker.current?.price(text).then(
      (told) => isLate || setPrice(told),
      (refused) => isLate || setUnpriced(refused),
    );
    return () => {
      isLate = true;
    };
  }, [opened, canAsk, price, unpriced, text]);
  const open = () => {
    if (!once) return;
    setOpened(true);
    setError(null);
    forgetPrice();
  };
  const order = async (told: OncePrice) => {
    setBusy(true);
    setError(null);
    await once?.order(text, told).then(
      () => setOpened(false),
      (refused) => {
        setError(refused);
        if (toAppError(refused).refusal.reason === "QUOTE_EXPIRED") forgetPrice();
      },
    );
    setBusy(false);
  };
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      width={280}
      position="bottom-end"
      shadow="md"
      withinPortal
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={label}
          title={label}
          aria-disabled={!once || undefined}
          data-disabled={!once || undefined}
          onClick={() => (opened ? setOpened(false) : open())}
          // The focus moves into the price a moment after it opened; a key in between is meant for it too.
          onKeyDown={({ key }) => key === "Escape" && setOpened(false)}
        >
          <RefreshCw size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} data-of-tools>
        <Stack ref={content} gap="sm" aria-live="polite" tabIndex={-1} data-autofocus>
          {unpriced !== null ? (
            <RetryAlert
              error={toAppError(unpriced)}
              onRetry={() => {
                forgetPrice();
                // The button goes with the message.
                content.current?.focus();
              }}
            />
          ) : price?.isMade === false ? (
            <Text size="sm">{t(($) => $.scripts.tools.alike)}</Text>
          ) : (
            <>
              <Text size="sm">
                {price && price.others > 0
                  ? t(($) => $.scripts.tools.onceWith, { count: price.others })
                  : price && t(($) => $.scripts.tools.onceOnly)}
              </Text>
              <PriceButton
                credits={price?.credits ?? null}
                disabled={!once}
                loading={busy}
                onClick={() => price && void order(price)}
              >
                {t(($) => $.scripts.tools.onceOrder)}
              </PriceButton>
            </>
          )}
          {error !== null && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              <OrderErrorText error={error} />
            </Text>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
