import { AppError } from "./errors.ts";
import { isDiskFault, StorageFault } from "./storage-fault.ts";

/** Database and network codes that mean: not now, but soon. */
const OUTAGES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "DATABASE_HANGS",
  "EPIPE",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
  "53300",
  // A statement took longer than the database lets it.
  "57014",
]);

/** A transaction that saw what another changed, and one of two that waited for each other. */
const RACED = new Set(["40001", "40P01"]);

/**
 * Whether a transaction lost against others, so that nothing of it is kept and the next try passes. Postgres has an
 * internal error for it, too, where a connection that held a row is killed meanwhile.
 */
export const isRaced = ({ code, message }: { code?: unknown; message?: unknown }): boolean =>
  RACED.has(String(code)) || (code === "XX000" && /\bmultixact\b/.test(String(message)));

/** The public form of any thrown value. Unknown errors become SERVER_ERROR with their cause. */
export function appErrorOf(thrown: unknown): AppError {
  for (const error of causesOf(thrown)) {
    if (error instanceof AppError) return error;
    const isAway = OUTAGES.has(String((error as { code?: unknown }).code)) || isRaced(error);
    if (isAway || error instanceof StorageFault || isDiskFault(error)) {
      return new AppError("SERVICE_UNAVAILABLE", { cause: thrown });
    }
  }
  return new AppError("SERVER_ERROR", { cause: thrown });
}

/** The error and what caused it, as far as it tells. */
export function* causesOf(thrown: unknown) {
  let error = thrown;
  for (let depth = 0; depth < 5 && typeof error === "object" && error !== null; depth++) {
    yield error;
    error =
      (error as { cause?: unknown; originalError?: unknown }).cause ??
      (error as { originalError?: unknown }).originalError;
  }
}
