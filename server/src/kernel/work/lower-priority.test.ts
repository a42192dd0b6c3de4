import { spawn } from "node:child_process";
import { getPriority } from "node:os";
import { expect, it } from "vitest";
import { endWithTest } from "#test/child";
import { lowerPriority } from "./lower-priority.ts";

const sleeping = (nice: number) =>
  endWithTest(spawn("nice", ["-n", String(nice), "sleep", "60"])).pid as number;
const begun = async (pid: number, nice: number) => expect.poll(() => getPriority(pid)).toBe(nice);

it("lowers a process, and raises none", async () => {
  const base = getPriority();
  const [ordinary, lowest] = [sleeping(0), sleeping(19)];
  await begun(lowest, 19);
  lowerPriority(ordinary);
  lowerPriority(lowest);
  expect(getPriority(ordinary)).toBe(Math.max(base, 10));
  expect(getPriority(lowest)).toBe(19);
});

it("minds no process that has ended", async () => {
  const pid = sleeping(0);
  process.kill(pid, "SIGKILL");
  await expect
    .poll(() => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    })
    .toBe(false);
  expect(() => lowerPriority(pid)).not.toThrow();
});
