import type { FastifyInstance } from "fastify";
import { AppError } from "#kernel/errors";
import type { Host } from "#transport/shared/host";

const PATIENCE_MS = 3_000;

interface Needs {
  sql: Host["sql"];
  jobs: Pick<Host["jobs"], "ready">;
  identity: Pick<Host["identity"], "ready">;
  log: Host["log"];
}

/** /healthz: this process lives. /readyz: and everything that it needs answers. */
export function serveHealth(app: FastifyInstance, { sql, jobs, identity, log }: Needs): void {
  app.get("/healthz", { schema: { hide: true }, config: { rateLimit: false } }, async () => ({
    status: "ok",
  }));

  app.get("/readyz", { schema: { hide: true }, config: { rateLimit: false } }, async () => {
    const checks = { database: sql`select 1`, jobs: jobs.ready(), identity: identity.ready() };
    const asked = Object.entries(checks).map(async ([name, check]) => {
      try {
        await within(check);
        return null;
      } catch (error) {
        log.warn({ err: error }, `${name} is not ready`);
        return name;
      }
    });
    const missing = (await Promise.all(asked)).filter((name) => name !== null);
    if (missing.length === 0) return { status: "ready" };
    throw new AppError("SERVICE_UNAVAILABLE", {
      message: `Not ready: ${missing.join(", ")}`,
      details: { missing },
    });
  });
}

async function within(check: PromiseLike<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  await Promise.race([check, late]).finally(() => clearTimeout(timer));
}
