import { appErrorOf } from "#kernel/app-error-of";
import { AppError, type ErrorCode, errors } from "#kernel/errors";

/** Codes whose reasons name what failed, as users can act on it: LOGIN_WALL, PAGE_CHANGED, SPEECH_ENGINE, WRITER … */
const TELLING: readonly ErrorCode[] = ["PAGE_UNREADABLE", "CONFLICT", "SERVICE_UNAVAILABLE"];

/** What the user of a failed job is told: a known error's own words, never another one's. */
export function failureOf(error: unknown): { code: string; message: string } {
  if (error instanceof AppError) return { code: narrowestOf(error), message: error.message };
  return { code: "SERVER_ERROR", message: "Something went wrong on our side; nothing was charged" };
}

/** A job has one word for why it failed. A reason that is called like a code would be taken for that. */
function narrowestOf({ code, reason }: AppError): string {
  return reason && TELLING.includes(code) && !(reason in errors) ? reason : code;
}

/**
 * The database or the storage was away for a moment: what was made so far is kept, and the next attempt goes
 * on from there. A vendor's outage is none: its caller has asked again, and says whose it is.
 */
export const isOutage = (error: unknown): boolean =>
  !(error instanceof AppError) && appErrorOf(error).code === "SERVICE_UNAVAILABLE";
