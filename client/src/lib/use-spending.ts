import { useCallbackRef } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import { toAppError } from "#lib/apollo/app-error";
import type { AppError } from "#lib/errors";
import { newKey } from "#lib/new-key";
import { noteRefusal, type Order, takePending } from "#lib/pending-order";

interface Circumstances {
  /** The order was seen in progress, so its lost answer is not awaited any more. */
  underway: boolean;
  /** The price that was shown holds no more. */
  onExpired(): void;
}

/**
 * Runs what costs credits. A second click while it runs does nothing. A repeat after an answer that
 * never came is the same purchase, by its key; another order (`order` names what is bought) is a new one.
 * `resumed` says that one comes back from buying credits for this very order.
 */
export function useSpending(
  { kind, key }: Order,
  buy: (idempotencyKey: string) => Promise<void>,
  { underway, onExpired }: Circumstances,
) {
  const intent = useRef<{ order: string; key: string } | null>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const [resumed, setResumed] = useState(false);

  useEffect(() => {
    if (takePending({ kind, key })) setResumed(true);
  }, [kind, key]);

  useEffect(() => {
    if (!underway) return;
    intent.current = null;
    setError(null);
  }, [underway]);

  const spend = useCallbackRef(async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(null);
    setResumed(false);
    if (intent.current?.order !== key) intent.current = { order: key, key: newKey() };
    try {
      await buy(intent.current.key);
      intent.current = null;
      noteRefusal(null);
    } catch (cause) {
      const refused = toAppError(cause);
      // A refusal bought nothing, so the next click is a purchase of its own.
      if (!refused.retryable) intent.current = null;
      if (refused.code === "INSUFFICIENT_CREDITS") noteRefusal({ kind, key });
      if (refused.refusal.reason === "QUOTE_EXPIRED") onExpired();
      setError(refused);
    } finally {
      running.current = false;
      setBusy(false);
    }
  });
  return { spend, busy, error, resumed };
}
