import type { FastifyBaseLogger } from "fastify";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { appErrorOf } from "#kernel/app-error-of";
import { AppError, type RefusedInput, refused } from "#kernel/errors";

/** The error behind a GraphQL error: what a resolver threw, or that the request itself is wrong. */
export function behind(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { originalError, message } = error as Partial<GraphQLError>;
  if (isGraphqlError(error) && (!originalError || isGraphqlError(originalError))) {
    return new AppError("VALIDATION_ERROR", { message, details: { field: "query", rule: "invalid_query" } });
  }
  return appErrorOf(originalError ?? error);
}

/** GraphQL's own names for what services and REST call otherwise. */
const argumentNames = new Map([
  ["cursor", "after"],
  ["limit", "first"],
  ["scriptContent", "content"],
]);

function byArgument(error: AppError): AppError {
  const { code, details } = error;
  const name = code === "VALIDATION_ERROR" ? argumentNames.get(String(details?.field)) : undefined;
  return name ? refused({ ...(details as RefusedInput), field: name }) : error;
}

/** The same words as REST; `path` and `locations` say which field. */
export function formatError(error: unknown): GraphQLFormattedError {
  const { code, reason, details, message, retryAfter } = byArgument(behind(error));
  const { path, locations } = error as Partial<GraphQLError>;
  return {
    message,
    ...(locations && { locations }),
    ...(path && { path }),
    extensions: { code, reason, details, retryAfter },
  };
}

/** Writes our own failures into the log of the request that met them. */
export function logFailure(error: unknown, log: FastifyBaseLogger): void {
  const { message, cause, status } = behind(error);
  if (status >= 500) log.error({ err: cause ?? error }, message);
}

/** Tells a client of a failure; our own failures are logged. */
export function formatErrors(errors: readonly GraphQLError[], log: FastifyBaseLogger) {
  for (const error of errors) logFailure(error, log);
  return errors.map(formatError);
}

// By name, because the library may be loaded twice in one process.
const isGraphqlError = (error: unknown) =>
  error instanceof GraphQLError || (error instanceof Error && error.name === "GraphQLError");
