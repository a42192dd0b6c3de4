import { afterAll, beforeAll, beforeEach } from "vitest";
import { turnsOfUsers, type UserTurns } from "#domain/leases/reading-turns";
import { freshDatabase } from "#test/database";
import { aViewer } from "#test/factories";
import { until } from "#test/poll";

/** A user who has two tasks run at once and three more wait, in processes over one database. */
export const LIMITS = { atOnce: 2, waiting: 3 };
export const onError = (error: unknown) => {
  throw error;
};

type Database = Awaited<ReturnType<typeof freshDatabase>>;

const turnsOver = ({ db }: Pick<Database, "db">, { lookMs = 100, renewMs = 20_000 } = {}) =>
  turnsOfUsers({ db, onError }, LIMITS, { leaseMs: 60_000, renewMs, lookMs });

/** A user's tasks by name, which begin when they may and end when they are told to. */
export function namedTasks({ sql }: Pick<Database, "sql">, uid: string) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  /** Ordered once it stands in the line, so that the next one stands behind it. */
  async function order(
    process: UserTurns,
    name: string,
    how?: { isPatient?: boolean; signal?: AbortSignal },
  ) {
    const before = await sql`select from reading_turns`;
    const done = process.run(uid, work(name), how).catch((error) => (error.code ?? error.message) as string);
    await until(`${name} in the line`, async () => {
      const rows = await sql`select from reading_turns`;
      return rows.length > before.length;
    });
    return { done };
  }
  return { begun, order, end: (name: string) => ends.get(name)?.() };
}

/** Gives the tests of a file one database, and each of them a user. */
export function usersInLine() {
  let database: Database;
  let uid: string;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    ({ uid } = await aViewer(database.db));
  });
  return {
    get database() {
      return database;
    },
    get uid() {
      return uid;
    },
    tasks: () => namedTasks(database, uid),
    aProcess: (times?: Parameters<typeof turnsOver>[1]) => turnsOver(database, times),
  };
}
