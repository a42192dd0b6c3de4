import { z } from "zod";
import { API_KEY_NAME, API_KEY_RANGES } from "#kernel/limits";
import { scopes } from "#kernel/vocabulary";
import { addressRange } from "./address-ranges.ts";

const MOST_CREDITS = 1_000_000_000;

const Range = z.string().transform((text, context) => {
  const range = addressRange(text.trim());
  if (range) return range;
  context.addIssue({ code: "custom", message: "not_a_range" });
  return z.NEVER;
});

const Ahead = z.preprocess(
  // GraphQL has made a date of it already.
  (value) => (value instanceof Date ? value.toISOString() : value),
  z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .refine((moment) => moment.getTime() > Date.now(), { error: "not_ahead" })
    .refine((moment) => moment.getUTCFullYear() < 10_000, { error: "not_a_moment" }),
);

const fields = {
  name: z.string().trim().min(1).max(API_KEY_NAME),
  scopes: z
    .array(z.enum(scopes))
    .min(1)
    .max(scopes.length)
    .transform((list) => scopes.filter((scope) => list.includes(scope))),
  expiresAt: Ahead,
  allowedIps: z.array(Range).max(API_KEY_RANGES),
  monthlyCredits: z.int().min(0).max(MOST_CREDITS),
};

export const NewKey = z.strictObject({
  name: fields.name,
  scopes: fields.scopes,
  expiresAt: fields.expiresAt.optional(),
  allowedIps: fields.allowedIps.optional(),
  monthlyCredits: fields.monthlyCredits.optional(),
});

export const KeyChange = z
  .strictObject({ ...fields, monthlyCredits: fields.monthlyCredits.nullable() })
  .partial();
