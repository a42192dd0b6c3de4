import { z } from "zod";
import type { Quote as QuoteView } from "#domain/credits/quotes";
import { samples } from "../documents/samples.ts";
import { Moment, moment } from "./moment.ts";

export const Quote = z
  .object({
    quoteId: z.string().describe("Give it to the generation, to be charged no more"),
    credits: z.number(),
    changedSentences: z.number().nullable().describe("Sentences that must be made, of all (audio only)"),
    sentences: z.number().nullable(),
    expiresAt: Moment,
    balance: z.number(),
  })
  .meta({
    id: "Quote",
    description: "A price before the work; the charge is never above it",
    examples: [samples.quote],
  });

export const presentQuote = ({ id, expiresAt, ...quote }: QuoteView): z.infer<typeof Quote> => ({
  ...quote,
  quoteId: id,
  expiresAt: moment(expiresAt),
});
