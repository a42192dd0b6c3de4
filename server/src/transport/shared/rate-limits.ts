import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#kernel/errors";

/** Requests a minute, in each process. */
export interface RateLimits {
  address: number;
  viewer: number;
}

/** Counts by address, before anything is looked at. */
export async function limitAddresses(app: FastifyInstance, { address }: RateLimits): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: address,
    timeWindow: "1 minute",
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
    addHeaders: { "retry-after": false },
  });
}

/** Counts by user, once it is known who asks; throws when it was too often. One count for all transports. */
export function viewerLimit(app: FastifyInstance, { viewer }: RateLimits) {
  const count = app.createRateLimit({
    max: viewer,
    timeWindow: "1 minute",
    keyGenerator: (request: FastifyRequest) => `viewer:${request.viewer.uid}`,
  });
  return async (request: FastifyRequest): Promise<void> => {
    const state = await count(request);
    if (!state.isAllowed && state.isExceeded) throw tooMany(state.ttl);
  };
}
export type ViewerLimit = ReturnType<typeof viewerLimit>;

const tooMany = (ttl: number) =>
  new AppError("TOO_MANY_REQUESTS", { retryAfter: Math.max(1, Math.ceil(ttl / 1_000)) });
