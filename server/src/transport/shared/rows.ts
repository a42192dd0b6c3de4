import type { Services } from "#domain/services";

/** Rows as the services hand them out: transports never look into the database themselves. */
export type EntryRow = Awaited<ReturnType<Services["entries"]["get"]>>;
export type QueueRow = Awaited<ReturnType<Services["queues"]["get"]>>;
