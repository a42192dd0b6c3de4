import { ActionIcon, Popover, Stack, Text } from "@mantine/core";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toAppError } from "#lib/apollo/app-error";
import { ErrorText } from "#lib/ui/ErrorText";
import { PriceButton } from "#lib/ui/PriceButton";
import type { OncePrice, SpeakingOnce } from "./narration";

interface Props {
  text: string;
  once: SpeakingOnce;
}

/** Speaks an unchanged sentence once more, after its price was told; or says what changes how it sounds. */
export function SpeakOnce({ text, once }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const [price, setPrice] = useState<OncePrice | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const label = t(($) => $.scripts.tools.once);
  const ask = () => {
    setOpened(true);
    setPrice(null);
    setError(null);
    once.price(text).then(setPrice, setError);
  };
  const order = async (told: OncePrice) => {
    setBusy(true);
    setError(null);
    await once.order(text, told).then(() => setOpened(false), setError);
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
          onClick={() => (opened ? setOpened(false) : ask())}
        >
          <RefreshCw size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label} data-of-tools>
        <Stack gap="sm" aria-live="polite" tabIndex={-1} data-autofocus>
          {price?.isMade === false ? (
            <Text size="sm">{t(($) => $.scripts.tools.alike)}</Text>
          ) : (
            <>
              <Text size="sm">
                {price && price.others > 0
                  ? t(($) => $.scripts.tools.onceWith, { count: price.others })
                  : t(($) => $.scripts.tools.onceOnly)}
              </Text>
              <PriceButton
                credits={price?.credits ?? null}
                loading={busy}
                onClick={() => price && void order(price)}
              >
                {t(($) => $.scripts.tools.onceOrder)}
              </PriceButton>
            </>
          )}
          {error !== null && (
            <Text size="sm" c="var(--mantine-color-error)" role="alert">
              <ErrorText error={toAppError(error)} />
            </Text>
          )}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
