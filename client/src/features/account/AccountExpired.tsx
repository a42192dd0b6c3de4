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

/** Hidden until the window hears that the account has expired; then over any screen. */
export function AccountExpired({ leaveFor }: Props) {
  const [expiry, setExpiry] = useState<WindowEvents["accountExpired"] | null>(null);
  const signedIn = useSession().user !== null;
  useEffect(() => {
    if (!signedIn) return setExpiry(null);
    return listen("accountExpired", setExpiry);
  }, [signedIn]);
  return (
    expiry && (
      <LazyPart>
        <AccountExpiredModal expiry={expiry} onLeft={() => setExpiry(null)} leaveFor={leaveFor} />
      </LazyPart>
    )
  );
}
