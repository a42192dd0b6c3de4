import { desc } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { accountExports } from "#db/schema/index";
import { startApp, type TestApp } from "#test/app";
import { undisturbed } from "#test/domain";
import type { TestUser } from "#test/identity";

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

/** Somebody's archive, ready, by its signed link. */
async function anArchive({ headers }: TestUser): Promise<string> {
  await test.app.inject({ method: "POST", url: "/api/account/export", headers });
  const [row] = await test.db.select().from(accountExports).orderBy(desc(accountExports.createdAt)).limit(1);
  await test.container.services.exports.run(row?.id ?? "", undisturbed);
  const answer = await test.app.inject({ url: "/api/account/export", headers });
  return answer.json().data.url;
}

it("is given to who holds its link, whole or in part, and is kept by nobody on the way", async () => {
  const url = await anArchive(await test.newUser());
  const whole = await test.app.inject({ url });
  expect(whole.statusCode).toBe(200);
  expect(whole.headers).toMatchObject({
    "content-type": "application/zip",
    "cache-control": "no-store",
    "content-disposition": expect.stringMatching(/^attachment; filename="yomikoe-\d{4}-\d\d-\d\d\.zip"$/),
  });
  expect(whole.rawPayload.subarray(0, 2).toString()).toBe("PK");
  const part = await test.app.inject({ url, headers: { range: "bytes=0-1" } });
  expect([part.statusCode, part.payload]).toEqual([206, "PK"]);
});

it("is given to nobody by another link", async () => {
  const [url, other] = [await anArchive(await test.newUser()), await anArchive(await test.newUser())];
  const [path = "", signature = ""] = url.split("?");
  const late = url.replace(/expires=\d+/, "expires=4102444800");
  for (const forged of [path, `${other.split("?")[0]}?${signature}`, late])
    expect([forged, (await test.app.inject({ url: forged })).statusCode]).toEqual([
      forged,
      expect.toBeOneOf([400, 403]),
    ]);
});
