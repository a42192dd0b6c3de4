import { type FastifyBaseLogger, fastify } from "fastify";
import { expect, it } from "vitest";
import { createLogger } from "#kernel/log/logger";
import { RequestLog } from "./request-log.ts";
import { RequestLogger } from "./request-logger.ts";

const token = "a-secret-token";

/** The lines of one request that shows its token wherever a request can. */
async function linesOf(level: string, path: "/well" | "/quiet") {
  const lines: string[] = [];
  const app = fastify({
    loggerInstance: createLogger(level, { write: (line) => lines.push(line) }) as FastifyBaseLogger,
    logController: new RequestLog(),
    childLoggerFactory: (parent, bindings, options) => new RequestLogger(parent, bindings, options),
    genReqId: () => "the-request",
  });
  app.get("/well", (_request, reply) => reply.header("token", token).send({ token }));
  app.get("/quiet", { logLevel: "warn" }, () => "quiet");
  const headers = { authorization: `Bearer ${token}`, cookie: token };
  await app.inject({ url: path, query: { token }, headers });
  await app.close();
  return { written: lines.join(""), lines: lines.map((line) => JSON.parse(line)) };
}

it("tells of a request at its end, and of no secret that it showed", async () => {
  const { written, lines } = await linesOf("info", "/well");
  expect(lines).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: process.pid,
      hostname: expect.any(String),
      reqId: "the-request",
      req: { method: "GET", path: "/well", ip: "127.0.0.1" },
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
      msg: "request completed",
    },
  ]);
  expect(written).not.toContain(token);
});

it("tells of its beginning, too, where everything is told", async () => {
  const { lines } = await linesOf("debug", "/well");
  expect(lines.map(({ msg }) => msg)).toEqual(["incoming request", "request completed"]);
});

it.each([
  ["warn", "/well"],
  ["info", "/quiet"],
] as const)("tells nothing at level %s of %s", async (level, path) => {
  expect((await linesOf(level, path)).lines).toEqual([]);
});
