/**
 * Everything that a journey needs, each part on a port of its own: Postgres, the Auth emulator, the
 * built server with its worker, and the saved pages of other sites. Tells its parent where.
 */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "../server/src/db/migrate.ts";
import { serveFixturePages } from "../server/src/test/pages/serve.ts";
import { startAuthEmulator } from "./auth-emulator.ts";
import { buildClient, buildServer } from "./lib/builds.ts";
import { PROJECT_ID } from "./lib/local-services.ts";
import { freePort } from "./lib/ports.ts";
import { startServer, untilReady } from "./lib/server-process.ts";
import { temporaryFolder } from "./lib/temporary-folder.ts";
import { startPostgres } from "./postgres.ts";

const dataDir = temporaryFolder("e2e");
const stops: (() => Promise<void>)[] = [];

async function stop() {
  for (const end of stops.reverse()) await end().catch((error: unknown) => console.error(error));
  rmSync(dataDir, { recursive: true, force: true });
  process.exit();
}
process.once("SIGTERM", stop).once("SIGINT", stop).once("disconnect", stop);

try {
  process.send?.(await start());
} catch (error) {
  console.error(error);
  process.exitCode = 1;
  await stop();
}

async function start() {
  await buildServer();
  await buildClient();
  const postgres = await startPostgres({ dataDir, durable: false });
  stops.push(postgres.stop);
  const emulator = await startAuthEmulator({ dataDir, projectId: PROJECT_ID });
  stops.push(emulator.stop);
  const pages = await serveFixturePages();
  stops.push(pages.close);
  await migrate(postgres.url);

  const port = await freePort();
  const address = `http://localhost:${port}`;
  const logFile = join(dataDir, "server.log");
  const server = startServer(
    {
      PORT: String(port),
      PUBLIC_URL: address,
      DATA_DIR: dataDir,
      DATABASE_URL: postgres.url,
      FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
      FETCH_ALLOW_PRIVATE: pages.allow,
    },
    logFile,
  );
  stops.push(server.stop);
  await untilReady(server, address, logFile);
  return { address, pages: `http://${pages.allow}`, emulator: emulator.host };
}
