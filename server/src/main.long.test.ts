import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, it } from "vitest";
import { eventually } from "#test/graphql";
import { exitOf, isReady, testProgram } from "#test/program";

const start = testProgram();

describe("the program", () => {
  it("ends with 0 within 10 s although somebody does not read what he asked for", async () => {
    const { child, said } = start({ LOG_LEVEL: "debug" });
    await isReady(said);
    const { hostname, port } = new URL(/Server listening at (http:[^"]+)/.exec(said.text)?.[1] ?? "");
    const socket = connect(Number(port), hostname)
      .pause()
      .on("error", () => {});
    await once(socket, "connect");
    // More in all than the buffers between the two can hold.
    const requests = 30;
    socket.write(`GET /graphql/static/ruru.js HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`.repeat(requests));
    await eventually(() => expect(said.text.split("incoming request")).toHaveLength(requests + 1), 30_000);
    const began = Date.now();
    child.kill("SIGTERM");
    expect(await exitOf(child)).toBe(0);
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(said.text).toMatch('"msg":"stopped"');
    socket.destroy();
  }, 90_000);

  it("serves a worker's health on WORKER_PORT, and nothing else of it", async () => {
    const { said } = start({ ROLE: "worker", WORKER_PORT: "0" });
    await isReady(said);
    const address = /Server listening at (http:[^"]+)/.exec(said.text)?.[1];
    const statusOf = async (path: string) => (await fetch(`${address}${path}`)).status;
    expect([await statusOf("/readyz"), await statusOf("/api/version")]).toEqual([200, 404]);
  }, 90_000);

  it("ends when whoever started it has vanished", async () => {
    const { child, said } = start({ ROLE: "worker" });
    await isReady(said);
    expect(said.text).not.toMatch("Server listening");
    child.disconnect();
    expect(await exitOf(child)).toBe(0);
  }, 90_000);
});
