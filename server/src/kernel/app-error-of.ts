import { AppError } from "./errors.ts";

/** Database and network codes that mean: not now, but soon. */
const OUTAGES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "CONNECT_TIMEOUT",
  "CONNECTION_CLOSED",
  "CONNECTION_ENDED",
  "CONNECTION_DESTROYED",
  "EPIPE",
  "ETIMEDOUT",
  "57P01",
  "57P02",
  "57P03",
  "53300",
]);

/** The public form of any thrown value. Unknown errors become SERVER_ERROR with their cause. */
export function appErrorOf(thrown: unknown): AppError {
  for (const error of causes(thrown)) {
    if (error instanceof AppError) return error;
    if (OUTAGES.has(String((error as { code?: unknown }).code))) {
      return new AppError("SERVICE_UNAVAILABLE", { cause: thrown });
    }
  }
  return new AppError("SERVER_ERROR", { cause: thrown });
}

function* causes(thrown: unknown) {
  let error = thrown;
  for (let depth = 0; depth < 5 && typeof error === "object" && error !== null; depth++) {
    yield error;
    error =
      (error as { cause?: unknown; originalError?: unknown }).cause ??
      (error as { originalError?: unknown }).originalError;
  }
}
