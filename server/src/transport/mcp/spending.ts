import { z } from "zod";
import type { Quote } from "#domain/credits/quotes";

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

/** Output of every tool that quotes. */
export const QuoteAnswer = z.object({
  quoteId: z.string(),
  credits: z.number(),
  balance: z.number().describe("Credits that the account can spend now"),
  expiresAt: z.string(),
});

export const quoteOf = ({ id, credits, balance, expiresAt }: Quote): z.infer<typeof QuoteAnswer> => ({
  quoteId: id,
  credits,
  balance,
  expiresAt: expiresAt.toISOString(),
});
