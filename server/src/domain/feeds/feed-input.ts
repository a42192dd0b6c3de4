import { z } from "zod";
import { INPUT_LIMITS } from "#kernel/input-limits";
import type { Rule } from "#kernel/rules";
import { isVisible } from "#kernel/text/visible";
import { feedCategories, languages } from "#kernel/vocabulary";

const MOST_ENTRIES = 500;
/** The product's own green. */
const COLOR = "0c6b58";

const isWeb = (given: string) => ["http:", "https:"].includes(URL.parse(given)?.protocol ?? "");

export const FeedDraft = z.strictObject({
  // The artwork is a picture of it.
  title: z
    .string()
    .trim()
    .min(1)
    .max(150)
    .refine(isVisible, "nothing_shown" satisfies Rule),
  description: z.string().trim().min(1).max(4_000),
  author: z.string().trim().min(1).max(150),
  ownerEmail: z
    .email("malformed" satisfies Rule)
    .max(254)
    .nullish()
    .default(null),
  website: z
    .string()
    .trim()
    .max(INPUT_LIMITS.url)
    .refine(isWeb, "not_a_url" satisfies Rule)
    .nullish()
    .default(null),
  language: z.enum(languages),
  category: z.enum(feedCategories).default("Society & Culture"),
  color: z
    .string()
    .regex(/^[0-9a-f]{6}$/i)
    .toLowerCase()
    .default(COLOR),
  isPrivate: z.boolean().default(false),
  /** Null: all shared entries of the language. */
  entryIds: z.array(z.uuid()).max(MOST_ENTRIES).nullish().default(null),
});
