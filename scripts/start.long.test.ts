import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postgres from "postgres";
import { describe, expect, it } from "vitest";
import { freePort } from "./lib/ports.ts";
import { failedStarts } from "./lib/test-failed-starts.ts";
import { startPostgres } from "./postgres.ts";

const { dataDir, failure } = failedStarts();

/** With a project there is no Auth emulator to start, which takes seconds. */
const PROJECT = { FIREBASE_PROJECT_ID: "shop", FIREBASE_API_KEY: "key" };

describe("a start that cannot succeed says why in a sentence", () => {
  it("when strangers could reach the Auth emulator and the sandbox, before anything is built", async () => {
    const { code, output } = await failure({ HOST: "0.0.0.0", PUBLIC_URL: "https://trial.example" });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^The environment is not valid:\n {2}STRIPE_SECRET_KEY: .*\n {2}FIREBASE_AUTH_EMULATOR_HOST: .*$/,
    );
    expect(readdirSync(dataDir())).toEqual([]);
  });

  it("when a real project would give everything away, before anything is built", async () => {
    const { code, output } = await failure({ ...PROJECT, PUBLIC_URL: "https://voice.example" });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^The environment is not valid:\n {2}STRIPE_SECRET_KEY: is needed, because PUBLIC_URL .*$/,
    );
    expect(readdirSync(dataDir())).toEqual([]);
  });

  it("when the data folder cannot be made", async () => {
    writeFileSync(join(dataDir(), "file"), "");
    const { code, output } = await failure({ DATA_DIR: join(dataDir(), "file", "data") });
    expect(code).toBe(1);
    expect(output).toContain("ENOTDIR");
    expect(output).not.toContain("at ");
  });

  it("when the database cannot be migrated", async () => {
    const { url, stop } = await startPostgres({ dataDir: dataDir(), durable: false });
    const sql = postgres(url, { max: 1 });
    await sql`create table users (id int)`;
    await sql.end();
    const { code, output } = await failure({ ...PROJECT, PORT: "0", DATABASE_URL: url });
    await stop();
    expect(code).toBe(1);
    expect(output.split("\n").at(-1)).toBe(
      'The database could not be brought to the newest schema: relation "users" already exists',
    );
    expect(output).not.toContain("CREATE TABLE");
  });

  it("when the database does not answer", async () => {
    const port = await freePort();
    const { code, output } = await failure({
      ...PROJECT,
      PORT: "0",
      DATABASE_URL: `postgres://127.0.0.1:${port}/none`,
    });
    expect(code).toBe(1);
    expect(output.split("\n").at(-1)).toMatch(
      new RegExp(`^The database could not be brought to the newest schema: .*ECONNREFUSED 127.0.0.1:${port}`),
    );
  });

  it("when the address is not this machine's", async () => {
    const { code, output } = await failure({ HOST: "192.0.2.1", TRIAL_INSTALLATION: "1" });
    expect({ code, output }).toEqual({
      code: 1,
      output: "Nothing can listen on 192.0.2.1:4000 (EADDRNOTAVAIL): check HOST and PORT.",
    });
  });
});
