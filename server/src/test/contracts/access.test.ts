import { eq } from "drizzle-orm";
import { GraphQLID, getNamedType, isObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { queues, users } from "#db/schema/index";
import { startApp, type TestApp } from "#test/app";
import { eventually, socketOf } from "#test/graphql";
import { disable, type TestUser } from "#test/identity";
import { callGraphql, callRest } from "#test/operations/calls";
import { documentOf, graphqlOperations, restOperations } from "#test/operations/document";
import { type GraphqlRow, graphqlRows } from "#test/operations/graphql-rows";
import { restRows } from "#test/operations/rest-rows";
import type { RestRow, Row } from "#test/operations/row";
import { aWorld, nowhere, type World } from "#test/operations/world";
import { buildGraphqlSchema } from "#transport/graphql/schema";

let test: TestApp;
let owner: TestUser;
let stranger: TestUser;
let administrator: TestUser;
let expired: TestUser;
let disabled: TestUser;
let leaving: TestUser;
let world: World;
beforeAll(async () => {
  test = await startApp();
  const newcomers = Array.from({ length: 6 }, () => test.newUser());
  [owner, stranger, administrator, expired, disabled, leaving] = (await Promise.all(newcomers)) as [
    TestUser,
    TestUser,
    TestUser,
    TestUser,
    TestUser,
    TestUser,
  ];
  for (const { token } of [stranger, administrator, expired, leaving])
    await test.container.authenticate(token);
  world = await aWorld(test, owner);
  await test.db.update(users).set({ role: "admin" }).where(eq(users.id, administrator.uid));
  await test.expire(expired.uid);
  await disable(test.container.env.FIREBASE_AUTH_EMULATOR_HOST!, disabled.uid);
});
afterAll(() => test.close());

const REMOVES = /delete|emptyTrash/i;
/** Removals come last, because the others need the rows. */
const removingLast = <Row>(rows: Record<string, Row>) =>
  Object.entries(rows).sort(([one], [two]) => Number(REMOVES.test(one)) - Number(REMOVES.test(two)));
const restCalls = removingLast(restRows).filter(([, { who }]) => who !== "anybody");
const graphqlCalls = removingLast(graphqlRows).filter(([name]) => !name.startsWith("Subscription"));

const names = (operations: { name: string }[]) => operations.map(({ name }) => name).sort();
const restOperation = (name: string) =>
  restOperations(documentOf(test)).find((operation) => operation.name === name)!;
const graphqlOperation = (name: string) => graphqlOperations().find((operation) => operation.name === name)!;

const overRest = (name: string, sender: TestUser | null, ids = world) =>
  callRest(test, restOperation(name), restRows[name]!, sender, ids);
async function overGraphql(name: string, sender: TestUser | null, ids = world) {
  const { status, errors } = await callGraphql(test, graphqlOperation(name), sender, ids);
  return { status, errors: errors?.map(({ message, extensions }) => ({ message, extensions })) };
}

/** Somebody who asked an hour ago to be deleted, and has signed in since. */
const askToLeave = () =>
  test.db
    .update(users)
    .set({ deletionAskedAt: new Date(Date.now() - 3_600_000) })
    .where(eq(users.id, leaving.uid));

/** Whom an operation is for; an account that it ends is nobody else's. */
async function callerFor({ who, leaves }: Pick<Row, "who" | "leaves">): Promise<[TestUser, World]> {
  if (!leaves) return [who === "admin" ? administrator : owner, world];
  const leaver = await test.newUser();
  if (who === "admin") {
    await test.db.insert(users).values({ id: leaver.uid, email: leaver.email });
    return [administrator, { ...world, otherUid: leaver.uid }];
  }
  return [leaver, { ...world, email: leaver.email }];
}

const unowned = nowhere();
const { email: _email, ...anyIds } = unowned;
/** Whether a row names something by its id. */
const namesThings = ({ path, variables }: Partial<RestRow & GraphqlRow>) => {
  const named = JSON.stringify([path?.(unowned), variables?.(unowned)]);
  return Object.values(anyIds).some((id) => named.includes(id));
};
const served = (status: number) => [200, 201, 202, 409].includes(status);

describe("the matrix of who may call", () => {
  it("has a row for every REST operation, and for no other [6.1]", () => {
    expect(names(restOperations(documentOf(test)))).toEqual(Object.keys(restRows).sort());
  });

  it("has a row for every GraphQL operation, and for no other [6.1]", () => {
    expect(names(graphqlOperations())).toEqual(Object.keys(graphqlRows).sort());
  });

  it("lets nobody name things by an id below the operations themselves [6.2]", () => {
    const roots = ["Query", "Mutation", "Subscription"];
    const nested = Object.values(buildGraphqlSchema().getTypeMap())
      .filter((type) => isObjectType(type) && !type.name.startsWith("__") && !roots.includes(type.name))
      .flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()) : []))
      .filter(({ args }) => args.some(({ type }) => getNamedType(type) === GraphQLID));
    expect(names(nested)).toEqual([]);
  });

  it("opens to anybody what the document says is open, and nothing else [6.1]", () => {
    const open = restOperations(documentOf(test)).filter((operation) => operation.open);
    const rows = Object.entries(restRows).filter(([, { who }]) => who === "anybody");
    expect(names(open)).toEqual(rows.map(([name]) => name).sort());
  });
});

