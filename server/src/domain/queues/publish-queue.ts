import type { SQL } from "drizzle-orm";
import type { Executor } from "#db/client";
import type { QueueRow } from "#db/schema/index";
import type { AppEvent, Events } from "#ports/events";

type Changed = Pick<QueueRow, "id" | "userId" | "entryId">;

const changeOf = ({ id, userId, entryId }: Changed): AppEvent => ({
  kind: "queue",
  userId,
  entryId,
  queueId: id,
});

/** Tells every web process that this queue changed, by its ids only. */
export const publishQueue = (events: Events, executor: Executor, queue: Changed) =>
  events.publish(executor, changeOf(queue));

/** The same as an expression of the statement that changes it. */
export const queuePublication = (events: Events, queue: Changed): SQL => events.publication(changeOf(queue));
