import { AppError, type ErrorCode } from "#domain/errors";

/** What the user of a failed job is told: a known error's own words, never another one's. */
export function failureOf(error: unknown): { code: ErrorCode; message: string } {
  if (error instanceof AppError) return { code: error.code, message: error.message };
  return { code: "SERVER_ERROR", message: "Something went wrong on our side; nothing was charged" };
}
