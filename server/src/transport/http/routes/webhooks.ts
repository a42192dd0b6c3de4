import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { OVERLAP_HOURS, ROLL_HOURS } from "#kernel/limits";
import { webhookTypes } from "#kernel/webhook-types";
import type { Host } from "#transport/shared/host";
import { samples } from "../documents/samples.ts";
import { linkNext, PageQuery } from "../page-query.ts";
import {
  DeliveryShape,
  presentDelivery,
  presentShownWebhook,
  presentWebhook,
  ShownWebhookShape,
  WebhookShape,
} from "../presenters/webhook.ts";
import { IdPath } from "./paths.ts";

const tags = ["webhooks"];

const types = z.array(z.enum(webhookTypes));
const New = z.strictObject({ url: z.string(), types }).meta({ examples: [samples.newWebhook] });
const Change = z
  .strictObject({ url: z.string(), types, enabled: z.boolean() })
  .partial()
  .meta({ examples: [samples.webhookChange] });
const Rotation = z
  .strictObject({
    overlapHours: z
      .number()
      .optional()
      .describe(
        `Hours for which the former secret signs as well: ${OVERLAP_HOURS} unless given, at most ${ROLL_HOURS}`,
      ),
  })
  .meta({ examples: [{ overlapHours: 24 }] });
const Removed = z.object({ id: z.string() }).meta({ examples: [{ id: samples.webhook.id }] });

/** Webhooks that customers make; the payment provider's has a file of its own. */
export const webhookEndpointRoutes =
  ({ services: { webhooks } }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      "/webhooks",
      {
        schema: {
          tags,
          summary: "List the webhooks, newest first",
          response: { 200: z.array(WebhookShape) },
        },
      },
      async ({ viewer }) => (await webhooks.list(viewer)).map(presentWebhook),
    );

    api.post(
      "/webhooks",
      {
        schema: {
          tags,
          summary: "Make a webhook; only this answer shows its secret",
          body: New,
          response: { 201: ShownWebhookShape },
        },
      },
      async ({ viewer, body }, reply) =>
        reply.code(201).send(presentShownWebhook(await webhooks.create(viewer, body))),
    );

    api.patch(
      "/webhooks/:id",
      {
        schema: {
          tags,
          summary: "Change a webhook, or turn it off or on",
          params: IdPath,
          body: Change,
          response: { 200: WebhookShape },
        },
      },
      async ({ viewer, params, body }) => presentWebhook(await webhooks.update(viewer, params.id, body)),
    );

    api.delete(
      "/webhooks/:id",
      {
        schema: {
          tags,
          summary: "Delete a webhook and its deliveries",
          params: IdPath,
          response: { 200: Removed },
        },
      },
      async ({ viewer, params }) => ({ id: await webhooks.remove(viewer, params.id) }),
    );

    api.post(
      "/webhooks/:id/rotate",
      {
        schema: {
          tags,
          summary: "Replace the secret of a webhook; the former one signs as well for a while",
          params: IdPath,
          body: Rotation,
          response: { 200: ShownWebhookShape },
        },
      },
      async ({ viewer, params, body }) => presentShownWebhook(await webhooks.rotate(viewer, params.id, body)),
    );

    api.post(
      "/webhooks/:id/test",
      {
        schema: {
          tags,
          summary: "Send the event webhook.test",
          params: IdPath,
          response: { 202: DeliveryShape },
        },
      },
      async ({ viewer, params }, reply) =>
        reply.code(202).send(presentDelivery(await webhooks.test(viewer, params.id))),
    );

    api.get(
      "/webhooks/:id/deliveries",
      {
        schema: {
          tags,
          summary: "List the deliveries of the last 30 days, newest first",
          params: IdPath,
          querystring: PageQuery,
          response: { 200: z.array(DeliveryShape) },
        },
      },
      async ({ viewer, params: { id }, query }, reply) => {
        const { items, nextCursor } = await webhooks.deliveries(viewer, id, query);
        linkNext(reply, `/api/webhooks/${id}/deliveries`, query, nextCursor);
        return items.map(presentDelivery);
      },
    );

    api.post(
      "/webhooks/deliveries/:id/replay",
      {
        schema: {
          tags,
          summary: "Send a delivery once more, under its own identifier",
          params: IdPath,
          response: { 202: DeliveryShape },
        },
      },
      async ({ viewer, params }, reply) =>
        reply.code(202).send(presentDelivery(await webhooks.replay(viewer, params.id))),
    );
  };
