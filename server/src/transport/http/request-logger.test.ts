import { expect, it } from "vitest";
import { createLogger } from "#kernel/log/logger";
import { RequestLogger } from "./request-logger.ts";

function logging(level: string) {
  const lines: string[] = [];
  const parent = createLogger(level, { write: (line) => lines.push(line) });
  const log = new RequestLogger(parent, { reqId: "the-request", token: "a secret" }, {});
  return { log, told: () => lines.map((line) => JSON.parse(line)) };
}

it("writes each line with the request's id, and hides secrets", () => {
  const { log, told } = logging("info");
  log.info({ a: 1 }, "first");
  log.error("second");
  log.child({ part: "b" }).warn("third");
  log.debug("never");
  expect(told()).toMatchObject([
    { reqId: "the-request", token: "[hidden]", a: 1, msg: "first" },
    { reqId: "the-request", token: "[hidden]", msg: "second" },
    { reqId: "the-request", part: "b", msg: "third" },
  ]);
});

it("writes nothing below the level", () => {
  const { log, told } = logging("warn");
  log.info("a request that went well");
  expect(told()).toEqual([]);
  expect(log.level).toBe("warn");
});
