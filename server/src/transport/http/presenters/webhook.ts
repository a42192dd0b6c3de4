import { z } from "zod";
import type { ShownWebhook, Webhook, WebhookDelivery } from "#domain/webhooks/webhooks.service";
import { deliveryStates, disabledReasons, webhookTypes } from "#kernel/webhook-types";
import { samples } from "../documents/samples.ts";
import { isoMoment, Moment } from "./moment.ts";

const fields = {
  id: z.string(),
  url: z.string(),
  types: z.array(z.enum(webhookTypes)),
  formerUntil: Moment.nullable(),
  failingSince: Moment.nullable(),
  disabledAt: Moment.nullable(),
  disabledReason: z.enum(disabledReasons).nullable(),
  createdAt: Moment,
};
export const WebhookShape = z.object(fields).meta({ id: "Webhook", examples: [samples.webhook] });
export const ShownWebhookShape = z
  .object({ ...fields, secret: z.string() })
  .meta({ id: "ShownWebhook", examples: [samples.shownWebhook] });

export const DeliveryShape = z
  .object({
    id: z.string(),
    type: z.string(),
    body: z.string(),
    state: z.enum(deliveryStates),
    attempts: z.number(),
    nextAt: Moment.nullable(),
    attemptedAt: Moment.nullable(),
    tookMs: z.number().nullable(),
    responseStatus: z.number().nullable(),
    responseBody: z.string().nullable(),
    error: z.string().nullable(),
    createdAt: Moment,
  })
  .meta({ id: "WebhookDelivery", examples: [samples.webhookDelivery] });

const momentOf = (date: Date | null) => date && isoMoment(date);

export const presentWebhook = (webhook: Webhook) =>
  ({
    ...webhook,
    formerUntil: momentOf(webhook.formerUntil),
    failingSince: momentOf(webhook.failingSince),
    disabledAt: momentOf(webhook.disabledAt),
    createdAt: isoMoment(webhook.createdAt),
  }) as z.infer<typeof WebhookShape>;

export const presentShownWebhook = ({ secret, ...webhook }: ShownWebhook) => ({
  ...presentWebhook(webhook),
  secret,
});

export const presentDelivery = ({
  webhookId: _webhook,
  eventKey: _key,
  ...delivery
}: WebhookDelivery): z.infer<typeof DeliveryShape> => ({
  ...delivery,
  nextAt: momentOf(delivery.nextAt),
  attemptedAt: momentOf(delivery.attemptedAt),
  createdAt: isoMoment(delivery.createdAt),
});
