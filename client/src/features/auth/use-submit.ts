import { useRef, useState } from "react";
import type { AuthResult } from "#lib/identity/auth";
import { type FailureKey, failureKey } from "./failure";

/** Runs a form's one call: a second click while it runs does nothing, a failure gets its text's key. */
export function useSubmit(fallback: FailureKey) {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureKey | null>(null);

  /** True when the call succeeded. */
  const submit = async (call: () => Promise<AuthResult>): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setFailure(null);
    const result = await call();
    running.current = false;
    setBusy(false);
    if (!result.success) setFailure(failureKey(result.code, fallback));
    return result.success;
  };

  return { submit, busy, failure };
}
