import { inject } from "vitest";
import type { Service } from "./services.ts";

async function ask(service: Service): Promise<string> {
  const answer = await fetch(`${inject("services")}/${service}`);
  const address = await answer.text();
  if (!answer.ok) throw new Error(`${service} did not start: ${address}`);
  return address;
}

/** URL of the run's Postgres as superuser; `freshDatabase()` makes separate databases. */
export const testPostgres = () => ask("postgres");

/** host:port of the run's Auth emulator, for FIREBASE_AUTH_EMULATOR_HOST. Takes some 4 s the first time. */
export const testAuthEmulator = () => ask("authEmulator");
