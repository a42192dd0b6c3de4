import { z } from "zod";
import { progressOf } from "#domain/queues/progress";
import { queueStages, queueStatuses, queueTypes } from "#kernel/vocabulary";
import type { QueueRow } from "#transport/shared/rows";
import { samples } from "../documents/samples.ts";
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
    error: z.object({ code: z.string(), message: z.string() }).nullable(),
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
  error: row.errorCode ? { code: row.errorCode, message: row.errorMessage ?? row.errorCode } : null,
  createdAt: moment(row.createdAt),
  startedAt: row.startedAt && moment(row.startedAt),
  finishedAt: row.finishedAt && moment(row.finishedAt),
});
