import { fastify } from "fastify";
import type { Container } from "#container";
import { handleErrors } from "./transport/http/error-handler.ts";
import { readinessOf, serveHealth } from "./transport/http/health.ts";
import { serveMetrics } from "./transport/http/metrics.ts";
import { RequestLog } from "./transport/http/request-log.ts";

/** What a worker says of itself: whether it lives, whether it can work, and its figures. */
export function buildWorkerApp(container: Container) {
  const app = fastify({ loggerInstance: container.log, logController: new RequestLog() });
  handleErrors(app);
  serveHealth(app, { checks: readinessOf(container), log: container.log });
  serveMetrics(app, container);
  return app;
}
