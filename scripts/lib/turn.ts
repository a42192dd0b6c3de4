import { rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isRunning } from "./processes.ts";
import { root } from "./run.ts";

/** Does the work while no other process of this checkout does work of that name. */
export async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const file = join(root, "node_modules", `.turn-${name}`);
  while (!claim(file)) {
    const holder = Number(await readFile(file, "utf8").catch(() => ""));
    if (holder && !isRunning(holder)) rmSync(file, { force: true });
    else await sleep(50);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function claim(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
