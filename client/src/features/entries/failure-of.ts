import { fromCode } from "#lib/errors";

/** The error code of a job that its owner ended. */
export const CANCELLED = "CANCELLED";

/** Why a job failed, as an error that has a text. */
export const failureOf = (queue: { errorCode?: string | null; errorMessage?: string | null }) =>
  fromCode({ code: queue.errorCode ?? "SERVER_ERROR", message: queue.errorMessage ?? undefined });
