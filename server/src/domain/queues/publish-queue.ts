import type { Executor } from "#db/client";
import type { QueueRow } from "#db/schema/index";
import type { Events } from "#ports/events";

/** Tells every web process that this queue changed, by its ids only. */
export const publishQueue = (events: Events, executor: Executor, { id, userId, entryId }: QueueRow) =>
  events.publish(executor, { kind: "queue", userId, entryId, queueId: id });
