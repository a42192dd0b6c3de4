import { AppError, type ErrorCode, errorCodes, errors, invalid, notFound } from "#kernel/errors";
import { unreadable } from "#kernel/unreadable";
import { failure } from "../envelope.ts";
import { samples } from "./samples.ts";

const { entryId, url } = samples.entry;

/** The rows that usually say more than the code's own sentence. */
const telling: Partial<Record<ErrorCode, AppError>> = {
  VALIDATION_ERROR: invalid("name", "too_long", { limit: 100 }),
  INSUFFICIENT_CREDITS: new AppError("INSUFFICIENT_CREDITS", {
    message: "This costs 12 credits; you have 5",
    details: { required: 12, balance: 5, missing: 7 },
  }),
  ACCOUNT_EXPIRED: new AppError("ACCOUNT_EXPIRED", { reason: "TRIAL_EXPIRED" }),
  FORBIDDEN: new AppError("FORBIDDEN", {
    reason: "PLAN_LIMIT",
    message: "Your plan holds 10 entries",
    details: { field: "entries", rule: "too_many_items", limit: 10 },
  }),
  NOT_FOUND: notFound("Entry"),
  URL_ALREADY_EXISTS: new AppError("URL_ALREADY_EXISTS", { details: { existingEntry: { entryId, url } } }),
  PAGE_UNREADABLE: unreadable("NOT_HTML"),
};

const rowOf = (code: ErrorCode) =>
  telling[code] ?? new AppError(code as Exclude<ErrorCode, "VALIDATION_ERROR">);

/** Every row of the catalogue as it is answered, by its code. */
export const failureExamples = Object.fromEntries(
  errorCodes.map((code) => [code, { summary: String(errors[code].status), value: failure(rowOf(code)) }]),
);

interface Operation {
  responses?: Record<string, { content?: Record<string, { examples?: unknown }> }>;
}

/** Shows the rows of the catalogue wherever the document says 4XX or 5XX. */
export function showFailures<Document extends { paths?: object }>(document: Document): Document {
  const operations = Object.values(document.paths ?? {}).flatMap(Object.values) as Operation[];
  for (const { responses = {} } of operations) {
    for (const [status, { content }] of Object.entries(responses)) {
      const media = content?.["application/json"];
      if (media && status.endsWith("XX")) media.examples = examplesOf(status);
    }
  }
  return document;
}

const examplesOf = (range: string) =>
  Object.fromEntries(
    errorCodes
      .filter((code) => String(errors[code].status)[0] === range[0])
      .map((code) => [code, { $ref: `#/components/examples/${code}` }]),
  );
