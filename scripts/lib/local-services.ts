import { resolve } from "node:path";
import { migrate } from "../../server/src/db/migrate.ts";
import { startAuthEmulator } from "../auth-emulator.ts";
import { startPostgres } from "../postgres.ts";
import { step } from "./say.ts";
import type { Settings } from "./settings.ts";
import type { OnStop } from "./supervise.ts";

export const PROJECT_ID = "demo-yomikoe";

/** They outlive a killed starter for as long as the server may take to hand back its jobs. */
const graceSeconds = 12;

export interface LocalServices {
  /** Variables that the server needs. */
  variables: { DATABASE_URL: string; FIREBASE_AUTH_EMULATOR_HOST?: string };
  /** Where the database lies, when it is not in the data folder. */
  placeElsewhere: string | null;
  /** Resolves with what stopped by itself; never, where nothing was started. */
  ended: Promise<string>;
}

/** Starts what the environment does not name, and brings the database to the newest schema. */
export async function startLocalServices({ dataDir, local }: Settings, onStop: OnStop) {
  const [{ database, url }, emulator] = await Promise.all([
    migratedDatabase(dataDir, local.database, onStop),
    local.identity &&
      step("Auth emulator", () =>
        keep(startAuthEmulator({ dataDir, projectId: PROJECT_ID, graceSeconds }), onStop),
      ),
  ]);
  const services: LocalServices = {
    variables: { DATABASE_URL: url, ...(emulator && { FIREBASE_AUTH_EMULATOR_HOST: emulator.host }) },
    placeElsewhere: database && database.place !== resolve(dataDir, "postgres") ? database.place : null,
    ended: Promise.race([
      new Promise<never>(() => {}),
      ...(database ? [database.ended.then(() => "Postgres")] : []),
      ...(emulator ? [emulator.ended.then(() => "The Auth emulator")] : []),
    ]),
  };
  return services;
}

async function migratedDatabase(dataDir: string, isOurs: boolean, onStop: OnStop) {
  const database =
    isOurs && (await step("Postgres", () => keep(startPostgres({ dataDir, graceSeconds }), onStop)));
  const { DATABASE_URL, DATABASE_DIRECT_URL } = process.env;
  const url = database ? database.url : (DATABASE_URL as string);
  let migrating: Promise<void> | undefined;
  // Postgres must not stop under a migration's feet.
  onStop(() => migrating?.catch(() => {}));
  migrating = step("Database schema", () => migrate((!database && DATABASE_DIRECT_URL) || url));
  await migrating;
  return { database, url };
}

/** Registers the stop before the start is through: a signal may come in between. */
function keep<Service extends { stop(): Promise<void> }>(starting: Promise<Service>, onStop: OnStop) {
  onStop(async () => {
    const service = await starting.catch(() => null);
    await service?.stop();
  });
  return starting;
}
