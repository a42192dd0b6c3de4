import { AppError, type ErrorCode, type ErrorFacts, errors, invalid, notFound } from "#kernel/errors";
import { unreadable } from "#kernel/unreadable";
import { failure } from "../envelope.ts";
import { samples } from "./samples.ts";

const { entryId, url } = samples.entry;

/** What is said beside the code, where that is more than its usual sentence. */
const facts: Partial<Record<ErrorCode, ErrorFacts>> = {
  VALIDATION_ERROR: invalid("url", "only http and https"),
  INSUFFICIENT_CREDITS: {
    message: "This costs 12 credits; you have 5",
    details: { required: 12, balance: 5, missing: 7 },
  },
  ACCOUNT_EXPIRED: { reason: "TRIAL_EXPIRED" },
  FORBIDDEN: { reason: "PLAN_LIMIT", message: "Plan free has 10 entries at most" },
  NOT_FOUND: notFound("Entry"),
  URL_ALREADY_EXISTS: { details: { existingEntry: { entryId, url } } },
  PAGE_UNREADABLE: unreadable("NOT_HTML"),
};

const codes = Object.keys(errors) as ErrorCode[];

/** Every row of the catalogue as it is answered, by its code. */
export const failureExamples = Object.fromEntries(
  codes.map((code) => [
    code,
    { summary: String(errors[code].status), value: failure(new AppError(code, facts[code])) },
  ]),
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
    codes
      .filter((code) => String(errors[code].status)[0] === range[0])
      .map((code) => [code, { $ref: `#/components/examples/${code}` }]),
  );
