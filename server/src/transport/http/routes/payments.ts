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
          summary: "Where a pack of credits is bought",
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
          summary: "Where one subscribes, or changes the subscription that one has",
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
          summary: "How a payment or the subscription stands, asked once from the provider",
          querystring: Session,
          response: { 200: z.object({ status: z.enum(subscriptionStatuses) }) },
        },
      },
      async ({ viewer, query }) => ({ status: await payments.subscriptionStatus(viewer, query.session_id) }),
    );
  };
