import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "#domain/errors";

/** Requests a minute, in each process. */
export interface RateLimits {
  address: number;
  viewer: number;
}
/** Above what a busy user with several open windows needs, polling included. */
export const generous: RateLimits = { address: 3_000, viewer: 1_200 };

const answer = { errorResponseBuilder: tooMany, addHeaders: { "retry-after": false } as const };

/** Counts by address before anything is looked at; `limitViewer` counts by user once that is known. */
export async function limitAddresses(app: FastifyInstance, { address }: RateLimits): Promise<void> {
  await app.register(rateLimit, { global: true, max: address, timeWindow: "1 minute", ...answer });
}

export function limitViewer(api: FastifyInstance, { viewer }: RateLimits): void {
  const count = api.createRateLimit({
    max: viewer,
    timeWindow: "1 minute",
    keyGenerator: (request: FastifyRequest) => `viewer:${request.viewer.uid}`,
  });
  api.addHook("preHandler", async (request) => {
    const state = await count(request);
    if (!state.isAllowed && state.isExceeded) throw tooMany(request, { ttl: state.ttl });
  });
}

function tooMany(_request: FastifyRequest, { ttl }: { ttl: number }) {
  return new AppError("TOO_MANY_REQUESTS", { retryAfter: Math.max(1, Math.ceil(ttl / 1_000)) });
}
