import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { planOffers } from "#domain/credits/plan-offers";
import { plans } from "#kernel/vocabulary";
import type { Host } from "#transport/shared/host";
import { Balance, Limits } from "../presenters/profile.ts";

const tags = ["Credits"];
const PlanOffer = z
  .object({ plan: z.enum(plans), yen: z.number(), credits: z.number(), limits: Limits })
  .meta({ examples: [planOffers[1]] });

export const creditRoutes =
  ({ services: { credits } }: Host): FastifyPluginAsyncZod =>
  async (api) => {
    api.get(
      "/credits/balance",
      {
        config: { allowExpired: true },
        schema: { tags, summary: "Get the credits of the account", response: { 200: Balance } },
      },
      async ({ viewer }) => credits.balance(viewer),
    );

    api.get(
      "/plans",
      {
        config: { allowExpired: true },
        schema: { tags, summary: "List the plans for sale", response: { 200: z.array(PlanOffer) } },
      },
      async () => planOffers,
    );
  };
