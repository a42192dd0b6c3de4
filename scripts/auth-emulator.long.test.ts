import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type RunningAuthEmulator, startAuthEmulator } from "./auth-emulator.ts";
import { isRunning } from "./lib/process-state.mjs";
import { until } from "./lib/processes.ts";
import { temporaryFolder } from "./lib/temporary-folder.ts";
import { post, withPassword } from "./lib/test-accounts.ts";

let dataDir: string;
let running: RunningAuthEmulator | undefined;

beforeAll(() => {
  dataDir = temporaryFolder("auth");
});
afterAll(async () => {
  await running?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async () => {
  running = await startAuthEmulator({ dataDir, projectId: "demo-yomikoe" });
  return running;
};

const accounts = () => join(dataDir, "auth", "accounts.json");

it("keeps every account and sign-in when its starter vanished and when it was killed", async () => {
  const first = await start();
  const { localId: early, idToken } = await withPassword(first, "signUp", "early@example.com");

  const second = await start();
  expect(isRunning(first.pid)).toBe(false);
  expect(await withPassword(second, "signInWithPassword", "early@example.com")).toMatchObject({
    localId: early,
  });
  expect(statSync(accounts()).mode & 0o077).toBe(0);

  const before = statSync(accounts()).mtimeMs;
  const { localId: late } = await withPassword(second, "signUp", "late@example.com");
  await until(() => readFileSync(accounts(), "utf8").includes("late@example.com"), 30_000);
  expect(statSync(accounts()).mtimeMs).toBeGreaterThan(before);
  process.kill(second.pid, "SIGKILL");
  await until(() => !isRunning(second.pid), 30_000);

  const third = await start();
  expect(await withPassword(third, "signInWithPassword", "late@example.com")).toMatchObject({
    localId: late,
  });
  expect((await withPassword(third, "signUp", "late@example.com")).error?.message).toBe("EMAIL_EXISTS");
  // An account that was signed in before still is.
  expect(await post(third, "lookup", { idToken })).toMatchObject({ users: [{ localId: early }] });
});

it("creates no account so late in a second that its first token could be one of the second before", async () => {
  const emulator = await start();
  const second = (moment: number) => Math.floor(moment / 1_000);
  for (let turn = 0; turn < 3; turn++) {
    await until(() => Date.now() % 1_000 > 900, 5_000, 1);
    const asked = Date.now();
    const { idToken } = await withPassword(emulator, "signUp", `${turn}@example.com`);
    const { users = [] } = await post(emulator, "lookup", { idToken });
    expect(second(Number(users[0]?.createdAt))).toBeGreaterThan(second(asked));
  }
});
