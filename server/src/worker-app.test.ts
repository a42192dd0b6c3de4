import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { buildWorkerApp } from "#worker-app";

let test: TestApp;
let worker: ReturnType<typeof buildWorkerApp>;
beforeAll(async () => {
  test = await startApp();
  worker = buildWorkerApp(test.container);
});
afterAll(async () => {
  await worker.close();
  await test.close();
});

it("a worker tells whether it lives and can work, and its figures, and serves nothing else", async () => {
  const statusOf = async (url: string) => (await worker.inject(url)).statusCode;
  expect([await statusOf("/healthz"), await statusOf("/readyz")]).toEqual([200, 200]);
  const { body } = await worker.inject("/metrics");
  expect(body).toMatch(/^process_resident_memory_bytes \d/m);
  expect(body).toMatch(/^service_metrics_up 1$/m);
  expect([await statusOf("/graphql"), await statusOf("/api/entries"), await statusOf("/")]).toEqual([
    404, 404, 404,
  ]);
  const proxied = await worker.inject({ url: "/metrics", headers: { "x-forwarded-for": "127.0.0.1" } });
  expect(proxied.statusCode).toBe(401);
});
