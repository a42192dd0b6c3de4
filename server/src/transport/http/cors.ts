import type { FastifyInstance } from "fastify";

const METHODS = "GET, POST, PUT, PATCH, DELETE";
const REQUEST_HEADERS = "authorization, content-type, idempotency-key";
const ANSWER_HEADERS = "link, ratelimit, ratelimit-policy, retry-after, x-request-id";
const AN_HOUR = "3600";

/** Lets pages of the listed origins call from a browser. Bearers only: nothing here is done by cookies. */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const listed = new Set(origins);

  app.addHook("onRequest", async ({ method, headers }, reply) => {
    // Caches keep an answer for each origin that asks.
    reply.header("vary", "Origin");
    const { origin } = headers;
    if (!origin || !listed.has(origin)) return;
    reply
      .header("access-control-allow-origin", origin)
      .header("access-control-expose-headers", ANSWER_HEADERS);
    if (method !== "OPTIONS" || !headers["access-control-request-method"]) return;
    return reply
      .code(204)
      .header("access-control-allow-methods", METHODS)
      .header("access-control-allow-headers", REQUEST_HEADERS)
      .header("access-control-max-age", AN_HOUR)
      .send();
  });
}
