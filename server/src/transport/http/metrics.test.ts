import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { anEntry, aQueue, aViewer } from "#test/factories";
import { eventually, socketOf } from "#test/graphql";

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

/** The figures by name and labels, as Prometheus reads them. */
async function figures() {
  const { body } = await test.app.inject("/metrics");
  const lines = body.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]));
}

it("measures jobs, requests, sockets, connections and credits", async () => {
  const { db, container } = test;
  const user = await test.newUser();
  await test.app.inject({ url: "/api/credits/balance", headers: user.headers });
  const viewer = await aViewer(db);
  const entry = await anEntry(db, viewer);
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000);
  await aQueue(db, viewer, entry.id, { createdAt: ago(100) });
  await aQueue(db, viewer, entry.id, { queueType: "generate_audio", status: "running" });
  for (const seconds of [10, 20, 30])
    await aQueue(db, viewer, entry.id, { status: "completed", createdAt: ago(seconds), finishedAt: ago(0) });
  await aQueue(db, viewer, entry.id, { status: "failed", createdAt: ago(9_000), finishedAt: ago(3_600) });
  const failedNow = { queueType: "generate_audio", status: "failed", finishedAt: ago(0) } as const;
  for (const errorCode of ["SPEECH_ENGINE", "SPEECH_ENGINE", "CANCELLED"])
    await aQueue(db, viewer, entry.id, { ...failedNow, errorCode });
  await container.services.credits.adjust(viewer.uid, 50, "k", "n");
  const socket = await socketOf(test, { token: user.token });
  socket.subscribe(
    { query: "subscription { queueChanged { resync } }" },
    { next() {}, error() {}, complete() {} },
  );
  await eventually(async () => expect((await figures()).get("websocket_connections")).toBe(1));

  const now = await figures();
  const waiting = '{type="generate_script",status="queued"}';
  expect(now.get(`jobs_active${waiting}`)).toBe(1);
  expect(now.get(`jobs_oldest_seconds${waiting}`)).toBeGreaterThanOrEqual(100);
  expect(now.get('jobs_active{type="generate_audio",status="running"}')).toBe(1);
  const completed = 'type="generate_script",status="completed"';
  expect(now.get(`jobs_ended_recently{${completed}}`)).toBe(3);
  expect(now.get(`job_duration_seconds{${completed},quantile="0.5"}`)).toBeCloseTo(20, 0);
  expect([...now.keys()].filter((name) => name.includes('"generate_script",status="failed"'))).toEqual([]);
  expect(now.get('jobs_failed_recently{type="generate_audio",reason="SPEECH_ENGINE"}')).toBe(2);
  expect([...now.keys()].filter((name) => name.includes("CANCELLED"))).toEqual([]);
  expect(now.get('storage_faults_total{kind="full"}')).toBe(0);
  expect(now.get('credits_total{account="balance"}')).toBe(200);
  expect(now.get('credits_total{account="earned"}')).toBe(200);
  expect(now.get('database_connections{application="yomikoe",state="active"}')).toBeGreaterThan(0);
  expect(
    now.get('http_request_duration_seconds_count{method="GET",route="/api/credits/balance",status="200"}'),
  ).toBe(1);
  expect(now.get("service_metrics_up")).toBe(1);
  expect(now.get('storage_free_bytes{place="files"}')).toBeGreaterThan(1_000_000);
  expect(now.get('storage_free_bytes{place="temporary"}')).toBeGreaterThan(1_000_000);
  await socket.dispose();
});

it.each(["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "via"])(
  "tells nothing without a token to whom a proxy with the header %s stands for",
  async (name) => {
    const { statusCode } = await test.app.inject({ url: "/metrics", headers: { [name]: "127.0.0.1" } });
    expect(statusCode).toBe(401);
  },
);

it("tells nothing without a token to another machine, whatever address it claims, and nobody in production", async () => {
  const far = await test.app.inject({ url: "/metrics", remoteAddress: "192.0.2.7" });
  expect(far.statusCode).toBe(401);
  const { env } = test.container;
  test.container.env = { ...env, NODE_ENV: "production" };
  expect((await test.app.inject("/metrics")).statusCode).toBe(401);
  test.container.env = env;
  expect((await test.app.inject("/metrics")).statusCode).toBe(200);
});

it("still measures the process when the database does not answer", async () => {
  test.container.services.measures.read = () => Promise.reject(new Error("gone"));
  const now = await figures();
  expect(now.get("service_metrics_up")).toBe(0);
  expect(now.get("process_resident_memory_bytes")).toBeGreaterThan(0);
  expect([...now.keys()].filter((name) => name.startsWith("jobs_"))).toEqual([]);
});
