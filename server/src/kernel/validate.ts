import type { z } from "zod";
import { type AppError, type RefusedInput, refused } from "./errors.ts";
import { isRule, type Rule } from "./rules.ts";

/** The first problem of a refused input, by the path of its field. */
export function validationError({ issues: [issue] }: z.core.$ZodError, root = "body"): AppError {
  const unknown = issue?.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
  const path = [...(issue?.path ?? []), ...unknown].join(".");
  return refused({ field: path || root, ...(issue ? brokenRule(issue) : { rule: "malformed" }) });
}

/** The rule behind an issue. Where zod has no word for it, the schema gives the rule's name as the message. */
function brokenRule(issue: z.core.$ZodIssue): Omit<RefusedInput, "field"> & Pick<RefusedInput, "rule"> {
  if (isRule(issue.message)) return { rule: issue.message };
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return { rule: "required" };
      if (issue.expected === "int") return { rule: "not_whole" };
      return { rule: "wrong_type", expected: issue.expected };
    case "too_big":
      return { rule: most[issue.origin] ?? "too_big", limit: Number(issue.maximum) };
    case "too_small":
      if (issue.origin === "string" && issue.minimum === 1) return { rule: "empty" };
      if (issue.inclusive === false) return { rule: "not_above", limit: Number(issue.minimum) };
      return { rule: least[issue.origin] ?? "too_small", limit: Number(issue.minimum) };
    case "unrecognized_keys":
      return { rule: "unknown_field" };
    case "invalid_value":
      return { rule: "not_allowed", allowed: issue.values.map(String) };
    case "invalid_format":
      return { rule: issue.format === "datetime" ? "not_a_moment" : "malformed" };
    default:
      return { rule: "malformed" };
  }
}

const most: Record<string, Rule> = { string: "too_long", array: "too_many_items" };
const least: Record<string, Rule> = { string: "too_short", array: "too_few_items" };

/** Input as its schema wants it, or VALIDATION_ERROR. An explicit null counts as not given. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  root?: string,
): z.output<Schema> {
  const parsed = schema.safeParse(withoutNulls(input), { reportInput: true });
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

/**
 * Rejects malformed ids before a query is made: the database would answer with an error instead of no row.
 */
export const isId = (text: string) => UUID.test(text);
