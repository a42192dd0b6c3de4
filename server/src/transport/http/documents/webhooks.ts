import { z } from "zod";
import { webhookEvents, webhookTypes } from "#kernel/webhook-types";
import { samples } from "./samples.ts";

const headers = {
  "webhook-id": "Identifier of the event; one that comes twice bears the same.",
  "webhook-timestamp": "Seconds since 1970 at which this attempt was made.",
  "webhook-signature":
    "Signatures by Standard Webhooks, separated by spaces: `v1,` and the HMAC-SHA256 in base64.",
};

/** The events as OpenAPI describes requests to servers of customers, out of the list that the sender goes by. */
export const webhookDocuments = (): { webhooks: Record<string, object> } => ({
  webhooks: Object.fromEntries(
    webhookTypes.map((type) => {
      const { summary, data } = webhookEvents[type];
      const schema = z.object({ type: z.literal(type), timestamp: z.iso.datetime(), data });
      const example = { type, timestamp: samples.moment, data: samples.eventData[type] };
      const post = {
        operationId: `webhook ${type}`,
        tags: ["webhooks"],
        summary,
        security: [],
        parameters: Object.entries(headers).map(([name, description]) => ({
          in: "header",
          name,
          description,
          required: true,
          schema: { type: "string" },
        })),
        requestBody: {
          required: true,
          content: { "application/json": { schema: z.toJSONSchema(schema), example } },
        },
        responses: {
          "2XX": { description: "The event has arrived. Any other answer has it sent again." },
          410: { description: "Turns the webhook off." },
        },
      };
      return [type, { post }];
    }),
  ),
});
