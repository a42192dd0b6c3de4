import { z } from "zod";
import { queueFailure } from "#domain/queues/failure";
import { isWithAudio } from "#domain/queues/order";
import { progressOf } from "#domain/queues/progress";
import { queueKinds, queueStages, queueStatuses } from "#kernel/vocabulary";
import type { QueueRecord } from "#transport/shared/rows";
import { samples } from "../documents/samples.ts";
import { ErrorCodeShape, ErrorReasonShape, RefusedInputShape } from "../vocabulary.ts";
import { isoMoment, Moment } from "./moment.ts";

export const Queue = z
  .object({
    queueId: z.string(),
    entryId: z.string(),
    queueType: z.enum(queueKinds),
    status: z.enum(queueStatuses),
    stage: z.enum(queueStages).nullable(),
    progress: z.number(),
    done: z.number(),
    total: z.number(),
    revision_number: z.string().nullable(),
    withAudio: z.boolean().describe("The audio was ordered with the script"),
    audioHeldBack: ErrorReasonShape.nullable().describe("Why that audio was not begun"),
    error: z
      .object({
        code: z.union([ErrorCodeShape, ErrorReasonShape]).describe("The narrowest word for why it failed"),
        message: z.string(),
        details: RefusedInputShape.optional(),
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

export const presentQueue = (row: QueueRecord): z.infer<typeof Queue> => ({
  queueId: row.id,
  entryId: row.entryId,
  queueType: row.queueType,
  status: row.status,
  stage: row.stage,
  progress: progressOf(row),
  done: row.done,
  total: row.total,
  revision_number: row.revisionNumber,
  withAudio: isWithAudio(row),
  audioHeldBack: row.audioHeldBack,
  error: presentFailure(row),
  createdAt: isoMoment(row.createdAt),
  startedAt: row.startedAt && isoMoment(row.startedAt),
  finishedAt: row.finishedAt && isoMoment(row.finishedAt),
});

function presentFailure(row: QueueRecord): z.infer<typeof Queue>["error"] {
  const failure = queueFailure(row);
  if (!failure) return null;
  const { code, reason, message, details } = failure;
  return { code: reason ?? code, message, ...(details && { details }) };
}
