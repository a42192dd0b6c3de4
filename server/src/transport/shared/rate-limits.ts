import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "#domain/services";
import { AppError } from "#kernel/errors";

/** Requests a minute: of an address in each process, of a user in all of them together. */
export interface RateLimits {
  address: number;
  viewer: number;
}

/** The state of an address is nobody's business: many share one. */
const SILENT = {
  "x-ratelimit-limit": false,
  "x-ratelimit-remaining": false,
  "x-ratelimit-reset": false,
  "retry-after": false,
};

/** Counts by address, before anything is looked at. */
export async function limitAddresses(app: FastifyInstance, { address }: RateLimits): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: address,
    timeWindow: "1 minute",
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
    addHeaders: SILENT,
    addHeadersOnExceeding: SILENT,
  });
}

/**
 * Counts by user, once it is known who asks, over all transports and web processes; throws when it was too often.
 * Answers tell the state in the headers of the IETF's draft (draft-ietf-httpapi-ratelimit-headers).
 */
export function viewerLimit({ requests }: Services["leases"], { viewer: perMinute }: RateLimits) {
  const count = requests(perMinute);
  const policy = `"user";q=${perMinute};w=60`;
  return async (request: FastifyRequest, reply?: FastifyReply): Promise<void> => {
    const { isAllowed, remaining, seconds } = await count(request.viewer.uid);
    reply?.header("ratelimit-policy", policy).header("ratelimit", `"user";r=${remaining};t=${seconds}`);
    if (!isAllowed) throw tooMany(seconds * 1_000);
  };
}
export type ViewerLimit = ReturnType<typeof viewerLimit>;

const tooMany = (ttl: number) =>
  new AppError("TOO_MANY_REQUESTS", { retryAfter: Math.max(1, Math.ceil(ttl / 1_000)) });
