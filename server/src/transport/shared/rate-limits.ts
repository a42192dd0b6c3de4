import rateLimit from "@fastify/rate-limit";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "#domain/services";
import { AppError } from "#kernel/errors";

/** An API key may ask half as often as its user, so that a program that runs wild leaves its user the other half. */
const SHARE_OF_KEY = 0.5;

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
 * Counts by user and by API key, once it is known who asks, over all transports and web processes; throws when it
 * was too often. Answers tell the state in the headers of the IETF's draft (draft-ietf-httpapi-ratelimit-headers).
 */
export function viewerLimit(
  { requests }: Pick<Services["leases"], "requests">,
  { viewer: perMinute }: RateLimits,
) {
  const perKey = Math.ceil(perMinute * SHARE_OF_KEY);
  const counts = { user: requests(perMinute), key: requests(perKey) };
  const ofUser = `"user";q=${perMinute};w=60`;
  const policies = { user: ofUser, key: `"key";q=${perKey};w=60, ${ofUser}` };
  return async ({ viewer: { uid, key } }: FastifyRequest, reply?: FastifyReply): Promise<void> => {
    reply?.header("ratelimit-policy", policies[key ? "key" : "user"]);
    const told: string[] = [];
    const count = async (name: keyof typeof counts, caller: string) => {
      const { isAllowed, remaining, seconds } = await counts[name](caller);
      told.push(`"${name}";r=${remaining};t=${seconds}`);
      reply?.header("ratelimit", told.join(", "));
      if (!isAllowed) throw tooMany(seconds * 1_000);
    };
    // First, because a request that its key may not make counts nothing for the user.
    if (key) await count("key", `key:${key.id}`);
    await count("user", uid);
  };
}
export type ViewerLimit = ReturnType<typeof viewerLimit>;

const tooMany = (ttl: number) =>
  new AppError("TOO_MANY_REQUESTS", { retryAfter: Math.max(1, Math.ceil(ttl / 1_000)) });
