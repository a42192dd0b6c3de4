import type { Emit } from "#domain/outbox/emit";

/** Events of accounts without webhooks go nowhere. */
export const noWebhooks: Emit = async () => {};
