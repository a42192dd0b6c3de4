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
  /** What the server must be told. */
  variables: { DATABASE_URL: string; FIREBASE_AUTH_EMULATOR_HOST?: string };
  /** Where the database lies, when it is not in the data folder. */
  placeElsewhere: string | null;
}

/** Starts what the environment does not name, and brings the database to the newest schema. */
export async function startLocalServices({ dataDir, local }: Settings, onStop: OnStop) {
  const [database, emulator] = await Promise.all([
    local.database && step("Postgres", () => keep(startPostgres({ dataDir, graceSeconds }), onStop)),
    local.identity &&
      step("Auth emulator", () =>
        keep(startAuthEmulator({ dataDir, projectId: PROJECT_ID, graceSeconds }), onStop),
      ),
  ]);
  const url = database ? database.url : (process.env.DATABASE_URL as string);
  let migrating: Promise<void> | undefined;
  // Postgres must not stop under a migration's feet.
  onStop(() => migrating?.catch(() => {}));
  migrating = step("Database schema", () => migrate(url));
  await migrating;
  const services: LocalServices = {
    variables: { DATABASE_URL: url, ...(emulator && { FIREBASE_AUTH_EMULATOR_HOST: emulator.host }) },
    placeElsewhere: database && database.place !== resolve(dataDir, "postgres") ? database.place : null,
  };
  return services;
}

/** Registers the stop before the start is through: a signal may come in between. */
function keep<Service extends { stop(): Promise<void> }>(starting: Promise<Service>, onStop: OnStop) {
  onStop(async () => {
    const service = await starting.catch(() => null);
    await service?.stop();
  });
  return starting;
}
