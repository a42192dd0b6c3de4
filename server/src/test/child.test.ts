import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { endWithTest } from "./child.ts";

let left: ChildProcess;

it("lets a child run while its test does", async () => {
  left = endWithTest(spawn(process.execPath, ["-e", "console.log('here'); setInterval(() => {}, 1_000)"]));
  expect(String((await once(left.stdout!, "data"))[0])).toBe("here\n");
  expect(left.exitCode).toBeNull();
});

it("kills a child that its test left running", async () => {
  if (left.signalCode === null) await once(left, "exit");
  expect(left.signalCode).toBe("SIGKILL");
});
