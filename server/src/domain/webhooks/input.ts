import { z } from "zod";
import { entryUrl } from "#domain/entries/url";
import { OVERLAP_HOURS, ROLL_HOURS } from "#kernel/limits";
import { webhookTypes } from "#kernel/webhook-types";

/** Refused for the same reasons as an address of a page. */
const Address = z.string().transform((text) => entryUrl(text).url);

const Types = z
  .array(z.enum(webhookTypes))
  .min(1)
  .max(webhookTypes.length)
  .transform((list) => webhookTypes.filter((type) => list.includes(type)));

export const NewWebhook = z.strictObject({ url: Address, types: Types });

export const WebhookChange = z.strictObject({
  url: Address.optional(),
  types: Types.optional(),
  enabled: z.boolean().optional(),
});

export const Rotation = z.strictObject({
  overlapHours: z.int().min(0).max(ROLL_HOURS).default(OVERLAP_HOURS),
});
