import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type TestDomain, testDomain } from "#test/domain";
import { anEntry, aRevision, aViewer } from "#test/factories";
import { until } from "#test/poll";
import { toneSpeech } from "#test/tone-speech";
import { taskHandlers } from "./tasks.ts";

let spoken: string[];
let domain: TestDomain;
beforeEach(async () => {
  // Each lost attempt is told there, with all that it was about to write.
  vi.spyOn(console, "error").mockImplementation(() => {});
  spoken = [];
  const speech = toneSpeech(({ text }) => void spoken.push(text));
  domain = await testDomain({ speech, concurrency: 1 });
});
afterEach(async () => {
  await domain.close();
  vi.restoreAllMocks();
});

const SENTENCES = Array.from({ length: 12 }, (_, i) => `This is sentence number ${i} of the text.`);

/** The database ends the connection that inserts into a table, as often as `when` says of the insert's number. */
async function breakOff(table: string, when: string) {
  await domain.sql.unsafe(`
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

async function order() {
  const viewer = await aViewer(domain.db);
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
  const entry = await anEntry(domain.db, viewer);
  await aRevision(domain.db, viewer, entry.id, "0001", SENTENCES.join(" "));
  const { id } = await domain.audios.generate(viewer, entry.id);
  await domain.jobs.work(taskHandlers(domain));
  const ended = async () => {
    await until("the job's end", async () => (await domain.queues.get(viewer, id)).finishedAt !== null, 45);
    return domain.queues.get(viewer, id);
  };
  return { viewer, entry, ended };
}

it("an audio whose connection is lost while sentences are stored is completed, and speaks no stored one again", async () => {
  await breakOff("segments", "number = 5");
  const { viewer, entry, ended } = await order();
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

it("an audio whose connection is lost as it is completed is completed by the next attempt, and charged once", async () => {
  await breakOff("audios", "number = 1");
  const { viewer, entry, ended } = await order();
  expect(await ended()).toMatchObject({ status: "completed", errorCode: null, attempt: 2 });
  expect(spoken).toHaveLength(SENTENCES.length);
  const [revision] = await domain.revisions.list(viewer, entry.id);
  expect(await domain.storage.size(revision!.audio!.filePath)).toBe(revision!.audio!.bytes);
  expect(await domain.credits.balance(viewer)).toMatchObject({ held: 0 });
});

it("an audio that loses its connection at every attempt ends, and gives its credits back", async () => {
  await breakOff("audios", "true");
  const { viewer, entry, ended } = await order();
  expect(await ended()).toMatchObject({ status: "failed", errorCode: "SERVER_ERROR", attempt: 4 });
  expect(await domain.credits.balance(viewer)).toMatchObject({ balance: 100, held: 0, totalSpent: 0 });
  const [revision] = await domain.revisions.list(viewer, entry.id);
  expect(revision?.audio).toBeNull();
});
