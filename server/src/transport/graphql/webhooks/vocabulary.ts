import { registerEnumType } from "type-graphql";
import { deliveryStates, disabledReasons, type EventType, webhookTypes } from "#kernel/webhook-types";
import { enumOf } from "../vocabulary.ts";

/** A dot may not stand in a name of GraphQL. */
export const WebhookEventTypeEnum = Object.fromEntries(
  webhookTypes.map((type) => [type.replace(".", "_"), type]),
) as Record<string, EventType>;
registerEnumType(WebhookEventTypeEnum, {
  name: "WebhookEventType",
  description: "Events that a webhook can be told of.",
});

export const DeliveryStateEnum = enumOf(
  "DeliveryState",
  deliveryStates,
  "Whether an event has arrived; `pending` is tried again.",
);
export const WebhookDisabledReasonEnum = enumOf(
  "WebhookDisabledReason",
  disabledReasons,
  "Why a webhook is off: by its owner, by an answer 410, or after five days of failures.",
);