describe("over REST", () => {
  it.each(restCalls)("%s needs a bearer token [6.1][8.2][5.3]", async (name) => {
    const operation = restOperation(name);
    for (const authorization of [undefined, "Bearer forged", `Basic ${owner.token}`, owner.token]) {
      const sender = authorization === undefined ? null : { headers: { authorization } };
      const answer = await callRest(test, operation, restRows[name]!, sender, world);
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({
        success: false,
        data: null,
        error: "UNAUTHORIZED",
        message: "Not authenticated",
      });
    }
  });

  it.each(restCalls)("%s is closed to a disabled account [4.21]", async (name) => {
    const { status, body } = await overRest(name, disabled);
    expect([status, body.error, body.code]).toEqual([401, "UNAUTHORIZED", "ACCOUNT_DISABLED"]);
  });

  it.each(restCalls)(
    "%s blocks an expired account, unless upgrading needs it [6.3][8.4]",
    async (name, row) => {
      const { status, body } = await overRest(name, expired);
      if (row.whenExpired) expect(body.error).not.toBe("ACCOUNT_EXPIRED");
      else expect([status, body.error, body.code]).toEqual([403, "ACCOUNT_EXPIRED", "TRIAL_EXPIRED"]);
    },
  );

  it.each(restCalls)("%s is closed to an account that leaves, unless it is to stay", async (name, row) => {
    await askToLeave();
    const { status, body } = await overRest(name, leaving);
    if (row.whenLeaving) expect(status).toBe(200);
    else expect([status, body.error, body.code]).toEqual([401, "UNAUTHORIZED", "ACCOUNT_LEAVING"]);
  });

  it.each(restCalls.filter(([, row]) => row.who === "user" && namesThings(row)))(
    "%s answers for another user's ids as for unknown ones [6.2][8.5][7.5]",
    async (name) => {
      const foreign = await overRest(name, stranger);
      expect(foreign.status).toBe(404);
      expect(foreign.body).toMatchObject({ success: false, data: null, error: "NOT_FOUND" });
      expect(await overRest(name, stranger, nowhere())).toEqual(foreign);
    },
  );

  it.each(restCalls.filter(([, { who }]) => who === "admin"))(
    "%s is for administrators, whatever the ids [2.7][6.2]",
    async (name) => {
      for (const ids of [world, nowhere()]) {
        const { status, body } = await overRest(name, owner, ids);
        expect([status, body.error, body.code]).toEqual([403, "FORBIDDEN", "ADMIN_ONLY"]);
      }
    },
  );

  it("left everything as it was for its owner [6.2]", async () => {
    const { body } = await overRest("GET /api/entries/{entryId}/revisions", owner);
    expect(body.data).toMatchObject([{ is_live: false, revision_name: null, script: { version: 1 } }]);
    const [queue] = await test.db.select().from(queues).where(eq(queues.id, world.queueId));
    expect(queue?.status).toBe("queued");
  });

  it.each(restCalls)("%s serves whom it is for, and is kept by no cache", async (name, row) => {
    const { status, body, kept } = await overRest(name, ...(await callerFor(row)));
    expect(served(status), JSON.stringify(body)).toBe(true);
    expect(kept).toBe("no-store");
  });
});

