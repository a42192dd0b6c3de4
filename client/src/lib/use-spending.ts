import { useRef, useState } from "react";
import { toAppError } from "#lib/apollo/app-error";
import type { AppError } from "#lib/errors";

/** A key that nobody else has; randomUUID is missing where the page came by plain http from another host. */
const newKey = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );

/**
 * Runs what costs credits. A second click while it runs does nothing. A repeat after an answer that
 * never came is the same purchase, by its key; another order (`order` names what is bought) is a new one.
 */
export function useSpending(order: string, buy: (idempotencyKey: string) => Promise<void>) {
  const intent = useRef<{ order: string; key: string } | null>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<AppError | null>(null);

  const spend = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError(null);
    if (intent.current?.order !== order) intent.current = { order, key: newKey() };
    try {
      await buy(intent.current.key);
      intent.current = null;
    } catch (cause) {
      const refused = toAppError(cause);
      // A refusal bought nothing, so the next click is a purchase of its own.
      if (!refused.retryable) intent.current = null;
      setError(refused);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { spend, busy, error };
}
