/** Events that a webhook can be told of. */
export const webhookTypes = [
  "page.analyzed",
  "page.failed",
  "page.changed",
  "script.completed",
  "script.failed",
  "audio.completed",
  "audio.failed",
  "revision.live",
  "publication.paused",
  "credits.low",
  "account.expiring",
] as const;
export type EventType = (typeof webhookTypes)[number];

/** Sent on request only, to whatever the webhook listens. */
export const TEST_EVENT = "webhook.test";
export type WebhookType = EventType | typeof TEST_EVENT;

export const deliveryStates = ["pending", "delivered", "failed"] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why a webhook was turned off: by its owner, by the receiver's 410, or after days of failures. */
export const disabledReasons = ["OWNER", "GONE", "FAILING"] as const;
export type DisabledReason = (typeof disabledReasons)[number];
