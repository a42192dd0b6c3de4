import { expect, it } from "vitest";
import { aViewer } from "#test/factories";
import { until } from "#test/poll";
import { namedTasks, usersInLine } from "#test/reading-line";

const line = usersInLine();
const { tasks, aProcess } = line;

it("lets two of a user run over all processes, and the next ones as they came, wherever they wait", async () => {
  const { begun, order, end } = tasks();
  const [one, other] = [aProcess(), aProcess()];
  const all = [];
  for (const [at, name] of ["a", "b", "c", "d", "e"].entries())
    all.push(await order(at % 2 ? other : one, name));
  await until("two to run", () => begun.length === 2);
  for (const [ended, next] of [
    ["b", "c"],
    ["a", "d"],
    ["c", "e"],
  ] as const) {
    end(ended);
    await until(`${next} to begin`, () => begun.at(-1) === next);
    expect(begun).toHaveLength("abcde".indexOf(next) + 1);
  }
  end("d");
  end("e");
  expect(await Promise.all(all.map(({ done }) => done))).toEqual(["a", "b", "c", "d", "e"]);
  expect(await line.database.sql`select from reading_turns`).toHaveLength(0);
});

it("refuses the sixth of a user over all processes, but no job's and no other user's", async () => {
  const { begun, order, end } = tasks();
  const [one, other] = [aProcess(), aProcess()];
  const all = [];
  for (const [at, name] of ["a", "b", "c", "d", "e"].entries())
    all.push(await order(at % 2 ? other : one, name));
  for (const process of [one, other])
    await expect(process.run(line.uid, async () => "too many")).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
      retryAfter: 10,
    });
  const { uid: stranger } = await aViewer(line.database.db);
  expect(await other.run(stranger, async () => "of a stranger")).toBe("of a stranger");
  all.push(await order(other, "job", { isPatient: true }));
  for (const name of ["a", "b", "c", "d", "e", "job"]) {
    await until(`${name} to begin`, () => begun.includes(name));
    end(name);
  }
  expect(await Promise.all(all.map(({ done }) => done))).toEqual(["a", "b", "c", "d", "e", "job"]);
});

it("lets one that waits begin by the line of its own user, whatever waits in another's", async () => {
  const process = aProcess();
  const [others, own] = [namedTasks(line.database, (await aViewer(line.database.db)).uid), tasks()];
  const all = [];
  for (const name of ["a", "b", "c"]) all.push(await others.order(process, name));
  for (const name of ["d", "e", "f"]) all.push(await own.order(process, name));
  own.end("d");
  await until("the next of his own", () => own.begun.includes("f"));
  expect(others.begun).toEqual(["a", "b"]);
  for (const name of ["a", "b", "e", "f"]) for (const line of [others, own]) line.end(name);
  await until("the other's next", () => others.begun.includes("c"));
  others.end("c");
  expect(await Promise.all(all.map(({ done }) => done))).toEqual(["a", "b", "c", "d", "e", "f"]);
});

it("never lets a third one run, where all come at once to three processes", async () => {
  const processes = [aProcess(), aProcess(), aProcess()];
  let running = 0;
  let most = 0;
  const work = async () => {
    most = Math.max(most, ++running);
    await line.database.sql`select pg_sleep(0.02)`;
    running -= 1;
  };
  await Promise.all(
    Array.from({ length: 24 }, (_, n) => processes[n % 3]?.run(line.uid, work, { isPatient: true })),
  );
  expect(most).toBe(2);
});

it("gives the turns of a process that died to those that wait, when they have run out", async () => {
  const { begun, order, end } = tasks();
  const [dead, living] = [aProcess(), aProcess()];
  const left = [await order(dead, "a"), await order(dead, "b")];
  const { done } = await order(living, "c");
  await until("two to run", () => begun.length === 2);
  expect(begun).not.toContain("c");
  await line.database.sql`
    update reading_turns set until = now() - interval '1 second'
    where id in (select id from reading_turns order by id limit 1)`;
  await until("the next to begin", () => begun.includes("c"));
  for (const name of ["a", "b", "c"]) end(name);
  expect(await done).toBe("c");
  await Promise.all(left.map((one) => one.done));
});

it("gives the turn on where a task fails", async () => {
  const process = aProcess();
  const fail = () => process.run(line.uid, () => Promise.reject(new Error("no such page")));
  for (let time = 0; time < 3; time++) await expect(fail()).rejects.toThrow("no such page");
  expect(await process.run(line.uid, async () => "read")).toBe("read");
});
