import { type FastifyBaseLogger, fastify } from "fastify";
import { expect, it, vi } from "vitest";
import { createLogger } from "#kernel/log/logger";
import { RequestLog } from "./request-log.ts";
import { RequestLogger } from "./request-logger.ts";

function logging(level: string) {
  const lines: string[] = [];
  const parent = createLogger(level, { write: (line) => lines.push(line) }) as FastifyBaseLogger;
  const log = new RequestLogger(parent, { reqId: "the-request", token: "a secret" }, {});
  return { log, parent, told: () => lines.map((line) => JSON.parse(line)) };
}

/** How many loggers two requests make, which are answered well or with an error. */
async function loggersOf(level: string, path: "/well" | "/badly") {
  const { parent, told } = logging(level);
  const app = fastify({
    loggerInstance: parent,
    logController: new RequestLog(),
    childLoggerFactory: (parent, bindings, options) => new RequestLogger(parent, bindings, options),
  });
  app.get("/well", () => "well");
  app.get("/badly", () => {
    throw new Error("badly");
  });
  await app.ready();
  const made = vi.spyOn(parent, "child");
  await app.inject(path);
  await app.inject(path);
  await app.close();
  return { made: made.mock.calls.length, told: told().map(({ msg }) => msg) };
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

it("is made by a request that has more to tell than its end, and by no other", async () => {
  expect(await loggersOf("warn", "/well")).toEqual({ made: 0, told: [] });
  expect(await loggersOf("info", "/well")).toEqual({
    made: 1,
    told: ["request completed", "request completed"],
  });
  expect(await loggersOf("warn", "/badly")).toEqual({ made: 2, told: ["badly", "badly"] });
});
