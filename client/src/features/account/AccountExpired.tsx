import { useEffect, useState } from "react";
import { onEvent, type WindowEvents } from "#lib/events";
import { useSession } from "#lib/identity/AuthProvider";
import { lazyScreen } from "#lib/lazy-screen";
import { LazyPart } from "#lib/ui/LazyPart";

const AccountExpiredModal = lazyScreen(() => import("./AccountExpiredModal"), "AccountExpiredModal");

interface Props {
  /** Where a successful upgrade sends the browser. */
  leaveFor?: (url: string) => void;
}

/**
 * Over any screen, of a signed-in user or not, from when the window hears that the account has expired until
 * it is open again or its user has left.
 */
export function AccountExpired({ leaveFor }: Props) {
  const [expiry, setExpiry] = useState<WindowEvents["accountExpired"] | null>(null);
  const uid = useSession().user?.uid;
  useEffect(() => {
    const stops = [onEvent("accountExpired", setExpiry), onEvent("accountReopened", () => setExpiry(null))];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useEffect(() => {
    if (uid) return () => setExpiry(null);
  }, [uid]);
  return (
    expiry && (
      <LazyPart>
        <AccountExpiredModal expiry={expiry} onLeft={() => setExpiry(null)} leaveFor={leaveFor} />
      </LazyPart>
    )
  );
}
