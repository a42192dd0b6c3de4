import { z } from "zod";
import type { Quote as QuoteView } from "#domain/credits/quotes";
import { samples } from "../documents/samples.ts";
import { isoMoment, Moment } from "./moment.ts";

export const QuoteShape = z
  .object({
    quoteId: z.string(),
    credits: z.number(),
    changedSentences: z.number().nullable(),
    sentences: z.number().nullable(),
    expiresAt: Moment,
    balance: z.number(),
  })
  .meta({
    id: "Quote",
    examples: [samples.quote],
  });

export const presentQuote = ({ id, expiresAt, ...quote }: QuoteView): z.infer<typeof QuoteShape> => ({
  ...quote,
  quoteId: id,
  expiresAt: isoMoment(expiresAt),
});
