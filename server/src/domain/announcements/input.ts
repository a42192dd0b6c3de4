import { z } from "zod";
import { INPUT_LIMITS } from "#kernel/input-limits";
import type { Rule } from "#kernel/rules";
import { isStorable } from "#kernel/text/storable";
import { priorities } from "#kernel/vocabulary";
import { sanitizedContent } from "./html.ts";

const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine(isStorable, "not_text" satisfies Rule);
const title = text(INPUT_LIMITS.announcementTitle);
const content = text(20_000)
  .transform(sanitizedContent)
  .refine((left) => left !== "", "nothing_shown" satisfies Rule);

const both = { titleJa: title, titleEn: title, contentJa: content, contentEn: content };

/** An announcement is written in both languages before it is stored. */
export const AnnouncementDraft = z.strictObject({
  ...both,
  priority: z.enum(priorities).default("normal"),
});
export type AnnouncementDraft = z.input<typeof AnnouncementDraft>;

export const AnnouncementChange = z.strictObject({ ...both, priority: z.enum(priorities) }).partial();
export type AnnouncementChange = z.input<typeof AnnouncementChange>;
