import { Gauge, type Registry } from "prom-client";
import type { Host } from "#transport/shared/host";

/** Gauges of what all processes do together, and the function that brings them up to date. */
export function serviceMetrics(
  register: Registry,
  { services, log }: Pick<Host, "services" | "log">,
): () => Promise<void> {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [register] });

  const active = gauge("jobs_active", "Jobs that wait or run", ["type", "status"]);
  const oldest = gauge("jobs_oldest_seconds", "Age of the oldest job that waits or runs", ["type", "status"]);
  const ended = gauge("jobs_ended_recently", "Jobs that ended in the last 15 minutes", ["type", "status"]);
  const duration = gauge("job_duration_seconds", "From order to end, of the last 15 minutes", [
    "type",
    "status",
    "quantile",
  ]);
  const failed = gauge("jobs_failed_recently", "Jobs that failed in the last 15 minutes, by reason", [
    "type",
    "reason",
  ]);
  const connections = gauge("database_connections", "Connections of all processes", ["application", "state"]);
  const credits = gauge("credits_total", "Credits of all accounts", ["account"]);
  const readable = gauge("service_metrics_up", "1 when the figures of all processes could be read", []);
  const gauges = [active, oldest, ended, duration, failed, connections, credits];

  let isReadable = true;
  return async () => {
    for (const each of gauges) each.reset();
    try {
      const measures = await services.measures.read();
      for (const { type, status, jobs, oldestSeconds } of measures.active) {
        active.set({ type, status }, jobs);
        oldest.set({ type, status }, oldestSeconds);
      }
      for (const { type, status, jobs, median, p95 } of measures.ended) {
        ended.set({ type, status }, jobs);
        duration.set({ type, status, quantile: "0.5" }, median);
        duration.set({ type, status, quantile: "0.95" }, p95);
      }
      for (const { type, reason, jobs } of measures.failures) failed.set({ type, reason }, jobs);
      for (const { application, state, connections: open } of measures.connections) {
        connections.set({ application, state }, open);
      }
      for (const [account, sum] of Object.entries(measures.credits)) credits.set({ account }, sum);
      readable.set(1);
      isReadable = true;
    } catch (error) {
      if (isReadable) log.warn({ err: error }, "the figures of all processes could not be read");
      isReadable = false;
      readable.set(0);
    }
  };
}
