import { STATUS_CODES } from "node:http";
import { appErrorOf } from "#kernel/app-error-of";
import { AppError, notFound, type RefusedInput } from "#kernel/errors";
import type { ErrorReason } from "#kernel/reasons";

export const MAX_BODY_BYTES = 1_024 * 1_024;

/** Refusals of the HTTP layer itself. Their statuses are HTTP's own, more exact than the catalogue's 400. */
const refusals: Record<
  string,
  { status: number; reason: ErrorReason; message: string; details: RefusedInput }
> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    status: 413,
    reason: "BODY_TOO_LARGE",
    message: "The body is too large",
    details: { field: "body", rule: "too_large", limit: MAX_BODY_BYTES },
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    reason: "UNSUPPORTED_MEDIA_TYPE",
    message: "Send application/json",
    details: { field: "content-type", rule: "not_allowed", allowed: ["application/json"] },
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: {
    status: 400,
    reason: "MALFORMED_JSON",
    message: "The body is empty",
    details: { field: "body", rule: "empty" },
  },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    status: 400,
    reason: "MALFORMED_JSON",
    message: "The body is not JSON",
    details: { field: "body", rule: "malformed" },
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    reason: "MALFORMED_BODY",
    message: "The body is shorter or longer than announced",
    details: { field: "body", rule: "malformed" },
  },
};

export interface Thrown {
  code?: string;
  statusCode?: number;
}

/** A thrown value and its HTTP status. */
export function httpRefusalOf(thrown: Thrown): { error: AppError; status: number } {
  const refusal = refusals[thrown.code ?? ""];
  if (refusal) return { error: new AppError("VALIDATION_ERROR", refusal), status: refusal.status };
  const error = byStatus(thrown) ?? appErrorOf(thrown);
  return { error, status: error.code === "VALIDATION_ERROR" ? (thrown.statusCode ?? 400) : error.status };
}

/** A fault of the caller's that the HTTP layer found: ranges, encodings, conditions, uploads that break off. */
function byStatus(thrown: Thrown): AppError | null {
  const { statusCode = 500 } = thrown;
  if (thrown instanceof AppError || statusCode < 400 || statusCode > 499) return null;
  if (statusCode === 403 || statusCode === 404) return notFound("Address");
  return new AppError("VALIDATION_ERROR", {
    message: STATUS_CODES[statusCode],
    details: { field: "request", rule: "unacceptable", status: statusCode },
  });
}
