import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { eventually, graphql, socketOf } from "#test/graphql";

let test: TestApp;
beforeAll(async () => {
  test = await startApp({ limits: { address: 30, viewer: 5 } });
});
afterAll(() => test.close());
afterEach(() => vi.useRealTimers());

it("counts by user, then by address, and says when to come back [8.7]", async () => {
  const [busy, other] = await Promise.all([test.newUser(), test.newUser()]);
  // At the beginning of a minute, so that all of it happens in one.
  vi.useFakeTimers({ toFake: ["Date"], now: Math.ceil(Date.now() / 60_000) * 60_000 });
  const balance = (headers: object) =>
    test.app.inject({ url: "/api/credits/balance", headers: { ...headers } });
  const states: unknown[] = [];
  for (let call = 0; call < 5; call++) {
    const { statusCode, headers } = await balance(busy.headers);
    expect(statusCode).toBe(200);
    expect(headers["ratelimit-policy"]).toBe('"user";q=5;w=60');
    states.push(headers.ratelimit);
  }
  expect(states).toEqual([4, 3, 2, 1, 0].map((left) => expect.stringMatching(`^"user";r=${left};t=60$`)));
  const refused = await balance(busy.headers);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers.ratelimit).toMatch(/^"user";r=0;t=\d+$/);
  expect(refused.json()).toMatchObject({ success: false, error: "TOO_MANY_REQUESTS" });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await balance(other.headers)).statusCode).toBe(200);

  const request = { method: "POST", url: "/graphql", payload: { query: "{ viewer { id } }" } } as const;
  const limited = await test.app.inject({ ...request, headers: busy.headers });
  expect(Number(limited.headers["retry-after"])).toBeGreaterThan(0);
  const overGraphql = await graphql(test, busy, "{ viewer { id } }");
  expect(overGraphql.status).toBe(429);
  expect(overGraphql.errors?.[0]?.extensions).toMatchObject({ code: "TOO_MANY_REQUESTS" });
  const socket = await socketOf(test, { token: busy.token });
  const refusals: unknown[] = [];
  const complete = () => {};
  socket.subscribe(
    { query: "{ viewer { id } }" },
    { next: complete, complete, error: (error) => refusals.push(error) },
  );
  await eventually(() => expect(refusals).toMatchObject([[{ extensions: { code: "TOO_MANY_REQUESTS" } }]]));
  await socket.dispose();

  for (let call = 0; call < 30; call++) await test.app.inject("/api/config/firebase");
  const flood = await test.app.inject("/api/config/firebase");
  expect(flood.statusCode).toBe(429);
  expect(flood.json()).toMatchObject({ error: "TOO_MANY_REQUESTS" });
  expect(Number(flood.headers["retry-after"])).toBeGreaterThan(0);
  expect((await test.app.inject("/healthz")).statusCode).toBe(200);
});

it("counts an API key by itself, at half of its user's limit, and takes nothing of the user's beyond it [8.7]", async () => {
  const limited = await startApp({ limits: { address: 100, viewer: 8 } });
  const owner = await limited.newUser();
  const { viewer } = await limited.container.authenticate(owner.token);
  vi.useFakeTimers({ toFake: ["Date"], now: Math.ceil(Date.now() / 60_000) * 60_000 });
  const keyed = async () => {
    const { key } = await limited.container.services.keys.create(viewer, {
      name: "K",
      scopes: ["account:read"],
      expiresAt: "2099-01-01T00:00:00Z",
    });
    return { headers: { authorization: `Bearer ${key}` } };
  };
  const ask = async ({ headers }: { headers: Record<string, string> }) => {
    const answer = await limited.app.inject({ url: "/api/credits/balance", headers });
    return [answer.statusCode, answer.headers.ratelimit, answer.headers["ratelimit-policy"]];
  };
  const [first, second] = [await keyed(), await keyed()];
  const policy = '"key";q=4;w=60, "user";q=8;w=60';
  for (const [ofKey, ofUser] of [
    [3, 7],
    [2, 6],
    [1, 5],
    [0, 4],
  ])
    expect(await ask(first)).toEqual([200, `"key";r=${ofKey};t=60, "user";r=${ofUser};t=60`, policy]);
  for (let more = 0; more < 3; more++) expect(await ask(first)).toEqual([429, '"key";r=0;t=60', policy]);
  expect(await ask(second)).toEqual([200, '"key";r=3;t=60, "user";r=3;t=60', policy]);
  expect(await ask(owner)).toEqual([200, '"user";r=2;t=60', '"user";q=8;w=60']);
  await limited.close();
});

it.each([
  ["the address that the proxy names, where the proxy is trusted", "true", "192.0.2.2", 200],
  ["that address only, whatever a caller put before it", "true", "192.0.2.2, 192.0.2.1", 429],
  ["the connection's own address, whatever a caller says of itself", "false", "192.0.2.2", 429],
])("counts by %s", async (_what, TRUST_PROXY, last, status) => {
  const limited = await startApp({ limits: { address: 3, viewer: 100 }, env: { TRUST_PROXY } });
  const from = (address: string) =>
    limited.app.inject({ url: "/api/config/firebase", headers: { "x-forwarded-for": address } });
  for (let call = 0; call < 3; call++) expect((await from("192.0.2.1")).statusCode).toBe(200);
  expect((await from("192.0.2.1")).statusCode).toBe(429);
  expect((await from(last)).statusCode).toBe(status);
  await limited.close();
});
