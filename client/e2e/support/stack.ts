/**
 * Everything that a journey needs, each part on a port of its own: Postgres, the Auth emulator, the
 * built server with its worker, and the saved pages of other sites. Tells its parent where.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startAuthEmulator } from "../../../scripts/auth-emulator.ts";
import { buildClient, buildServer } from "../../../scripts/lib/builds.ts";
import { PROJECT_ID } from "../../../scripts/lib/local-services.ts";
import { freePort } from "../../../scripts/lib/ports.ts";
import { startServer, untilReady } from "../../../scripts/lib/server-process.ts";
import { startPostgres } from "../../../scripts/postgres.ts";
import { migrate } from "../../../server/src/db/migrate.ts";
import { serveFixturePages } from "../../../server/src/test/pages/serve.ts";

const dataDir = mkdtempSync(join(tmpdir(), "yomikoe-e2e-"));
const stops: (() => Promise<void>)[] = [];

async function stop() {
  for (const end of stops.reverse()) await end().catch((error: unknown) => console.error(error));
  rmSync(dataDir, { recursive: true, force: true });
  process.exit();
}
process.once("SIGTERM", stop).once("SIGINT", stop).once("disconnect", stop);

const [postgres, emulator, pages] = await Promise.all([
  startPostgres({ dataDir, durable: false }),
  startAuthEmulator({ dataDir, projectId: PROJECT_ID }),
  serveFixturePages(),
  buildServer(),
  buildClient(),
]);
stops.push(postgres.stop, emulator.stop, pages.close);
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
    ADMIN_EMAILS: "",
  },
  logFile,
);
stops.push(server.stop);
await untilReady(server, address, logFile);

process.send?.({ address, pages: `http://${pages.allow}`, emulator: emulator.host });
