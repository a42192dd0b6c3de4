import { closeSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openLog, rotate } from "./rotating-log.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "yomikoe-log-"));
  file = join(folder, "server.log");
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (path: string) => readFileSync(path, "utf8");

it("keeps what was said before a start, and tells where the new lines begin", () => {
  const first = openLog(file);
  writeSync(first.log, "one\n");
  closeSync(first.log);
  const second = openLog(file);
  writeSync(second.log, "two\n");
  closeSync(second.log);
  expect(read(file)).toBe("one\ntwo\n");
  expect([first.from, second.from]).toEqual([0, 4]);
  expect(statSync(file).mode & 0o077).toBe(0);
});

it("goes on in the same file after it was rotated, and keeps five old ones", () => {
  const { log } = openLog(file);
  for (let age = 1; age <= 7; age++) {
    writeSync(log, `${age}`.repeat(10));
    rotate(file, 10);
  }
  writeSync(log, "now");
  closeSync(log);
  expect(read(file)).toBe("now");
  expect(read(`${file}.1`)).toBe("7777777777");
  expect(read(`${file}.5`)).toBe("3333333333");
  expect(existsSync(`${file}.6`)).toBe(false);
});

it("leaves a log that is not too large where it is", () => {
  const { log } = openLog(file);
  writeSync(log, "short");
  rotate(file, 10);
  closeSync(log);
  expect(read(file)).toBe("short");
});
