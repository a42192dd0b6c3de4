import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operator } from "#domain/admin/gate";
import { startApp, type TestApp } from "#test/app";
import { anEntry, aRevision } from "#test/factories";
import { eventually, graphql, socketOf } from "#test/graphql";
import type { TestUser } from "#test/identity";

let test: TestApp;
let boss: TestUser;
let user: TestUser;
beforeAll(async () => {
  test = await startApp();
  [boss, user] = await Promise.all([test.newUser(), test.newUser()]);
  for (const { headers } of [boss, user]) await test.app.inject({ url: "/api/user/profile", headers });
  await test.container.services.admin.users.setRole(operator, boss.uid, "admin");
});
afterAll(() => test.close());

const draft = { titleJa: "題", titleEn: "Title", contentJa: "本文", contentEn: "<p onclick=x>Text</p>" };

async function call(who: TestUser | null, method: string, path: string, payload?: object, headers = {}) {
  const answer = await test.app.inject({
    method: method as "GET",
    url: `/api/admin${path}`,
    payload,
    headers: { ...who?.headers, ...headers },
  });
  return { status: answer.statusCode, headers: answer.headers, ...answer.json() };
}

/** A failed script of the user's. */
async function failedJob() {
  const { accounts, queues, scripts } = test.container.services;
  const viewer = await accounts.viewerOf(await test.container.identity.verify(user.token));
  const entry = await anEntry(test.db, viewer);
  await aRevision(test.db, viewer, entry.id, "0001");
  const { id } = await scripts.generate(viewer, entry.id);
  await queues.giveUp(id);
  return id;
}

const calls: [string, string, object?][] = [
  ["GET", "/users"],
  ["GET", "/users/x"],
  ["POST", "/users/x/credits", { amount: 1, note: "n" }],
  ["PUT", "/users/x/role", { role: "admin" }],
  ["PUT", "/users/x/standing", { standing: "closed" }],
  ["POST", "/users/x/export"],
  ["DELETE", "/users/x"],
  ["GET", "/jobs"],
  ["POST", `/jobs/${randomUUID()}/retry`],
  ["GET", "/figures"],
  ["GET", "/audit"],
  ["GET", "/announcements"],
  ["POST", "/announcements", draft],
  ["POST", "/announcements/preview", draft],
  ["PUT", `/announcements/${randomUUID()}`, { priority: "high" }],
  ["POST", `/announcements/${randomUUID()}/publish`, {}],
  ["POST", `/announcements/${randomUUID()}/withdraw`],
  ["DELETE", `/announcements/${randomUUID()}`],
];

