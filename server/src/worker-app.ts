import { fastify } from "fastify";
import type { Container } from "#container";
import { handleErrors } from "./transport/http/error-handler.ts";
import { readinessOf, serveHealth } from "./transport/http/health.ts";
import { serveMetrics } from "./transport/http/metrics.ts";
import { RequestLog } from "./transport/http/request-log.ts";

/** Answers whether a worker lives and can work, and gives its figures. */
export function buildWorkerApp(container: Container) {
  const app = fastify({ loggerInstance: container.log, logController: new RequestLog() });
  handleErrors(app);
  serveHealth(app, { checks: readinessOf(container), log: container.log });
  serveMetrics(app, container);
  return app;
}
