import { rmSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "../../server/src/db/migrate.ts";
import { serveFixturePages } from "../../server/src/test/pages/serve.ts";
import { startAuthEmulator } from "../auth-emulator.ts";
import { startPostgres } from "../postgres.ts";
import { PROJECT_ID } from "./local-services.ts";
import { freePort } from "./ports.ts";
import { startServer, untilReady } from "./server-process.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export type Stack = Awaited<ReturnType<typeof startStack>>;

/**
 * Services that servers are tested against: Postgres, the Auth emulator and saved pages, each on its own
 * port, in a temporary folder. Expects the server to be built.
 */
export async function startStack(name: string) {
  const dataDir = temporaryFolder(name);
  const stops: (() => Promise<void>)[] = [];
  async function stop() {
    for (const end of stops.splice(0).reverse()) await end().catch((error: unknown) => console.error(error));
    rmSync(dataDir, { recursive: true, force: true });
  }
  async function kept<Part extends object>(starting: Promise<Part>, end: (part: Part) => Promise<void>) {
    const part = await starting;
    stops.push(() => end(part));
    return part;
  }

  try {
    const [postgres, emulator, pages] = await Promise.all([
      kept(startPostgres({ dataDir, durable: false }), (part) => part.stop()),
      kept(startAuthEmulator({ dataDir, projectId: PROJECT_ID }), (part) => part.stop()),
      kept(serveFixturePages(), (part) => part.close()),
    ]);
    await migrate(postgres.url);

    /** One more process of the built server, on a port of its own. A worker is there as soon as it runs. */
    async function serve(variables: Record<string, string> = {}) {
      const port = await freePort();
      const address = `http://localhost:${port}`;
      const logFile = join(dataDir, `server-${port}.log`);
      const known = {
        PORT: String(port),
        PUBLIC_URL: address,
        DATA_DIR: dataDir,
        DATABASE_URL: postgres.url,
        FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
        FETCH_ALLOW_PRIVATE: pages.allow,
      };
      async function start() {
        const server = startServer({ ...known, ...variables }, logFile);
        stops.push(server.stop);
        if (variables.ROLE !== "worker") await untilReady(server, address, logFile);
        return server;
      }
      /** `startAgain`: the same once more, at the same address, when it has ended. */
      return { ...(await start()), address, logFile, startAgain: start };
    }
    return { dataDir, databaseUrl: postgres.url, emulator: emulator.host, pages, serve, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
