import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { PaymentUrlRequest, Purchase } from "#domain/payments/orders";
import { subscriptionStatuses } from "#domain/payments/status";
import type { Host } from "#transport/shared/host";
import { samples } from "../documents/samples.ts";
import { wholeBody } from "../envelope.ts";

const tags = ["Payments"];
const allowExpired = { allowExpired: true };
const Url = z.object({ url: z.url() }).meta({ examples: [{ url: samples.checkoutUrl }] });
const Pack = Purchase.meta({ examples: [{ amount: 300, plan: "free" }] });
const UrlRequest = PaymentUrlRequest.meta({
  examples: [{ language: "ja", type: "subscription", planKey: "monthly" }],
});
const Session = z.object({
  session_id: z.string().max(200).optional().describe("As the success page was given it"),
});
const PaymentUrl = wholeBody(
  z
    .object({ success: z.literal(true), url: z.url() })
    .meta({ examples: [{ success: true, url: samples.checkoutUrl }] }),
);

export const paymentRoutes =
  ({ services: { payments } }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.post(
      "/credits/purchase",
      {
        config: allowExpired,
        schema: {
          tags,
          summary: "Get the address of the page to buy a pack of credits",
          body: Pack,
          response: { 200: Url },
        },
      },
      async ({ viewer, body }) => ({ url: await payments.purchase(viewer, body) }),
    );

    api.post(
      "/payments/generate-payment-url",
      {
        config: allowExpired,
        schema: {
          tags,
          summary: "Get the address of the page to subscribe or change the subscription",
          body: UrlRequest,
          response: { 200: PaymentUrl },
        },
      },
      async ({ viewer, body }) => ({ success: true as const, url: await payments.paymentUrl(viewer, body) }),
    );

    api.get(
      "/payments/subscription-status",
      {
        config: allowExpired,
        schema: {
          tags,
          summary: "Ask the payment provider once about a checkout or the subscription",
          querystring: Session,
          response: { 200: z.object({ status: z.enum(subscriptionStatuses) }) },
        },
      },
      async ({ viewer, query }) => ({ status: await payments.subscriptionStatus(viewer, query.session_id) }),
    );
  };
