import { delivery, newWebhook, type RestRow, user, webhook } from "../row.ts";

/** Webhooks of the account. */
export const webhookRows: Record<string, RestRow> = {
  "GET /api/webhooks": { ...user, graphql: ["Query.webhooks"] },
  "POST /api/webhooks": { ...user, graphql: ["Mutation.createWebhook"], body: newWebhook },
  "PATCH /api/webhooks/{id}": {
    ...user,
    graphql: ["Mutation.updateWebhook"],
    path: webhook,
    body: () => ({ enabled: false }),
  },
  "POST /api/webhooks/{id}/rotate": {
    ...user,
    graphql: ["Mutation.rotateWebhookSecret"],
    path: webhook,
    body: () => ({ overlapHours: 2 }),
  },
  "POST /api/webhooks/{id}/test": { ...user, graphql: ["Mutation.testWebhook"], path: webhook },
  "GET /api/webhooks/{id}/deliveries": { ...user, graphql: ["Query.webhookDeliveries"], path: webhook },
  "POST /api/webhooks/deliveries/{id}/replay": {
    ...user,
    graphql: ["Mutation.replayWebhookDelivery"],
    path: delivery,
  },
  "DELETE /api/webhooks/{id}": { ...user, graphql: ["Mutation.deleteWebhook"], path: webhook },
};
