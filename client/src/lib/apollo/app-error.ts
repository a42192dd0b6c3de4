import {
  CombinedGraphQLErrors,
  CombinedProtocolErrors,
  ServerError,
  ServerParseError,
} from "@apollo/client/errors";
import { AppError, fromCode, fromStatus, type Refusal } from "#lib/errors";

interface Extensions {
  code?: string;
  reason?: string;
  details?: Record<string, unknown>;
}

function refusalOf(error: { message: string; extensions?: Record<string, unknown> }): Refusal {
  const { code, reason, details } = (error.extensions ?? {}) as Extensions;
  return { code, reason, details, message: error.message };
}

/** Any error of a link, a query or a mutation, as the catalogue knows it. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (CombinedGraphQLErrors.is(error) || CombinedProtocolErrors.is(error)) {
    const [first] = error.errors;
    return first ? fromCode(refusalOf(first)) : new AppError("UNKNOWN_ERROR");
  }
  if (ServerError.is(error) || ServerParseError.is(error)) return fromStatus(error.statusCode);
  return new AppError("NETWORK_ERROR", {}, { cause: error });
}
