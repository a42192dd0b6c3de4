import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operator } from "#domain/admin/gate";
import { startApp, type TestApp } from "#test/app";
import { graphql } from "#test/graphql";
import type { TestUser } from "#test/identity";

let test: TestApp;
let user: TestUser;
let another: TestUser;
let expired: TestUser;
let someone: TestUser;
let latest: number;

/** One whose account is older than what is announced. */
async function olderUser() {
  const made = await test.newUser();
  await test.container.authenticate(made.token);
  return made;
}
beforeAll(async () => {
  test = await startApp();
  user = await olderUser();
  [another, expired, someone] = [await olderUser(), await olderUser(), await olderUser()];
  const { announcements } = test.container.services.admin;
  for (const title of ["First", "Second"]) {
    const { id } = await announcements.create(operator, {
      titleJa: `${title}（日本語）`,
      titleEn: title,
      contentJa: "<p>本文<script>alert(1)</script></p>",
      contentEn: "line 1\nline 2",
      priority: "urgent",
    });
    latest = (await announcements.publish(operator, id)).number!;
  }
});
afterAll(() => test.close());

const unread = (who: TestUser, query = "?lang=ja") =>
  test.app.inject({ url: `/api/announcements/unread${query}`, headers: who.headers });
const markRead = (who: TestUser, payload: object) =>
  test.app.inject({ method: "POST", url: "/api/announcements/mark-read", headers: who.headers, payload });

describe("announcements over REST", () => {
  it("are listed in the language asked for, newest first [3.10][7.11]", async () => {
    const answer = await unread(user);
    expect(answer.statusCode).toBe(200);
    const { success, data } = answer.json();
    expect(success).toBe(true);
    expect(data).toMatchObject([
      { id: latest, title: "Second（日本語）", priority: "urgent", datetime: expect.any(Number) },
      { id: latest - 1, content: "<p>本文</p>", priority: expect.stringMatching(/^(urgent|high|normal)$/) },
    ]);
    expect(String(data[0].datetime)).toMatch(/^20\d{10}$/);
    expect((await unread(user, "?lang=en")).json().data[0]).toMatchObject({
      title: "Second",
      content: "line 1\nline 2",
    });
    expect((await unread(user, "")).json().data[0].title).toBe("Second（日本語）");
  });

  it("refuse what is no language and no id, by the name of the field", async () => {
    const wrong = await unread(user, "?lang=fr");
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ error: "VALIDATION_ERROR", code: "lang" });
    for (const latestId of [-1, 1.5, "7", null, 2 ** 40, undefined]) {
      const answer = await markRead(user, { latestId });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ success: false, code: "latestId" });
    }
    expect((await test.app.inject("/api/announcements/unread")).statusCode).toBe(401);
  });

  it("are read up to the id that is named, for this user only [7.11]", async () => {
    const answer = await markRead(user, { latestId: latest - 1 });
    expect(answer.json()).toEqual({ success: true, data: { latestId: latest - 1 } });
    expect((await unread(user)).json().data).toHaveLength(1);
    expect((await markRead(user, { latestId: 999_999 })).json().data).toEqual({ latestId: latest });
    expect((await unread(user)).json().data).toEqual([]);
    expect((await unread(another)).json().data).toHaveLength(2);
  });

  it("reach an account that has expired [6.3]", async () => {
    await test.expire(expired.uid);
    expect((await unread(expired)).json().data).toHaveLength(2);
    expect((await markRead(expired, { latestId: latest })).statusCode).toBe(200);
  });
});

it("announcements are the same over GraphQL, for expired accounts too [7.14]", async () => {
  const read = (language: string | null) =>
    graphql(
      test,
      someone,
      "query ($language: Language) { unreadAnnouncements(language: $language) { id title content priority datetime } }",
      { language },
    );
  const { data } = await read("en");
  expect(data.unreadAnnouncements).toEqual((await unread(someone, "?lang=en")).json().data);
  const all = "{ announcements(language: en) { id title content priority datetime } }";
  const listed = () => test.app.inject({ url: "/api/announcements?lang=en", headers: someone.headers });
  await test.expire(someone.uid);
  expect((await read(null)).data.unreadAnnouncements[0].title).toBe("Second（日本語）");
  const mark = (latestId: number) =>
    graphql(test, someone, "mutation ($latestId: Int!) { markAnnouncementsRead(latestId: $latestId) }", {
      latestId,
    });
  expect((await mark(latest)).data).toEqual({ markAnnouncementsRead: latest });
  expect((await mark(1)).data).toEqual({ markAnnouncementsRead: latest });
  expect((await mark(-1)).errors?.[0]?.extensions).toMatchObject({
    code: "VALIDATION_ERROR",
    reason: "latestId",
  });
  expect((await read("en")).data.unreadAnnouncements).toEqual([]);
  // An announcement that was read stays in the list of all.
  expect((await graphql(test, someone, all)).data.announcements).toEqual(data.unreadAnnouncements);
  expect((await listed()).json().data).toEqual(data.unreadAnnouncements);
});
