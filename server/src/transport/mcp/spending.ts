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
    .describe("A quote that was given for exactly this order; it costs no more than the quote said"),
  idempotencyKey: z
    .string()
    .max(200)
    .optional()
    .describe("A repeated call with the same key is answered as the first one was, and costs nothing more"),
};
