import { eq } from "drizzle-orm";
import { isInputObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { entries, revisions, users } from "#db/schema/index";
import { startApp, type TestApp } from "#test/app";
import type { TestUser } from "#test/identity";
import { callRest } from "#test/operations/calls";
import { documentOf, graphqlOperations, restOperations } from "#test/operations/document";
import { restRows } from "#test/operations/rest-rows";
import { aWorld } from "#test/operations/world";
import { buildGraphqlSchema } from "#transport/graphql/schema";

let test: TestApp;
let owner: TestUser;
beforeAll(async () => {
  test = await startApp();
  owner = await test.newUser();
});
afterAll(() => test.close());

const operationNamed = (name: string) =>
  restOperations(documentOf(test)).find((operation) => operation.name === name)!;

describe("what a caller may not give itself", () => {
  const wishes = {
    role: "admin",
    credits: 99_999,
    balance: 99_999,
    totalEarned: 99_999,
    userId: "somebody",
    isLive: true,
    is_live: true,
    accountExpiresAt: "2099-01-01T00:00:00Z",
  };

  it.each(Object.entries(restRows).filter(([, { who, body }]) => who === "user" && body))(
    "%s takes no role, credits, owner or end from its caller [6.1][6.2][6.3]",
    async (name) => {
      const ids = await aWorld(test, owner);
      await test.db.update(users).set({ plan: "free" }).where(eq(users.id, owner.uid));
      const whole = () => test.db.select().from(users).where(eq(users.id, owner.uid));
      const [before] = await whole();
      await callRest(test, operationNamed(name), restRows[name]!, owner, ids, {
        ...wishes,
        ...(name.endsWith("/purchase") ? {} : { plan: "monthly" }),
      });
      const [after] = await whole();
      const { role, plan, totalEarned, accountExpiresAt } = before!;
      expect(after).toMatchObject({ role, plan, totalEarned, accountExpiresAt });
      expect(after!.balance).toBeLessThanOrEqual(before!.balance);
      const owners = await test.db.selectDistinct({ userId: entries.userId }).from(entries);
      expect(owners.map(({ userId }) => userId)).not.toContain(wishes.userId);
      const live = await test.db.select().from(revisions).where(eq(revisions.entryId, ids.entryId));
      expect(live.filter(({ isLive }) => isLive)).toEqual([]);
    },
  );

  it("has no place for such wishes in GraphQL's inputs, administration apart [6.1][6.2][6.3]", () => {
    const schema = buildGraphqlSchema();
    const inputs = Object.values(schema.getTypeMap())
      .filter(isInputObjectType)
      .flatMap((type) => Object.keys(type.getFields()));
    const given = graphqlOperations(schema)
      .filter(({ field }) => !field.startsWith("admin"))
      .flatMap(({ args }) => args);
    for (const wish of Object.keys(wishes)) expect([...inputs, ...given]).not.toContain(wish);
  });
});