describe("administration over REST", () => {
  it("has a row in this test for every call that there is", async () => {
    const { paths } = (await test.app.inject("/api/docs/json")).json();
    const known = Object.keys(paths)
      .filter((path) => path.startsWith("/api/admin/"))
      .flatMap((path) => Object.keys(paths[path]));
    expect(known).toHaveLength(calls.length);
  });

  it.each(calls)(
    "refuses whoever has no role, and nobody at all: %s %s [6.1]",
    async (method, path, payload) => {
      expect(await call(user, method, path, payload)).toMatchObject({
        status: 403,
        success: false,
        error: "FORBIDDEN",
        code: "ADMIN_ONLY",
      });
      expect(await call(null, method, path, payload)).toMatchObject({ status: 401, error: "UNAUTHORIZED" });
    },
  );

  it("refuses an administrator whose own account has expired [6.3]", async () => {
    const late = await test.newUser();
    await test.app.inject({ url: "/api/user/profile", headers: late.headers });
    await test.container.services.admin.users.setRole(operator, late.uid, "admin");
    await test.expire(late.uid);
    expect(await call(late, "GET", "/users")).toMatchObject({ status: 403, error: "ACCOUNT_EXPIRED" });
  });

  it("finds accounts, page by page", async () => {
    const first = await call(boss, "GET", "/users?limit=1");
    expect(first.data).toHaveLength(1);
    const next = /<\/api(\/admin\/users[^>]*)>; rel="next"/.exec(String(first.headers.link))![1]!;
    const second = await call(boss, "GET", next.replace("/admin", ""));
    expect(second.data[0].userId).not.toBe(first.data[0].userId);
    const found = await call(boss, "GET", `/users?search=${encodeURIComponent(user.email.slice(0, 12))}`);
    expect(found.data).toMatchObject([{ userId: user.uid, role: "user", credits: { balance: 150 } }]);
    expect(await call(boss, "GET", "/users?limit=0")).toMatchObject({ status: 400, code: "limit" });
    expect(await call(boss, "GET", "/users?cursor=x")).toMatchObject({ status: 400, code: "cursor" });
  });

  it("gives credits once for a key, and shows them to their user", async () => {
    const give = (amount: number) =>
      call(
        boss,
        "POST",
        `/users/${user.uid}/credits`,
        { amount, note: "Thanks" },
        { "idempotency-key": "k" },
      );
    expect((await give(40)).data.credits.balance).toBe(190);
    expect((await give(40)).data.credits.balance).toBe(190);
    expect(await give(41)).toMatchObject({ status: 409, code: "IDEMPOTENCY_KEY_REUSED" });
    const balance = await test.app.inject({ url: "/api/credits/balance", headers: user.headers });
    expect(balance.json().data.balance).toBe(190);
    const { data } = await call(boss, "GET", `/audit?subject=${user.uid}`);
    expect(data).toMatchObject([
      {
        actor: boss.uid,
        action: "user.credits",
        subjectName: user.email,
        data: { amount: 40, note: "Thanks" },
      },
    ]);
  });

  it("closes an account, which is then refused, and reopens it [6.3]", async () => {
    const someone = await test.newUser();
    const entries = () => test.app.inject({ url: "/api/entries", headers: someone.headers });
    expect((await entries()).statusCode).toBe(200);
    const closed = await call(boss, "PUT", `/users/${someone.uid}/standing`, { standing: "closed" });
    expect(closed.data).toMatchObject({ expired: "ACCOUNT_EXPIRED", closedAt: expect.any(String) });
    expect((await entries()).json()).toMatchObject({ error: "ACCOUNT_EXPIRED", code: "ACCOUNT_EXPIRED" });
    await call(boss, "PUT", `/users/${someone.uid}/standing`, { standing: "open" });
    expect((await entries()).statusCode).toBe(200);
  });

  it("closes the open sockets of an account that it closes [6.3]", async () => {
    const someone = await test.newUser();
    await test.app.inject({ url: "/api/user/profile", headers: someone.headers });
    const socket = await socketOf(test, { token: someone.token });
    const closings: { code: number }[] = [];
    socket.on("closed", (event) => closings.push(event as { code: number }));
    const opened = new Promise((resolve) => socket.on("connected", resolve));
    const ignore = () => {};
    socket.subscribe(
      { query: "subscription { queueChanged { resync } }" },
      { next: ignore, error: ignore, complete: ignore },
    );
    await opened;
    const close = () => call(boss, "PUT", `/users/${someone.uid}/standing`, { standing: "closed" });
    await eventually(async () => {
      await close();
      expect(closings).toMatchObject([{ code: 4_403 }]);
    }, 10_000);
  });

  it("orders a failed job again", async () => {
    const id = await failedJob();
    const { data } = await call(boss, "GET", "/jobs?status=failed");
    expect(data[0]).toMatchObject({ queueId: id, email: user.email, error: { code: "SERVER_ERROR" } });
    const again = await call(boss, "POST", `/jobs/${id}/retry`);
    expect(again).toMatchObject({ status: 202, data: { status: "queued", userId: user.uid } });
  });

  it("takes an announcement from its draft to its readers", async () => {
    expect((await call(boss, "POST", "/announcements/preview", draft)).data.contentEn).toBe("<p>Text</p>");
    const { status, data } = await call(boss, "POST", "/announcements", {
      ...draft,
      number: 99,
      state: "published",
    });
    expect({ status, state: data.state, number: data.number }).toEqual({
      status: 201,
      state: "draft",
      number: null,
    });
    const at = "2050-01-01T09:00:00+09:00";
    const scheduled = await call(boss, "POST", `/announcements/${data.id}/publish`, { publishAt: at });
    expect(scheduled.data).toMatchObject({ state: "scheduled", publishAt: "2050-01-01T00:00:00.000Z" });
    expect((await call(boss, "POST", `/announcements/${data.id}/withdraw`)).data.state).toBe("draft");
    await call(boss, "PUT", `/announcements/${data.id}`, { titleEn: "Changed" });
    expect((await call(boss, "POST", `/announcements/${data.id}/publish`)).data).toMatchObject({
      state: "published",
      number: 1,
      titleEn: "Changed",
    });
    expect(await call(boss, "DELETE", `/announcements/${data.id}`)).toMatchObject({ status: 409 });
    expect((await call(boss, "GET", "/announcements")).data).toHaveLength(1);
  });

  it("shows the figures by day", async () => {
    const { data } = await call(boss, "GET", "/figures?days=3");
    expect(data.days).toHaveLength(3);
    expect(data.total.users).toBeGreaterThanOrEqual(4);
    expect(data.days[2].users).toBe(data.total.users);
  });
});

