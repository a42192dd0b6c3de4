import { z } from "zod";
import { invalid } from "#kernel/errors";
import { CREDIT_PACKS } from "#kernel/limits";
import type { Viewer } from "#kernel/viewer";
import { languages, plans } from "#kernel/vocabulary";
import type { Order } from "#ports/payments";

export const PaymentUrlRequest = z.object({
  language: z.enum(languages).optional(),
  type: z.literal("subscription"),
  planKey: z.literal("monthly"),
});

export const Purchase = z.object({
  amount: z.number().int().describe("Credits of one of the packs"),
  plan: z.enum(plans).describe("The caller's own plan"),
});

/** The pack that holds so many credits; the plan is only compared with the viewer's. */
export function packOrder({ plan: own }: Viewer, { amount, plan }: z.output<typeof Purchase>): Order {
  const pack = CREDIT_PACKS.find(({ credits }) => credits === amount);
  if (!pack)
    throw invalid("amount", "not_allowed", { allowed: CREDIT_PACKS.map(({ credits }) => String(credits)) });
  if (plan !== own) throw invalid("plan", "other_plan", { plan: own });
  return { kind: "pack", ...pack };
}
