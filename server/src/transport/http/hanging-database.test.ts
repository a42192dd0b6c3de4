import { afterAll, beforeAll, expect, it } from "vitest";
import { startApp, type TestApp } from "#test/app";
import { flakyProxy } from "#test/flaky-proxy";
import { until } from "#test/poll";
import { rawSocket } from "#test/raw-socket";

let test: TestApp;
let proxy: Awaited<ReturnType<typeof flakyProxy>>;
beforeAll(async () => {
  test = await startApp({
    through: async (url) => {
      proxy = await flakyProxy(url);
      return proxy.url;
    },
  });
});
afterAll(async () => {
  await test.close();
  await proxy.cut();
});

it("a call that meets a hanging database is answered by 503 with Retry-After, over REST and GraphQL, and open sockets are told to fetch anew", async () => {
  const { app } = test;
  const { headers, token } = await test.newUser();
  const rest = () => app.inject({ url: "/api/entries", headers });
  const graphql = () =>
    app.inject({
      method: "POST",
      url: "/graphql",
      headers,
      payload: { query: "{ entries { totalCount } }" },
    });
  expect((await rest()).statusCode).toBe(200);
  const socket = await rawSocket(test);
  socket.say({ type: "connection_init", payload: { token } });
  await socket.hears({ type: "connection_ack" });
  const subscription = { query: "subscription { queueChanged { resync } }" };
  socket.say({ id: "changes", type: "subscribe", payload: subscription });
  // Answered in turn: by then the subscription stands.
  socket.say({ id: "q", type: "subscribe", payload: { query: "{ __typename }" } });
  await socket.hears({ type: "complete", id: "q" });

  proxy.stall();
  const [first, second] = await Promise.all([rest(), graphql()]);
  for (const answer of [first, await rest()]) expect(answer.statusCode).toBe(503);
  expect(first.headers["retry-after"]).toBe("5");
  expect(second.json().errors[0].extensions).toMatchObject({ code: "SERVICE_UNAVAILABLE", retryAfter: 5 });

  proxy.resume();
  await until("the database to answer", async () => (await rest()).statusCode === 200);
  expect(await socket.hears({ type: "next", id: "changes" })).toMatchObject({
    payload: { data: { queueChanged: { resync: true } } },
  });
  socket.end();
});
