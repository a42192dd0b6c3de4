import { fromCode } from "#lib/errors";

/** Its owner ended the job: nothing went wrong. */
export const isCancelled = ({ errorCode }: { errorCode?: string | null }) => errorCode === "CANCELLED";

/** Why a job failed, as an error that has a text. */
export const failureOf = (queue: { errorCode?: string | null; errorMessage?: string | null }) =>
  fromCode({ code: queue.errorCode ?? "SERVER_ERROR", message: queue.errorMessage ?? undefined });
