import { afterAll, beforeAll, expect, it } from "vitest";
import { users } from "#db/schema/index";
import { freshDatabase } from "#test/database";
import { createLogger } from "./logger.ts";

let database: Awaited<ReturnType<typeof freshDatabase>>;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

/** The logged form of an error. */
function logged(err: Error) {
  const lines: string[] = [];
  createLogger("error", { write: (line) => lines.push(line) }).error({ err }, "failed");
  return JSON.parse(lines[0] ?? "").err;
}

/** Messages of queries that are refused with a user's text in them. */
const thrownBy = (query: PromiseLike<unknown>) =>
  Promise.resolve(query).then(
    () => expect.unreachable(),
    (error: Error) => error,
  );

it("logs a failed query by what the database said, without what was put into it", async () => {
  const person = { id: "twice", email: "somebody@private.example" };
  await database.db.insert(users).values(person);
  const thrown = await thrownBy(database.db.insert(users).values(person));
  expect(thrown.message).toMatch("private.example");
  const query = { code: "23505", sql: expect.stringMatching(/insert into "users"/) };
  expect(logged(thrown)).toMatchObject(query);

  const whole = logged(new Error("the job failed", { cause: thrown }));
  expect(whole).toMatchObject({ message: "the job failed", cause: query });
  expect(JSON.stringify([logged(thrown), whole])).not.toMatch(/private\.example|twice/);
});

it("logs any other error with its causes", () => {
  const error = new Error("the job failed", { cause: new Error("no voice") });
  expect(logged(error).message).toBe("the job failed: no voice");
});
