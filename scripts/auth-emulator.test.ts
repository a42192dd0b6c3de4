import { rmSync } from "node:fs";
import { expect, it, onTestFinished } from "vitest";
import { startAuthEmulator } from "./auth-emulator.ts";
import { until } from "./lib/processes.ts";
import { temporaryFolder } from "./lib/temporary-folder.ts";
import { post, withPassword } from "./lib/test-accounts.ts";

it("creates no account so late in a second that its first token could be one of the second before", async () => {
  const dataDir = temporaryFolder("auth");
  const emulator = await startAuthEmulator({ dataDir, projectId: "demo-yomikoe" });
  onTestFinished(async () => {
    await emulator.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const second = (moment: number) => Math.floor(moment / 1_000);
  for (let turn = 0; turn < 3; turn++) {
    await until(() => Date.now() % 1_000 > 900, 5_000, 1);
    const asked = Date.now();
    const { idToken } = await withPassword(emulator, "signUp", `${turn}@example.com`);
    const { users = [] } = await post(emulator, "lookup", { idToken });
    expect(second(Number(users[0]?.createdAt))).toBeGreaterThan(second(asked));
  }
});
