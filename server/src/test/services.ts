import { rmSync } from "node:fs";
import { createServer } from "node:http";
import postgres from "postgres";
import { startAuthEmulator } from "../../../scripts/auth-emulator.ts";
import { temporaryFolder } from "../../../scripts/lib/temporary-folder.ts";
import { startPostgres } from "../../../scripts/postgres.ts";
import { startBoss } from "../adapters/jobs/boss.ts";
import { migrate } from "../db/migrate.ts";
import { TEMPLATE } from "./template.ts";

const PROJECT_ID = "demo-yomikoe";

/** Services that tests may request. Each is started on first request and shared by the whole run. */
export type Service = "postgres" | "authEmulator";

/** Serves the addresses of the services on loopback: `GET /postgres` answers when Postgres is there. */
export async function serveServices() {
  const dataDir = temporaryFolder("test");
  const started = new Map<Service, Promise<{ address: string; stop(): Promise<void> }>>();
  const starters = { postgres: () => startTemplate(dataDir), authEmulator: () => startEmulator(dataDir) };

  const server = createServer(async (request, response) => {
    const service = request.url?.slice(1) as Service;
    if (!started.has(service)) started.set(service, starters[service]());
    try {
      response.end((await started.get(service))?.address);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    async stop() {
      server.close();
      const running = await Promise.allSettled(started.values());
      await Promise.all(running.map((one) => one.status === "fulfilled" && one.value.stop()));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function startTemplate(dataDir: string) {
  const { url, stop } = await startPostgres({ dataDir, durable: false, maxConnections: 300 });
  const admin = postgres(url, { max: 1 });
  await admin`create database ${admin(TEMPLATE)}`;
  await admin.end();
  const template = new URL(url);
  template.pathname = TEMPLATE;
  await migrate(template.href);
  // Its queues, too: each of some hundred databases would install them anew, which takes longer than most tests.
  const boss = await startBoss({ url: template.href, works: false, onError: console.error });
  await boss.stop();
  return { address: url, stop };
}

async function startEmulator(dataDir: string) {
  const { host, stop } = await startAuthEmulator({ dataDir, projectId: PROJECT_ID });
  return { address: host, stop };
}
