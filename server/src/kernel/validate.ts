import type { z } from "zod";
import { type AppError, invalid } from "./errors.ts";

/** The first problem of a refused input, by the path of its field. */
export function validationError(error: z.core.$ZodError, root = "body"): AppError {
  const [issue] = error.issues;
  const unknown = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  const path = [...(issue?.path ?? []), ...unknown].join(".");
  return invalid(path || root, issue?.message ?? "is not valid");
}

/** Input as its schema wants it, or VALIDATION_ERROR. An explicit null counts as not given. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  root?: string,
): z.output<Schema> {
  const parsed = schema.safeParse(withoutNulls(input));
  if (parsed.success) return parsed.data;
  throw validationError(parsed.error, root);
}

function withoutNulls(input: unknown): unknown {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null && value !== undefined),
  );
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What is no id names nothing: asking the database for it would be an error instead of an absence. */
export const isId = (text: string) => UUID.test(text);
