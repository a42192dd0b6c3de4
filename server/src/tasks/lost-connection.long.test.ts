import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, it, type TestContext, vi } from "vitest";
import { startEntry } from "#test/child";
import { domainOver, type TestDomain, testDomain } from "#test/domain";
import { anEntry, aRevision, aViewer } from "#test/factories";
import { until } from "#test/poll";
import { toneSpeech } from "#test/tone-speech";
import { taskHandlers } from "./tasks.ts";

// Each lost attempt is told there, with all that it was about to write.
beforeAll(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

const SENTENCES = Array.from({ length: 12 }, (_, i) => `This is sentence number ${i} of the text.`);

/** The database ends the connection that inserts into a table, as often as `when` says of the insert's number. */
async function breakOff({ sql }: TestDomain, table: string, when: string) {
  await sql.unsafe(`
    create sequence inserts;
    create function break_off() returns trigger language plpgsql as $$
    declare number bigint := nextval('inserts');
    begin
      if ${when} then
        perform pg_terminate_backend(pg_backend_pid());
        perform pg_sleep(1);
      end if;
      return new;
    end $$;
    create trigger break_off before insert on ${table} for each row execute function break_off();`);
}

/** An audio of a user who has nothing else, while the database ends connections as `breakOff` says. */
async function order({ onTestFinished }: TestContext, table: string, when: string) {
  const spoken: string[] = [];
  const speech = toneSpeech(({ text }) => void spoken.push(text));
  const domain = await testDomain({ speech, concurrency: 1 });
  onTestFinished(() => domain.close());
  await breakOff(domain, table, when);
  const viewer = await aViewer(domain.db);
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
  const entry = await anEntry(domain.db, viewer);
  await aRevision(domain.db, viewer, entry.id, "0001", SENTENCES.join(" "));
  const { id } = await domain.audios.generate(viewer, entry.id);
  await domain.jobs.work(taskHandlers(domain));
  const ended = async () => {
    await until("the job's end", async () => (await domain.queues.get(viewer, id)).finishedAt !== null, 90);
    return domain.queues.get(viewer, id);
  };
  return { domain, viewer, entry, spoken, ended };
}

// Each waits for its next attempt most of its time, and has a database of its own.
describe.concurrent("an audio", { timeout: 120_000 }, () => {
  it("whose connection is lost while sentences are stored is completed, and speaks no stored one again", async (test) => {
    const { expect } = test;
    const { domain, viewer, entry, spoken, ended } = await order(test, "segments", "number = 5");
    expect(await ended()).toMatchObject({ status: "completed", errorCode: null, attempt: 2 });
    // The one that was not stored; others of that moment were finished and kept, or never begun.
    expect(spoken.length).toBeLessThanOrEqual(SENTENCES.length + 1);
    expect(new Set(spoken)).toEqual(new Set(SENTENCES));
    const [revision] = await domain.revisions.list(viewer, entry.id);
    expect(revision?.audio?.cues.map(({ text }) => text)).toEqual(SENTENCES);
    const { held, totalSpent, balance } = await domain.credits.balance(viewer);
    expect([held, totalSpent + balance]).toEqual([0, 100]);
    expect(totalSpent).toBeGreaterThan(0);
  });

  it("whose connection is lost as it is completed is completed by the next attempt, and charged once", async (test) => {
    const { expect } = test;
    const { domain, viewer, entry, spoken, ended } = await order(test, "audios", "number = 1");
    expect(await ended()).toMatchObject({ status: "completed", errorCode: null, attempt: 2 });
    expect(spoken).toHaveLength(SENTENCES.length);
    const [revision] = await domain.revisions.list(viewer, entry.id);
    expect(await domain.storage.size(revision!.audio!.filePath)).toBe(revision!.audio!.bytes);
    expect(await domain.credits.balance(viewer)).toMatchObject({ held: 0 });
  });

  it("that loses its connection at every attempt ends, and gives its credits back", async (test) => {
    const { expect } = test;
    const { domain, viewer, entry, ended } = await order(test, "audios", "true");
    expect(await ended()).toMatchObject({ status: "failed", errorCode: "SERVER_ERROR", attempt: 4 });
    expect(await domain.credits.balance(viewer)).toMatchObject({ balance: 100, held: 0, totalSpent: 0 });
    const [revision] = await domain.revisions.list(viewer, entry.id);
    expect(revision?.audio).toBeNull();
  });

  it("whose worker was killed in the middle is completed by another, once, and charged once", async ({
    expect,
    onTestFinished,
  }) => {
    const domain = await testDomain();
    onTestFinished(() => domain.close());
    const spoken = () => linesOf(join(domain.folder, "spoken.txt"));
    const viewer = await aViewer(domain.db);
    await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
    const entry = await anEntry(domain.db, viewer);
    await aRevision(domain.db, viewer, entry.id, "0001", SENTENCES.join(" "));
    const { id } = await domain.audios.generate(viewer, entry.id);
    const { held } = await domain.credits.balance(viewer);
    expect(held).toBeGreaterThan(0);

    const child = startEntry("domain-worker", [domain.url, domain.folder, 5]);
    onTestFinished(() => void child.kill("SIGKILL"));
    await until("some sentences", async () => (await spoken()).length === 5, 60);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect((await domain.queues.get(viewer, id)).status).toBe("running");

    const later: string[] = [];
    const speech = toneSpeech(({ text }) => void later.push(text));
    const successor = await domainOver(domain, { speech, concurrency: 1 });
    await successor.jobs.work(taskHandlers(successor));
    const ended = async () => {
      const queue = await domain.queues.get(viewer, id);
      return queue.status !== "running" && queue;
    };
    expect(await until("the end", ended, 90)).toMatchObject({ status: "completed", attempt: 2 });
    await successor.close();

    const revisions = await domain.revisions.list(viewer, entry.id);
    expect(revisions).toHaveLength(1);
    const audio = revisions[0]!.audio!;
    expect(audio.cues.map(({ text }) => text)).toEqual(SENTENCES);
    expect(later.length).toBeLessThan(SENTENCES.length);
    const stored = await readdir(join(domain.folder, audio.filePath, ".."));
    expect(stored.filter((name) => name.endsWith(".wav"))).toHaveLength(1);

    const balance = await domain.credits.balance(viewer);
    expect(balance.held).toBe(0);
    expect(balance.totalSpent).toBeLessThanOrEqual(held);
    expect(balance.balance).toBe(100 - balance.totalSpent);
    const { items } = await domain.credits.ledger(viewer);
    expect(items.filter(({ kind }) => kind === "hold")).toHaveLength(1);
    expect(items.filter(({ kind }) => kind === "capture")).toHaveLength(1);
  });
});

async function linesOf(file: string): Promise<string[]> {
  const lines = await readFile(file, "utf8").catch(() => "");
  return lines.split("\n").filter(Boolean);
}
