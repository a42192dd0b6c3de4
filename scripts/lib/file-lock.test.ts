import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { holding } from "./file-lock.mjs";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "yomikoe-file-lock-"));
  file = join(folder, "lock");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe("work that is done under a file lock", () => {
  it("is done by one after the other, and the later one is told once that it waits", async () => {
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await nextTurn();
      seen.push(`${name} ends`);
    };
    const first = holding(file, work("first"));
    await Promise.all([first, holding(file, work("second"), () => seen.push("second waits"))]);
    expect(seen).toEqual(["first begins", "second waits", "first ends", "second begins", "second ends"]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("lets go when the work fails", async () => {
    await expect(holding(file, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(await holding(file, async () => "done")).toBe("done");
  });

  it.each([
    ["has ended", '{"pid":4194303,"began":"1"}'],
    ["has given its number to another process", `{"pid":${process.pid},"began":"1"}`],
    ["left only half of it", '{"pid":'],
    ["wrote only its number, as former versions did", "4194303"],
  ])("does not wait for an owner that %s", async (_, left) => {
    writeFileSync(file, left);
    const waits: string[] = [];
    expect(
      await holding(
        file,
        async () => "done",
        () => waits.push("waits"),
      ),
    ).toBe("done");
    expect(waits).toEqual([]);
  });
});
