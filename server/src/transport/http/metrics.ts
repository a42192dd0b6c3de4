import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { bearerOf } from "#domain/accounts/authenticate";
import { freeBytesOf } from "#domain/files/storage-health";
import { AppError } from "#kernel/errors";
import { storageFaults } from "#kernel/storage-fault";
import type { Host } from "#transport/shared/host";
import { serviceMetrics } from "./service-metrics.ts";
import { callsFromThisMachine } from "./this-machine.ts";

/**
 * Prometheus metrics of this process and of all together, for holders of METRICS_TOKEN; without one, for this
 * machine.
 */
export function serveMetrics(app: FastifyInstance, container: Host): void {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const refresh = serviceMetrics(registry, container);
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Answers by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  new Gauge({
    name: "websocket_connections",
    help: "Open sockets",
    registers,
    collect() {
      this.set(app.websocketServer?.clients.size ?? 0);
    },
  });

  new Gauge({
    name: "storage_free_bytes",
    help: "Free space on this machine's disks: for stored files, and for sound in the making",
    labelNames: ["place"],
    registers,
    async collect() {
      this.reset();
      for (const { place, bytes } of await freeBytesOf(container.storage).catch(() => []))
        this.set({ place }, bytes);
    },
  });

  new Counter({
    name: "storage_faults_total",
    help: "Failures of the store in this process since it began",
    labelNames: ["kind"],
    registers,
    collect() {
      this.reset();
      for (const kind of storageFaults) this.inc({ kind }, container.storageFaults.get(kind) ?? 0);
    },
  });

  app.addHook("onResponse", ({ method, routeOptions }, reply, done) => {
    const labels = { method, route: routeOptions.url ?? "unknown", status: String(reply.statusCode) };
    durations.observe(labels, reply.elapsedTime / 1_000);
    done();
  });

  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, container.env)) throw new AppError("UNAUTHORIZED");
    await refresh();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function mayRead(request: FastifyRequest, { METRICS_TOKEN: token, NODE_ENV }: Host["env"]): boolean {
  if (!token) return NODE_ENV !== "production" && callsFromThisMachine(request);
  const [given, own] = [Buffer.from(bearerOf(request.headers.authorization) ?? ""), Buffer.from(token)];
  return given.length === own.length && timingSafeEqual(given, own);
}
