import closeWithGrace from "close-with-grace";
import type { FastifyBaseLogger } from "fastify";
import { buildApp } from "#app";
import { type Container, createContainer } from "#container";
import { storageProbe } from "#domain/files/storage-health";
import { foreignStore } from "#domain/local-store/mark";
import { restrictedLauncher } from "#domain/pages/restricted-launcher";
import type { Env } from "#env";
import { bufferedOutput, createLogger, outagesOf } from "#kernel/log/logger";
import { taskHandlers, taskSchedules } from "#tasks/tasks";
import { buildWorkerApp } from "#worker-app";
import { storageFolderOf } from "./vendors.ts";

/** Jobs get 7 s of these, sockets and queries the rest. */
const GRACE_MS = 10_000;

/** The program, until a signal ends it. */
export async function serve(env: Env) {
  const log = createLogger(env.LOG_LEVEL, bufferedOutput());
  const container = await createContainer(env, log);
  await requireOwnStore(env, container, log);
  const outages = outagesOf(log);
  outages.watch("database", () => container.sql`select 1`);
  outages.watch("store", storageProbe(container.storage));
  outages.watch("identity", () => container.identity.ready());
  const app = env.ROLE === "worker" ? null : await buildApp(container);
  const workerApp = app === null && env.WORKER_PORT !== undefined ? buildWorkerApp(container) : null;
  if (app) container.identity.ready().catch((err: unknown) => log.error({ err }, "nobody can sign in"));

  closeWithGrace({ delay: GRACE_MS, logger: log }, async ({ signal, err }) => {
    if (err) log.fatal({ err }, "cannot go on");
    else log.info({ signal }, "stopping");
    // Side by side: what is being answered may wait for a job that is being handed back.
    const { jobs, services } = container;
    await Promise.all([services.pages.stop(), app?.close(), workerApp?.close(), jobs.stop()]);
    await container.close();
    log.info("stopped");
  });
  // The parent process has vanished, and nothing else would stop this one.
  process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));

  if (env.ROLE !== "web") {
    await container.jobs.work(taskHandlers(container.services), taskSchedules);
    await container.jobs.workPosts(container.services.webhooks.deliverer);
  }
  container.services.housekeeping
    .removeLeftovers()
    .catch((err: unknown) => log.error({ err }, "leftovers stay where they are"));
  if (app) await app.listen({ port: env.PORT, host: env.HOST });
  if (workerApp) await workerApp.listen({ port: env.WORKER_PORT, host: env.HOST });
  if (!restrictedLauncher())
    log.warn(
      "pages are parsed without the filter of system calls: server/voice/build/yomikoe-restricted does not run",
    );
  log.info({ role: env.ROLE }, "ready");
  if (app) container.services.pages.loadAhead();
}

/** A store that is away for the moment is told of by /readyz. */
async function requireOwnStore(env: Env, { db, close }: Container, log: FastifyBaseLogger) {
  const folder = storageFolderOf(env);
  if (folder === null) return;
  const foreign = await foreignStore(db, folder).catch((err: unknown) => {
    log.error({ err }, "the store cannot be looked at");
    return null;
  });
  if (foreign === null) return;
  log.fatal(foreign);
  await close();
  process.exit(1);
}
