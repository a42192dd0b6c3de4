import { appErrorOf } from "#kernel/app-error-of";
import {
  AppError,
  type ErrorCode,
  errors,
  isErrorCode,
  isRefusedInput,
  type RefusedInput,
} from "#kernel/errors";
import { codeOfReason, type ErrorReason, isReason } from "#kernel/reasons";

/** Codes whose reasons name what failed, as users can act on it: LOGIN_WALL, PAGE_CHANGED, SPEECH_ENGINE, WRITER … */
const TELLING: readonly ErrorCode[] = ["PAGE_UNREADABLE", "CONFLICT", "SERVICE_UNAVAILABLE"];

/** A failure as its queue keeps it. */
export interface KeptFailure {
  errorCode: string;
  errorMessage: string;
  errorDetails?: RefusedInput | null;
}

/** The message for the user of a failed job: a known error's own words, never those of an unknown one. */
export function failureOf(error: unknown): KeptFailure {
  if (!(error instanceof AppError))
    return {
      errorCode: "SERVER_ERROR",
      errorMessage: "Something went wrong on our side; nothing was charged",
    };
  const { message, details } = error;
  return {
    errorCode: narrowestOf(error),
    errorMessage: message,
    errorDetails: isRefusedInput(details) ? details : null,
  };
}

/** A job has one word for why it failed. A reason that is called like a code would be taken for that. */
function narrowestOf({ code, reason }: AppError): string {
  return reason && TELLING.includes(code) && !(reason in errors) ? reason : code;
}

export interface QueueFailure {
  code: ErrorCode;
  reason: ErrorReason | null;
  message: string;
  details: RefusedInput | null;
}

/** Why a job ended without a result, as an error says it; null where nothing failed. */
export function queueFailure(
  queue: { [Key in keyof KeptFailure]: KeptFailure[Key] | null },
): QueueFailure | null {
  const { errorCode: word, errorMessage, errorDetails } = queue;
  if (word === null) return null;
  const failure = { message: errorMessage ?? word, details: errorDetails ?? null };
  if (isErrorCode(word)) return { code: word, reason: null, ...failure };
  if (isReason(word)) return { code: codeOfReason(word), reason: word, ...failure };
  // Written by a newer version that runs beside this one.
  return { code: "SERVER_ERROR", reason: null, ...failure };
}

/**
 * The database or the storage was away for a moment: what was made so far is kept, and the next attempt goes
 * on from there. A vendor's outage does not count: its caller has asked again already, and names the vendor.
 */
export const isOutage = (error: unknown): boolean =>
  !(error instanceof AppError) && appErrorOf(error).code === "SERVICE_UNAVAILABLE";
