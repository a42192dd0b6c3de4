import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type AppError, notFound } from "#kernel/errors";
import { challengeOf } from "#transport/shared/key-access";
import { httpRefusalOf, type Thrown } from "#transport/shared/refusal";
import { failure } from "./envelope.ts";

/** The one place where something thrown becomes an answer. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((thrown: Thrown, request, reply) => {
    const { error, status } = httpRefusalOf(thrown);
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
  const challenge = challengeOf(error);
  if (challenge) reply.header("www-authenticate", challenge);
  return reply.code(status).send(failure(error));
}
