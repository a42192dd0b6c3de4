import { z } from "zod";
import { INPUT_LIMITS } from "#kernel/input-limits";
import type { Rule } from "#kernel/rules";
import { isStorable } from "#kernel/text/storable";
import { validate } from "#kernel/validate";
import { roles } from "#kernel/vocabulary";

export interface ListOptions {
  limit?: number | null;
  cursor?: string | null;
}

const PageSize = z.number().int().min(1).max(100).default(50);
export const pageSize = (limit: number | null | undefined) => validate(PageSize, limit ?? undefined, "limit");

/** Words that are looked for, or an id that may be anything. */
const term = z
  .string()
  .trim()
  .max(200)
  .refine(isStorable, "not_text" satisfies Rule);
export const termOf = (given: string | null | undefined, field: string) => validate(term, given ?? "", field);

export const CreditChange = z.strictObject({
  amount: z
    .number()
    .int()
    .min(-1_000_000)
    .max(1_000_000)
    .refine((amount) => amount !== 0, "zero" satisfies Rule),
  note: z
    .string()
    .trim()
    .min(1)
    .max(INPUT_LIMITS.creditNote)
    .refine(isStorable, "not_text" satisfies Rule),
});
export type CreditChange = z.infer<typeof CreditChange>;

export const Key = z
  .string()
  .min(1)
  .max(200)
  .refine(isStorable, "not_text" satisfies Rule);
export const NewRole = z.enum(roles);

export const standings = ["open", "expired", "closed"] as const;
export type Standing = (typeof standings)[number];
export const NewStanding = z.strictObject({
  standing: z.enum(standings),
  /** How long an account that is opened again may work, unless it may for longer anyway. */
  days: z.number().int().min(1).max(3_650).optional(),
});
export type NewStanding = z.infer<typeof NewStanding>;
