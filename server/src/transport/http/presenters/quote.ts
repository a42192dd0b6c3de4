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
    againSentences: z
      .number()
      .nullable()
      .describe("Lines in `again` that are made; the built-in voices say unchanged words alike"),
    seconds: z.number().nullable().describe("About how long the audio lasts; null for a script."),
    availableSeconds: z
      .number()
      .nullable()
      .describe("About how long the script can be when the page is too short for the length asked."),
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