describe("over GraphQL", () => {
  beforeAll(async () => {
    world = await aWorld(test, owner);
  });

  it.each(graphqlCalls)("%s needs a bearer token [6.1][8.2][5.3]", async (name) => {
    for (const headers of [{}, { authorization: "Bearer forged" }, { authorization: owner.token }]) {
      const { status, errors } = await overGraphql(name, { ...owner, headers: headers as never });
      expect([status, errors?.[0]?.extensions.code]).toEqual([401, "UNAUTHORIZED"]);
    }
  });

  it.each(graphqlCalls)("%s is closed to a disabled account [4.21]", async (name) => {
    const { status, errors } = await overGraphql(name, disabled);
    expect([status, errors?.[0]?.extensions]).toEqual([
      401,
      { code: "UNAUTHORIZED", reason: "ACCOUNT_DISABLED" },
    ]);
  });

  it.each(graphqlCalls)(
    "%s blocks an expired account, unless upgrading needs it [6.3][8.4]",
    async (name, row) => {
      const { errors } = await overGraphql(name, expired);
      const refused = { code: "ACCOUNT_EXPIRED", reason: "TRIAL_EXPIRED" };
      if (row.whenExpired) expect(errors?.[0]?.extensions).not.toEqual(refused);
      else expect(errors?.[0]?.extensions).toEqual(refused);
    },
  );

  it.each(graphqlCalls)("%s is closed to an account that leaves, unless it is to stay", async (name, row) => {
    await askToLeave();
    const { status, errors } = await overGraphql(name, leaving);
    const refused = { code: "UNAUTHORIZED", reason: "ACCOUNT_LEAVING" };
    if (row.whenLeaving) expect([status, errors]).toEqual([200, undefined]);
    else expect([status, errors?.[0]?.extensions]).toEqual([401, refused]);
  });

  it.each(graphqlCalls.filter(([, row]) => row.who === "user" && namesThings(row)))(
    "%s answers for another user's ids as for unknown ones [6.2][7.14]",
    async (name) => {
      const foreign = await overGraphql(name, stranger);
      expect([foreign.status, foreign.errors?.[0]?.extensions.code]).toEqual([404, "NOT_FOUND"]);
      expect(await overGraphql(name, stranger, nowhere())).toEqual(foreign);
    },
  );

  it.each(graphqlCalls.filter(([, { who }]) => who === "admin"))(
    "%s is for administrators, whatever the ids [2.7][6.2]",
    async (name) => {
      for (const ids of [world, nowhere()]) {
        const { status, errors } = await overGraphql(name, owner, ids);
        expect([status, errors?.[0]?.extensions]).toEqual([403, { code: "FORBIDDEN", reason: "ADMIN_ONLY" }]);
      }
    },
  );

  it.each(graphqlCalls)("%s serves whom it is for", async (name, row) => {
    const { status, errors } = await overGraphql(name, ...(await callerFor(row)));
    expect(served(status), JSON.stringify(errors)).toBe(true);
  });
});

describe("over a socket", () => {
  const [name, row] = Object.entries(graphqlRows).find(([key]) => key.startsWith("Subscription"))!;

  /** A subscriber receives the first error, or the close code. */
  async function subscriberHears(sender: TestUser | null, ids: World) {
    const client = await socketOf(test, sender ? { token: sender.token } : {});
    const heard: unknown[] = [];
    client.on("closed", (event) => heard.push((event as { code: number }).code));
    client.subscribe(
      { query: graphqlOperation(name).document, variables: row.variables?.(ids) },
      {
        next: ({ errors }) => heard.push(errors),
        error: (error) => heard.push(error),
        complete() {},
      },
    );
    await eventually(() => expect(heard).not.toEqual([]));
    await client.dispose();
    return heard[0];
  }

  it("admits nobody signed out, expired, disabled or leaving [6.1][6.3][4.21]", async () => {
    expect(await subscriberHears(null, world)).toBe(4_401);
    expect(await subscriberHears(expired, world)).toBe(4_403);
    expect(await subscriberHears(disabled, world)).toBe(4_403);
    await askToLeave();
    expect(await subscriberHears(leaving, world)).toBe(4_403);
  });

  it("answers for another user's ids as for unknown ones [6.2]", async () => {
    const foreign = await subscriberHears(stranger, await aWorld(test, owner));
    expect(foreign).toMatchObject([{ extensions: { code: "NOT_FOUND" } }]);
    expect(await subscriberHears(stranger, nowhere())).toEqual(foreign);
  });
});
