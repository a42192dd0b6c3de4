import { z } from "zod";

/** Input of every tool that spends. */
export const Spending = {
  maxCredits: z
    .number()
    .int()
    .min(0)
    .describe("Most credits that this call may cost; a higher price is refused, and nothing is charged"),
  quoteId: z
    .string()
    .max(200)
    .optional()
    .describe("A quote that was given for exactly this, to be charged no more than it said"),
  idempotencyKey: z
    .string()
    .max(200)
    .optional()
    .describe("A repeated call with the same key is answered as the first one was, and costs nothing more"),
};
