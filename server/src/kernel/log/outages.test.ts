import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { AppError } from "#kernel/errors";
import { StorageFault } from "#kernel/storage-fault";
import { createLogger, outagesOf } from "./logger.ts";

let lines: { level: number; msg: string; [fact: string]: unknown }[];
let log: ReturnType<typeof createLogger>;
let isAway: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  [lines, isAway] = [[], true];
  log = createLogger("info", { write: (line) => lines.push(JSON.parse(line)) });
  outagesOf(log).watch("database", async () => {
    if (isAway) throw new Error("away");
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const refusedConnection = () =>
  new AppError("SERVICE_UNAVAILABLE", {
    cause: Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:5432"), { code: "ECONNREFUSED" }),
  });
const said = () => lines.map(({ msg }) => msg);

it("has one line when the database goes and one when it is back, however many calls meet it", async () => {
  for (let call = 0; call < 500; call++)
    log.child({ reqId: call }).error({ err: refusedConnection() }, "a call failed");
  expect(said()).toEqual(["the database is away"]);
  expect(lines[0]).toMatchObject({ level: 50, cause: "connect ECONNREFUSED 127.0.0.1:5432" });
  await vi.advanceTimersByTimeAsync(5_000);
  isAway = false;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(said()).toEqual(["the database is away", "the database answers again"]);
  expect(lines[1]).toMatchObject({ level: 30, failures: 500, seconds: 6 });
  isAway = true;
  log.error({ err: refusedConnection() }, "a call failed");
  expect(said().at(-1)).toBe("the database is away");
});

it("leaves every other line as it is", () => {
  log.error(
    { err: new AppError("SERVICE_UNAVAILABLE", { reason: "WRITER", cause: refusedConnection() }) },
    "the writer",
  );
  log.error({ err: new Error("a mistake of ours") }, "a mistake");
  log.error({ err: new StorageFault("full", null) }, "the store, which nobody watches here");
  log.info({ err: refusedConnection() }, "in passing");
  expect(said()).toEqual(["the writer", "a mistake", "the store, which nobody watches here", "in passing"]);
});
