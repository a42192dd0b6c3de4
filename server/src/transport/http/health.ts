import type { FastifyInstance } from "fastify";
import { storageProbe } from "#domain/files/storage-health";
import { AppError } from "#kernel/errors";
import type { Host } from "#transport/shared/host";
import { type Check, failuresOf } from "./probes.ts";

interface Needs {
  /** Services that this process needs, by the name that an operator knows. */
  checks: Record<string, Check>;
  log: Host["log"];
}

/** Needs of every process: its database with the right schema, the job queue, and the store. */
export function readinessOf({
  sql,
  jobs,
  storage,
  schemaProblem,
}: Pick<Host, "sql" | "jobs" | "storage" | "schemaProblem">): Record<string, Check> {
  return {
    database: () => sql`select 1`,
    schema: async () => {
      const problem = await schemaProblem();
      if (problem) throw new Error(problem);
    },
    jobs: () => jobs.ready(),
    storage: storageProbe(storage),
  };
}

/** /healthz: this process lives. /readyz: and everything that it needs answers. */
export function serveHealth(app: FastifyInstance, { checks, log }: Needs): void {
  /** Each change has one line, however often it is asked. */
  const down = new Set<string>();
  app.get("/healthz", { schema: { hide: true }, config: { rateLimit: false } }, async () => ({
    status: "ok",
  }));

  app.get("/readyz", { schema: { hide: true }, config: { rateLimit: false } }, async () => {
    const found = await failuresOf(checks);
    const failed = new Set(found.map(({ name }) => name));
    for (const name of down) if (!failed.has(name) && down.delete(name)) log.info(`${name} is ready again`);
    for (const { name, error } of found) {
      if (!down.has(name)) log.warn({ err: error }, `${name} is not ready`);
      down.add(name);
    }
    const isAway = found.some(({ name }) => name === "database");
    const problems = found.filter(({ name }) => !(isAway && name === "schema"));
    if (problems.length === 0) return { status: "ready" };
    const missing = problems.map(({ name }) => name);
    const schema = problems.find(({ name }) => name === "schema");
    throw new AppError("SERVICE_UNAVAILABLE", {
      message: [`Not ready: ${missing.join(", ")}`, ...(schema ? [schema.error.message] : [])].join(". "),
      details: { missing },
    });
  });
}
