import { useEffect, useRef } from "react";
import { QUOTE_AT_MOST_EVERY } from "#lib/timing";

/** Asks anew when an offer runs out, so that nobody is left with a price that is refused. */
export function useRenewal(expiresAt: string | undefined, renew: () => void) {
  const latest = useRef(renew);
  latest.current = renew;
  useEffect(() => {
    if (!expiresAt) return;
    const left = Math.max(Date.parse(expiresAt) - Date.now(), QUOTE_AT_MOST_EVERY);
    const timer = setTimeout(() => latest.current(), left);
    return () => clearTimeout(timer);
  }, [expiresAt]);
}
