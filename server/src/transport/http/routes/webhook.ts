import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import type { Host } from "#transport/shared/host";

export const WEBHOOK_PATH = "/payments/webhook";

/** Where the payment provider tells of changes. Its signature is over the bytes of the body: nobody parses them first. */
export const webhookRoutes =
  ({ services: { payments } }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );

    api.post(
      WEBHOOK_PATH,
      {
        schema: {
          tags: ["Public"],
          summary: "Receive signed events of the payment provider",
          security: [],
          response: { 200: z.object({ received: z.literal(true) }) },
        },
      },
      async ({ body, headers, log, ip }) => {
        try {
          await payments.receive(Buffer.isBuffer(body) ? body : Buffer.alloc(0), headers);
        } catch (error) {
          log.warn({ err: error, ip }, "an event of the payment provider was refused");
          throw error;
        }
        return { received: true as const };
      },
    );
  };
