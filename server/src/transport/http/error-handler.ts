import { STATUS_CODES } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { appErrorOf } from "#kernel/app-error-of";
import { AppError, notFound } from "#kernel/errors";
import { failure } from "./envelope.ts";

/** Refusals of the HTTP layer itself. Their statuses are HTTP's own, more exact than the catalogue's 400. */
const refusals: Record<string, { status: number; reason: string; message: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, reason: "BODY_TOO_LARGE", message: "The body is too large" },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    status: 415,
    reason: "UNSUPPORTED_MEDIA_TYPE",
    message: "Send application/json",
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, reason: "MALFORMED_JSON", message: "The body is empty" },
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, reason: "MALFORMED_JSON", message: "The body is not JSON" },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    status: 400,
    reason: "MALFORMED_BODY",
    message: "The body is shorter or longer than announced",
  },
};

interface Thrown {
  code?: string;
  statusCode?: number;
}

/** What was thrown while a request was read or answered, and the status that says so over HTTP. */
export function refusalOf(thrown: Thrown): { error: AppError; status: number } {
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
    reason: `HTTP_${statusCode}`,
  });
}

/** The one place where something thrown becomes an answer. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: Thrown, request, reply) => {
    const { error, status } = refusalOf(thrown);
    return answer(error, request, reply, status);
  });
}

/** Addresses that cannot be read, or are longer than any of ours: nothing is there. */
export const unreadableAddress = (_error: unknown, request: FastifyRequest, reply: FastifyReply) =>
  answer(notFound("Address"), request, reply);

/** Unknown addresses, in the envelope. */
export function unknownRoute(request: FastifyRequest, reply: FastifyReply) {
  return answer(notFound("Route"), request, reply);
}

function answer(error: AppError, request: FastifyRequest, reply: FastifyReply, status = error.status) {
  if (error.status >= 500) request.log.error({ err: error.cause ?? error }, error.message);
  if (error.retryAfter) reply.header("retry-after", error.retryAfter);
  return reply.code(status).send(failure(error));
}
