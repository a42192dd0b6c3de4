import { appErrorOf, causesOf, isRaced } from "#kernel/app-error-of";
import { faultOf, faultWords, isDiskFault, StorageFault } from "#kernel/storage-fault";
import { logError } from "./log-error.ts";

/** Why something failed, in words for an operator and without what a query was given. */
export function causeInWords(error: unknown): string {
  const kind = error instanceof StorageFault || isDiskFault(error) ? faultOf(error) : null;
  if (kind) return faultWords[kind];
  if ([...causesOf(error)].some(isRaced))
    return "a transaction lost against others that changed the same rows";
  if (appErrorOf(error).code === "SERVICE_UNAVAILABLE") return "the database or a service does not answer";
  if (!(error instanceof Error)) return String(error);
  return (logError(error) as { message: string }).message.split("\n")[0] ?? "";
}
