import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { clearAway } from "./file-lock.mjs";
import { runningOwner, takeLock } from "./lock.ts";
import { startOf } from "./process-state.mjs";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "yomikoe-lock-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const leave = (owner: object) => writeFileSync(join(dataDir, "lock.json"), JSON.stringify(owner));
const url = "http://localhost:4000";

describe("the lock on a data folder", () => {
  it("tells a second start that Yomikoe runs already, and where", () => {
    takeLock(dataDir, url);
    expect(() => takeLock(dataDir, "http://localhost:5000")).toThrow(
      `Yomikoe runs already at ${url} on ${dataDir} (process ${process.pid}).`,
    );
  });

  it("is free again when its owner lets go", () => {
    const lock = takeLock(dataDir, url);
    expect(runningOwner(dataDir)?.publicUrl).toBe(url);
    lock.release();
    expect(runningOwner(dataDir)).toBeNull();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it.each([
    ["has ended", { pid: 4_194_303, began: "1" }],
    ["has given its number to another process", { pid: process.pid, began: "1" }],
  ])("passes on when its owner %s, with what that one left running", (_, owner) => {
    leave({ ...owner, publicUrl: url, server: { pid: 7, began: "2" } });
    expect(runningOwner(dataDir)).toBeNull();
    expect(takeLock(dataDir, url).former).toMatchObject({ server: { pid: 7 } });
    expect(runningOwner(dataDir)).toMatchObject({ pid: process.pid, began: startOf(process.pid) });
  });

  it("stays with the one of two starts that took it first, although the other means to clear it away", () => {
    leave({ pid: process.pid, began: startOf(process.pid), publicUrl: url });
    clearAway(join(dataDir, "lock.json"));
    expect(runningOwner(dataDir)).toMatchObject({ pid: process.pid });
    expect(readdirSync(dataDir)).toEqual(["lock.json"]);
  });

  it("passes on when what it holds is damaged", () => {
    writeFileSync(join(dataDir, "lock.json"), "{");
    expect(takeLock(dataDir, url).former).toBeNull();
  });

  it("tells those who join where the database is, and only its owner may read that", () => {
    takeLock(dataDir, url).update({ databaseUrl: "postgres://secret" });
    expect(runningOwner(dataDir)?.databaseUrl).toBe("postgres://secret");
    expect(statSync(join(dataDir, "lock.json")).mode & 0o077).toBe(0);
  });
});
