import type { Services } from "#domain/services";

/** Rows as the services hand them out: transports never look into the database themselves. */
export type EntryRecord = Awaited<ReturnType<Services["entries"]["get"]>>;
export type QueueRecord = Awaited<ReturnType<Services["queues"]["get"]>>;
