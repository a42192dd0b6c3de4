import { z } from "zod";
import { queueFailure } from "#domain/queues/failure";
import { progressOf } from "#domain/queues/progress";
import { queueStages, queueStatuses, queueTypes } from "#kernel/vocabulary";
import type { QueueRow } from "#transport/shared/rows";
import { samples } from "../documents/samples.ts";
import { ErrorCode, ErrorReason, RefusedInput } from "../vocabulary.ts";
import { Moment, moment } from "./moment.ts";

export const Queue = z
  .object({
    queueId: z.string(),
    entryId: z.string(),
    queueType: z.enum(queueTypes),
    status: z.enum(queueStatuses),
    stage: z.enum(queueStages).nullable(),
    progress: z.number(),
    done: z.number(),
    total: z.number(),
    revision_number: z.string().nullable(),
    error: z
      .object({
        code: z.union([ErrorCode, ErrorReason]).describe("The narrowest word for why it failed"),
        message: z.string(),
        details: RefusedInput.optional(),
      })
      .nullable(),
    createdAt: Moment,
    startedAt: Moment.nullable(),
    finishedAt: Moment.nullable(),
  })
  .meta({
    id: "Queue",
    examples: [samples.queue],
  });

export const presentQueue = (row: QueueRow): z.infer<typeof Queue> => ({
  queueId: row.id,
  entryId: row.entryId,
  queueType: row.queueType,
  status: row.status,
  stage: row.stage,
  progress: progressOf(row),
  done: row.done,
  total: row.total,
  revision_number: row.revisionNumber,
  error: presentFailure(row),
  createdAt: moment(row.createdAt),
  startedAt: row.startedAt && moment(row.startedAt),
  finishedAt: row.finishedAt && moment(row.finishedAt),
});

function presentFailure(row: QueueRow): z.infer<typeof Queue>["error"] {
  const failure = queueFailure(row);
  if (!failure) return null;
  const { code, reason, message, details } = failure;
  return { code: reason ?? code, message, ...(details && { details }) };
}
