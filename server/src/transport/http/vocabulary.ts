import { z } from "zod";
import { errorCodes } from "#kernel/errors";
import { errorReasons, reasonsByCode } from "#kernel/reasons";
import { type Rule, rules } from "#kernel/rules";

/** The enums of errors, each under its own name in the document. More words may be added to all of them. */
export const ErrorCodeShape = z.enum(errorCodes).meta({ id: "ErrorCode" });
export const ErrorReasonShape = z.enum(errorReasons).meta({ id: "ErrorReason" });
export const UnreadableReasonShape = z.enum(reasonsByCode.PAGE_UNREADABLE).meta({ id: "UnreadableReason" });
const ValidationRule = z.enum(Object.keys(rules) as Rule[]).meta({ id: "ValidationRule" });

/** The shape of `details` wherever an input is refused. */
const refusal = {
  field: z.string().describe("Path of the field, such as settings.speakers.0.name"),
  rule: ValidationRule.describe("Rule that the input breaks"),
  limit: z.number().optional().describe("The number in the rule, where it has one"),
  allowed: z.array(z.string()).optional().describe("Values that the rule allows, where it lists them"),
};
export const RefusedInputShape = z.looseObject(refusal).meta({ id: "RefusedInput" });

/** The details of any error: of a refused input, or numbers that another code needs. */
export const Details = z
  .looseObject(refusal)
  .partial()
  .meta({ id: "Details", description: "Facts behind an error, such as the refused input." });