describe("administration over GraphQL [7.14]", () => {
  const input = draft;
  const operations: [string, Record<string, unknown>?][] = [
    ["{ adminUsers { edges { node { id } } } }"],
    ['{ adminUser(id: "x") { id } }'],
    ["{ adminJobs(status: failed) { edges { node { id type status email errorMessage } } } }"],
    ["{ adminFigures(days: 2) { total { users } days { date } } }"],
    ["{ adminAudit { edges { node { actor actorName action subject subjectName data createdAt } } } }"],
    ["{ adminAnnouncements { edges { node { id state } } } }"],
    [
      "query ($input: AnnouncementInput!) { adminPreviewAnnouncement(input: $input) { contentEn } }",
      { input },
    ],
    ['mutation { adminAdjustCredits(userId: "x", amount: 1, note: "n") { id } }'],
    ['mutation { adminSetRole(userId: "x", role: admin) { id } }'],
    ['mutation { adminSetStanding(userId: "x", standing: closed) { id } }'],
    [`mutation { adminRetryJob(queueId: "${randomUUID()}") { id } }`],
    ["mutation ($input: AnnouncementInput!) { adminCreateAnnouncement(input: $input) { id } }", { input }],
    [`mutation { adminUpdateAnnouncement(id: "${randomUUID()}", input: {}) { id } }`],
    [`mutation { adminPublishAnnouncement(id: "${randomUUID()}") { id } }`],
    [`mutation { adminWithdrawAnnouncement(id: "${randomUUID()}") { id } }`],
    [`mutation { adminDeleteAnnouncement(id: "${randomUUID()}") }`],
  ];

  it.each(operations)("refuses whoever has no role: %s", async (query, variables) => {
    const answer = await graphql(test, user, query, variables);
    expect(answer.status).toBe(403);
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN", reason: "ADMIN_ONLY" });
    expect((await graphql(test, null, query, variables)).status).toBe(401);
    const allowed = await graphql(test, boss, query, variables);
    expect([200, 404]).toContain(allowed.status);
  });

  it("pages accounts by cursor, with the same rows as REST", async () => {
    const query =
      "query ($after: String) { adminUsers(first: 2, after: $after) { pageInfo { hasNextPage endCursor } edges { cursor node { id email role plan expired credits { balance } } } } }";
    const first = (await graphql(test, boss, query)).data.adminUsers;
    const second = (await graphql(test, boss, query, { after: first.pageInfo.endCursor })).data.adminUsers;
    const ids = [...first.edges, ...second.edges].map(({ node }) => node.id);
    const rest = (await call(boss, "GET", "/users?limit=4")).data;
    expect(ids).toEqual(rest.map(({ userId }: { userId: string }) => userId));
    expect(first.edges[1].cursor).toBe(first.pageInfo.endCursor);
  });

  it("does the whole of an announcement's life, and of a job's", async () => {
    const { data } = await graphql(
      test,
      boss,
      "mutation ($input: AnnouncementInput!) { adminCreateAnnouncement(input: $input) { id state priority contentEn } }",
      { input: { ...input, priority: "high" } },
    );
    const { id, ...made } = data.adminCreateAnnouncement;
    expect(made).toEqual({ state: "draft", priority: "high", contentEn: "<p>Text</p>" });
    const publish = await graphql(
      test,
      boss,
      "mutation ($id: ID!, $at: DateTime) { adminPublishAnnouncement(id: $id, publishAt: $at) { state publishAt number } }",
      { id, at: "2050-01-01T00:00:00.000Z" },
    );
    expect(publish.data.adminPublishAnnouncement).toEqual({
      state: "scheduled",
      publishAt: "2050-01-01T00:00:00.000Z",
      number: null,
    });
    const queueId = await failedJob();
    const retry = await graphql(
      test,
      boss,
      "mutation ($queueId: ID!) { adminRetryJob(queueId: $queueId) { id type status progress email url } }",
      { queueId },
    );
    expect(retry.data.adminRetryJob).toMatchObject({ status: "queued", progress: 0, email: user.email });
  });
});
