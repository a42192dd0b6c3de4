import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { isRunning } from "./lib/process-state.mjs";
import { until } from "./lib/processes.ts";
import { query, testClusters } from "./lib/test-clusters.ts";

const { dataDir, freshFolder, running, start, remember, kept } = testClusters();

describe("embedded Postgres", () => {
  it("starts again after it was killed, with all that was committed", async () => {
    const first = await start();
    await remember(first);
    process.kill(first.pid, "SIGKILL");
    await until(() => !isRunning(first.pid), 5_000);
    expect(await kept(await start())).toBe(1);
  });

  it("does not outlive a starter that was killed", async () => {
    const script = `import { startPostgres } from ${JSON.stringify(import.meta.resolve("./postgres.ts"))};
      const { pid } = await startPostgres({ dataDir: ${JSON.stringify(dataDir)} });
      console.log(pid); setInterval(() => {}, 1e4);`;
    const starter = spawn(process.execPath, ["--input-type=module-typescript", "-e", script], {
      stdio: "pipe",
    });
    const [pid] = await once(starter.stdout, "data");
    expect(isRunning(Number(pid))).toBe(true);
    starter.kill("SIGKILL");
    expect(await until(() => !isRunning(Number(pid)), 10_000)).toBe(true);
  });

  it("replaces a Postgres that still runs on the same data", async () => {
    const first = await start();
    await remember(first);
    const second = await start();
    expect(isRunning(first.pid)).toBe(false);
    expect(await kept(second)).toBe(1);
  });

  it.each([
    ["a number nobody has", async () => 4_194_303],
    ["a process that is no Postgres", async () => process.pid],
    ["a zombie", zombie],
  ])("starts when postmaster.pid names %s", async (_, makePid) => {
    const first = await start();
    await first.stop();
    const file = join(first.place, "cluster", "postmaster.pid");
    const lines = [await makePid(), join(first.place, "cluster"), "0", "1", "", "127.0.0.1", "", "ready   "];
    writeFileSync(file, `${lines.join("\n")}\n`);
    const second = await start();
    expect(Number(readFileSync(file, "utf8").split("\n")[0])).toBe(second.pid);
  });

  it("begins anew when its first start was cut short", async () => {
    const folder = freshFolder();
    mkdirSync(join(folder, "postgres", "cluster.new"), { recursive: true });
    writeFileSync(join(folder, "postgres", "cluster.new", "half"), "");
    expect(await query((await start(folder)).url, "select 1 as one")).toMatchObject([{ one: 1 }]);
  });

  it.runIf(process.getuid?.() === 0)("as root works below a folder that others cannot enter", async () => {
    const folder = freshFolder();
    chmodSync(folder, 0o700);
    const { url, place } = await start(folder);
    expect(place).not.toContain(folder);
    expect(await query(url, "select 1 as one")).toMatchObject([{ one: 1 }]);
    await running.pop()?.stop();
    rmSync(place, { recursive: true });
  });
});

/** A process that has ended and whose parent does not look: a shell's child, after the shell became `sleep`. */
async function zombie(): Promise<number> {
  const parent = spawn("/bin/sh", ["-c", "sleep 0.2 & echo $!; exec sleep 60"], { stdio: "pipe" });
  const [pid] = await once(parent.stdout, "data");
  zombies.push(parent.pid!);
  const state = () => readFileSync(`/proc/${Number(pid)}/stat`, "utf8").split(" ")[2];
  expect(await until(() => state() === "Z", 5_000)).toBe(true);
  return Number(pid);
}
const zombies: number[] = [];
afterEach(() => {
  for (const pid of zombies.splice(0)) process.kill(pid, "SIGKILL");
});
