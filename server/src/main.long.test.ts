import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { samplesFolder } from "#kernel/folders";
import { testAuthEmulator } from "#test/ask";
import { eventually } from "#test/graphql";
import { signUp } from "#test/identity";
import { exitOf, isReady, testProgram } from "#test/program";

const start = testProgram();

describe("the program", () => {
  it("does not start on a wrong environment, and says all that is wrong", async () => {
    const { child, said } = start({}, { PORT: "high", STORAGE: "tape" });
    expect(await exitOf(child)).toBe(1);
    for (const name of ["PORT", "STORAGE", "DATABASE_URL"]) expect(said.text).toMatch(`  ${name}: `);
  }, 60_000);

  it("serves, keeps tokens out of its log, and ends on SIGTERM with 0 within 10 s", async () => {
    const { child, said } = start();
    await isReady(said);
    const address = /Server listening at (http:[^"]+)/.exec(said.text)?.[1];
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const authorization = "Bearer do-not-log-me";
    expect(
      (await fetch(`${address}/api/entries?signature=nor-me`, { headers: { authorization } })).status,
    ).toBe(401);
    const began = Date.now();
    child.kill("SIGTERM");
    expect(await exitOf(child)).toBe(0);
    expect(Date.now() - began).toBeLessThan(10_000);
    expect(said.text).toMatch('"path":"/api/entries"');
    expect(said.text).toMatch(/"reqId":"[0-9a-f-]{36}"/);
    expect(said.text).not.toMatch("log-me");
    expect(said.text).not.toMatch("nor-me");
  }, 90_000);

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

  it("reads its pages to their end before it ends, and has those that wait asked for again", async () => {
    const held: ServerResponse[] = [];
    const asked: (string | undefined)[] = [];
    const site = createServer(({ url }, response) => {
      asked.push(url);
      held.push(response);
    }).listen(0, "127.0.0.1");
    await once(site, "listening");
    const host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
    const { child, said } = start({ FETCH_ALLOW_PRIVATE: host, LOG_LEVEL: "debug" });
    await isReady(said);
    const address = /Server listening at (http:[^"]+)/.exec(said.text)?.[1];
    const { headers } = await signUp(await testAuthEmulator());
    const post = (path: string, body: object = {}) =>
      fetch(`${address}/api/${path}`, {
        method: "POST",
        headers: { ...headers, "content-type": "application/json" },
        body: JSON.stringify(body),
      });
    await fetch(`${address}/api/user/profile`, { headers });
    const answers: Promise<Response>[] = [];
    for (const [before, page] of ["one", "two", "three"].entries()) {
      // Each stands in the line before the next one comes.
      await eventually(() => expect(held).toHaveLength(before), 30_000);
      const made = await post("entries", { url: `http://${host}/${page}` });
      const { entryId } = ((await made.json()) as { data: { entryId: string } }).data;
      answers.push(post(`entries/${entryId}/products/analyze`));
      await eventually(() => expect(said.text).toMatch(`${entryId}/products/analyze`), 30_000);
    }
    await eventually(() => expect(held).toHaveLength(2), 30_000);
    child.kill("SIGTERM");
    const waited = await answers[2];
    expect([waited?.status, waited?.headers.get("retry-after")]).toEqual([503, "5"]);
    const page = readFileSync(join(samplesFolder, "article-en.html"));
    for (const response of held) response.writeHead(200, { "content-type": "text/html" }).end(page);
    expect((await Promise.all(answers.slice(0, 2))).map(({ status }) => status)).toEqual([200, 200]);
    expect(await exitOf(child)).toBe(0);
    expect(asked).not.toContain("/three");
    site.close();
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
