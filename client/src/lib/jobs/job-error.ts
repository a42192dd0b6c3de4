import type { Job_QueueFragment } from "#gql/graphql";
import { type AppError, fromCode } from "#lib/errors";

export type QueueFailure = Job_QueueFragment["failure"];

/** The owner cancelled the job: it did not fail. */
export const isCancelled = ({ failure }: { failure?: QueueFailure }) => failure?.reason === "CANCELLED";

/** Why a job failed, as an error that has a text. */
export const jobErrorOf = ({ failure }: { failure?: QueueFailure }): AppError =>
  fromCode({
    code: failure?.code ?? "SERVER_ERROR",
    reason: failure?.reason ?? undefined,
    message: failure?.message,
    details: failure?.details ?? undefined,
  });
