/** The server as it is, for the bench: arguments are the database's address and the Auth emulator's. */
import { buildApp } from "#app";
import { createContainer } from "#container";
import { parseEnv } from "#env";
import { createLogger } from "#kernel/log/logger";
import { answerParent } from "./measured.ts";

const [databaseUrl, emulatorHost, folder] = process.argv.slice(2) as [string, string, string];
// The vendor's library reads its address itself.
process.env.FIREBASE_AUTH_EMULATOR_HOST = emulatorHost;
const env = parseEnv({
  DATABASE_URL: databaseUrl,
  FIREBASE_AUTH_EMULATOR_HOST: emulatorHost,
  DATA_DIR: folder,
  LOG_LEVEL: "warn",
  ROLE: "web",
  SOCKETS_PER_USER: "10000",
  SOCKETS_PER_PROCESS: "10000",
});
const container = await createContainer(env, createLogger(env.LOG_LEVEL));
// Thousands of sockets come from one address within a minute.
const app = await buildApp(container, { limits: { address: 1e9, viewer: 1e9 }, clientFolder: folder });
answerParent(await app.listen({ port: 0, host: "127.0.0.1" }));
