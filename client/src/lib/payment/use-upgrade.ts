import { useState } from "react";
import { useSession } from "#lib/identity/AuthProvider";
import { usePageRestored } from "#lib/use-page-restored";
import { paymentUrl } from "./payment-url";

const goTo = (url: string) => location.assign(url);

/** idle → processing → away to the payment page, or idle again with the failure shown. */
export function useUpgrade(leaveFor = goTo) {
  const { user } = useSession();
  const [processing, setProcessing] = useState(false);
  const [failed, setFailed] = useState(false);

  // Back from the payment page, everything is as it was when it was left.
  usePageRestored(() => setProcessing(false));

  const upgrade = async () => {
    if (!user || processing) return;
    setProcessing(true);
    setFailed(false);
    const url = await paymentUrl().catch(() => null);
    if (url) return leaveFor(url);
    setFailed(true);
    setProcessing(false);
  };

  return { upgrade, processing, failed };
}
