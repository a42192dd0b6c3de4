import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import { type FastifyBaseLogger, fastify } from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Container } from "#container";
import type { Env } from "#env";
import { clientFolder as builtClient } from "#kernel/folders";
import { requestIds } from "#kernel/log/request-id";
import { serveGraphql } from "./transport/graphql/endpoint.ts";
import { buildGraphqlSchema } from "./transport/graphql/schema.ts";
import { serveApi } from "./transport/http/api.ts";
import { allowOrigins } from "./transport/http/cors.ts";
import { serveDocuments } from "./transport/http/documents/openapi.ts";
import { proxyEmulator } from "./transport/http/emulator-proxy.ts";
import { handleErrors, unreadableAddress } from "./transport/http/error-handler.ts";
import { readinessOf, serveHealth } from "./transport/http/health.ts";
import { helpRoutes } from "./transport/http/info-pages/help-pages.ts";
import { legalRoutes } from "./transport/http/info-pages/legal-pages.ts";
import { orderRoutes } from "./transport/http/info-pages/order-pages.ts";
import { statusRoute, voiceProbe } from "./transport/http/info-pages/status-page.ts";
import { serveMetrics } from "./transport/http/metrics.ts";
import { coverRoute } from "./transport/http/public/cover.ts";
import { listeningBeacons } from "./transport/http/public/events.ts";
import { publicFeedRoutes } from "./transport/http/public/feeds.ts";
import { publicFileRoutes } from "./transport/http/public/files.ts";
import { siteLookupRoute } from "./transport/http/public/lookup.ts";
import { publicPageRoutes } from "./transport/http/public/pages.ts";
import { RequestLog } from "./transport/http/request-log.ts";
import { RequestLogger } from "./transport/http/request-logger.ts";
import { mediaRoutes } from "./transport/http/routes/media.ts";
import { secureHeaders } from "./transport/http/security.ts";
import { serveStatic } from "./transport/http/static.ts";
import { compileSerializer, compileValidator } from "./transport/http/validation.ts";
import { serveMcp } from "./transport/mcp/endpoint.ts";
import { limitAddresses, type RateLimits, viewerLimit } from "./transport/shared/rate-limits.ts";
import { MAX_BODY_BYTES } from "./transport/shared/refusal.ts";

/** Less fits into the first packets of a connection and arrives no sooner. */
const WORTH_COMPRESSING_BYTES = 8 * 1_024;
/** A whole request, which is small, has arrived by then. */
const REQUEST_ARRIVES_MS = 30_000;
/** For answers that are on their way when the process is to end; who has paused one for longer asks anew. */
const LAST_ANSWERS_MS = 5_000;

interface AppOptions {
  limits?: RateLimits;
  /** Where the built client lies; without one there it serves none. */
  clientFolder?: string;
}

/** One web process: REST, GraphQL, files and the client, over a container. */
export async function buildApp(container: Container, options: AppOptions = {}) {
  const { env, log } = container;
  const { limits = limitsOf(env), clientFolder = builtClient } = options;
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new RequestLog(),
    childLoggerFactory: (parent, bindings, options) => new RequestLogger(parent, bindings, options),
    // One hop: anybody can write the entries further left in X-Forwarded-For.
    trustProxy: env.TRUST_PROXY && ((_address: string, hop: number) => hop === 0),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_ARRIVES_MS,
    genReqId: () => randomUUID(),
    // A preview's link holds its whole text, 150 characters, in letters of an address.
    routerOptions: { maxParamLength: 4_000 },
    frameworkErrors: unreadableAddress,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(compileValidator);
  app.setSerializerCompiler(compileSerializer);
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    requestIds.run(request.id, done);
  });
  app.addHook("preClose", async () => {
    setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS_MS).unref();
  });
  handleErrors(app);

  secureHeaders(app, env);
  allowOrigins(app, env.CORS_ORIGINS);
  await app.register(compress, { threshold: WORTH_COMPRESSING_BYTES });
  await limitAddresses(app, limits);
  const limitViewer = viewerLimit(container.services.leases, limits);
  const schema = buildGraphqlSchema();
  await serveDocuments(app, env.PUBLIC_URL, schema);
  const identity = () => container.identity.ready();
  const checks = { ...readinessOf(container), identity };
  serveHealth(app, { checks, log });
  serveMetrics(app, container);
  await serveApi(app, container, limitViewer);
  await serveGraphql(app, container, schema, limitViewer);
  await serveMcp(app, container, limitViewer);
  await app.register(mediaRoutes(container));
  await app.register(publicFileRoutes(container));
  await app.register(publicFeedRoutes(container));
  await app.register(siteLookupRoute(container));
  await app.register(publicPageRoutes(container));
  await app.register(coverRoute(container));
  await app.register(listeningBeacons(container));
  await app.register(legalRoutes(container));
  await app.register(orderRoutes(container));
  await app.register(helpRoutes(container));
  await app.register(statusRoute({ ...checks, voices: voiceProbe(container.speech) }));
  await proxyEmulator(app, container);
  await serveStatic(app, clientFolder, container.env.TRIAL_INSTALLATION);
  return app;
}

const limitsOf = ({ REQUESTS_PER_ADDRESS, REQUESTS_PER_USER }: Env): RateLimits => ({
  address: REQUESTS_PER_ADDRESS,
  viewer: REQUESTS_PER_USER,
});
