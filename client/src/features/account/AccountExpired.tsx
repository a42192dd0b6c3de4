import { useEffect, useState } from "react";
import { listen, type WindowEvents } from "#lib/events";
import { useSession } from "#lib/identity/AuthProvider";
import { lazyScreen } from "#lib/lazy-screen";
import { LazyPart } from "#lib/ui/LazyPart";

const AccountExpiredModal = lazyScreen(() => import("./AccountExpiredModal"), "AccountExpiredModal");

interface Props {
  /** Where a successful upgrade sends the browser. */
  leaveFor?: (url: string) => void;
}

/** Over any screen from when the window hears that the account has expired until it is open again. */
export function AccountExpired({ leaveFor }: Props) {
  const [expiry, setExpiry] = useState<WindowEvents["accountExpired"] | null>(null);
  const signedIn = useSession().user !== null;
  useEffect(() => {
    if (!signedIn) return setExpiry(null);
    const stops = [listen("accountExpired", setExpiry), listen("accountReopened", () => setExpiry(null))];
    return () => {
      for (const stop of stops) stop();
    };
  }, [signedIn]);
  return (
    expiry && (
      <LazyPart>
        <AccountExpiredModal expiry={expiry} onLeft={() => setExpiry(null)} leaveFor={leaveFor} />
      </LazyPart>
    )
  );
}
