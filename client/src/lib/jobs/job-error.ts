import { fromCode } from "#lib/errors";

/** Its owner ended the job: nothing went wrong. */
export const isCancelled = ({ errorCode }: { errorCode?: string | null }) => errorCode === "CANCELLED";

/** Why a job failed, as an error that has a text. Of refused input a job keeps "field: problem" as its message. */
export function failureOf(queue: { errorCode?: string | null; errorMessage?: string | null }) {
  const message = queue.errorMessage ?? undefined;
  const [, field, problem] = /^([\w.]+): (.+)$/.exec(message ?? "") ?? [];
  return fromCode({ code: queue.errorCode ?? "SERVER_ERROR", message, details: { field, problem } });
}
