import { z } from "zod";
import type { AppError } from "#kernel/errors";
import { Details, ErrorCodeShape, ErrorReasonShape } from "./vocabulary.ts";

/** The shape of every answer below /api: `{ success, data }`, or what went wrong. */
export const Failure = z
  .object({
    success: z.literal(false),
    data: z.null(),
    error: ErrorCodeShape.describe("The kind of the failure"),
    code: z
      .union([ErrorCodeShape, ErrorReasonShape, z.string()])
      .describe(
        "Narrower than `error` where more is known, else the same; the field's name where an input is refused",
      ),
    message: z.string(),
    details: Details.optional(),
    existingEntry: z
      .looseObject({ entryId: z.string(), url: z.string() })
      .optional()
      .describe("With URL_ALREADY_EXISTS: the entry that has this URL"),
  })
  .meta({ id: "Failure" });

const whole = new WeakSet<z.ZodType>();

/** Marks an answer that is the whole body, with a `success` of its own and no `data`. */
export function wholeBody<Body extends z.ZodType>(body: Body): Body {
  whole.add(body);
  return body;
}

export const isWhole = (schema: z.ZodType) => whole.has(schema);

export const successOf = (data: z.ZodType): z.ZodType =>
  isWhole(data) ? data : z.object({ success: z.literal(true), data });

export function failure({ code, reason, message, details }: AppError) {
  const { existingEntry, ...rest } = details ?? {};
  return {
    success: false as const,
    data: null,
    error: code,
    code: reason ?? code,
    message,
    ...(details && Object.keys(rest).length > 0 ? { details: rest } : {}),
    ...(existingEntry ? { existingEntry } : {}),
  };
}
