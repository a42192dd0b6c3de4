import { AppError, type ErrorCode } from "#domain/errors";
import { appErrorOf } from "#lib/app-error-of";

/** What the user of a failed job is told: a known error's own words, never another one's. */
export function failureOf(error: unknown): { code: ErrorCode; message: string } {
  if (error instanceof AppError) return { code: error.code, message: error.message };
  return { code: "SERVER_ERROR", message: "Something went wrong on our side; nothing was charged" };
}

/**
 * The database or the storage was away for a moment: what was made so far is kept, and the next attempt goes
 * on from there. A vendor's outage is none: its caller has asked again, and says whose it is.
 */
export const isOutage = (error: unknown): boolean =>
  !(error instanceof AppError) && appErrorOf(error).code === "SERVICE_UNAVAILABLE";
