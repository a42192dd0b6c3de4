import type { QueueRow } from "#db/schema/index";
import type { WebhookEvent } from "#domain/outbox/emit";

type Job = Pick<QueueRow, "id" | "entryId" | "queueType">;
const nounOf = ({ queueType }: Job) => (queueType === "generate_script" ? "script" : "audio");

export const completedEvent = (job: Job, revisionNumber: string): WebhookEvent => ({
  type: `${nounOf(job)}.completed`,
  data: { entryId: job.entryId, queueId: job.id, revisionNumber },
});

export const failedEvent = (job: Job & Pick<QueueRow, "errorCode">): WebhookEvent => ({
  type: `${nounOf(job)}.failed`,
  data: { entryId: job.entryId, queueId: job.id, error: job.errorCode },
});
