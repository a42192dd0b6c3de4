import { z } from "zod";
import { type AppError, errors } from "#kernel/errors";

/** The shape of every answer below /api: `{ success, data }`, or what went wrong. */
export const Failure = z
  .object({
    success: z.literal(false),
    data: z.null(),
    error: z.enum(Object.keys(errors)).describe("The kind of the failure"),
    code: z.string().describe("Narrower than `error` where more is known, else the same"),
    message: z.string(),
    details: z.record(z.string(), z.unknown()).optional(),
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
