import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect } from "#db/client";
import { spawnEntry } from "#test/child";
import { domainOver, type TestDomain, testDomain } from "#test/domain";
import { anEntry, aViewer } from "#test/factories";
import { expectGifts, expectJobs, expectSums } from "#test/ledger/checks";
import { type Cast, type Deed, deeds, JOBS, ownerOf, USERS } from "#test/ledger/deeds";
import { inParallel, player } from "#test/ledger/play";
import { drawn, scaled } from "#test/scale";

const RUNS = drawn(1, 10);
/** Operations of each run: by this process, and by one that is killed. */
const OWN = scaled(80, 400);
const CHILDS = scaled(30, 120);
const HANDS = 12;
const MOST_MORE = 10;

/** The one that watches, and is left alone. */
let control: TestDomain;
let victim: Awaited<ReturnType<typeof domainOver>>;
let pool: ReturnType<typeof connect>;
let folder: string;
beforeAll(async () => {
  control = await testDomain();
  pool = connect(control.url, { max: HANDS });
  victim = await domainOver({ ...control, ...pool });
  folder = await mkdtemp(join(tmpdir(), "yomikoe-ledger-"));
});
afterAll(async () => {
  await victim.close();
  await pool.sql.end({ timeout: 5 });
  await control.close();
  await rm(folder, { recursive: true, force: true });
});

it("credits add up, whatever is done at once and wherever connections and processes die [1.3][3.9]", async () => {
  let operations = 0;
  let lost = 0;
  let killed = 0;
  let performed = 0;
  const plays = fc.record({ own: deeds(OWN), childs: deeds(CHILDS), until: fc.nat(CHILDS / 2) });
  /** By its seed, because nobody can read a play of hundreds of deeds. */
  async function perform(seed: number) {
    const [{ own, childs, until }] = fc.sample(plays, { seed, numRuns: 1 }) as [Play];
    const cast = await aCast();
    const { play, queueIds, losses } = player(victim, cast);
    const terminating = terminateConnections();
    await Promise.all([
      terminating.done,
      // The progress of the killed process is unknown, so all its operations are repeated.
      Promise.all([inParallel(HANDS, own, play), killedAfter(until, cast, childs)])
        .then(() => inParallel(HANDS, childs, play))
        .finally(terminating.stop),
    ]);
    killed += await terminating.done;
    lost += losses();
    operations += own.length + childs.length;
    performed++;
    for (const ids of queueIds.values()) expect(ids.size).toBe(1);
    for (const { uid } of cast.viewers) await expectSums(control, uid);
    await expectGifts(control, cast, [...own, ...childs]);
    await expectJobs(control, cast);
  }
  await fc.assert(fc.asyncProperty(fc.integer(), perform), { ...RUNS, endOnFailure: true });
  // A machine may be too quick for deaths to meet deeds: then it goes on until enough have met.
  for (let more = 1; more <= MOST_MORE && lost <= operations / 100; more++) await perform(more);
  process.stdout.write(
    `${operations} operations, ${killed} connections terminated, ${lost} deeds done again, ${performed} processes killed\n`,
  );
  expect(operations).toBeGreaterThanOrEqual(scaled(110, 5_000));
  expect(lost).toBeGreaterThan(operations / 100);
}, 300_000);

interface Play {
  own: Deed[];
  childs: Deed[];
  until: number;
}

async function aCast(): Promise<Cast> {
  const viewers = await Promise.all(Array.from({ length: USERS }, () => aViewer(control.db)));
  for (const { uid } of viewers)
    await control.db.transaction((tx) => control.credits.grant(tx, uid, 60, "start"));
  const entries = Array.from({ length: JOBS }, (_, job) => anEntry(control.db, ownerOf(viewers, job)));
  return { viewers, entryIds: (await Promise.all(entries)).map(({ id }) => id) };
}

/**
 * Ends a connection in the middle of its transaction, again and again, and sees that nobody owes
 * anything meanwhile. Spares the last few: a machine may be too slow for them ever to come through.
 */
function terminateConnections() {
  let going = true;
  const done = (async () => {
    let count = 0;
    while (going) {
      const victims = await control.sql`
        select pg_terminate_backend(pid) from (
          select pid from pg_stat_activity
          where datname = current_database() and application_name = 'yomikoe'
            and xact_start is not null and pid <> pg_backend_pid()
          order by random() limit 1 offset 3) victim`;
      count += victims.length;
      const [least] = await control.sql`select min(least(balance, held)) as credits from users`;
      expect(least?.credits).toBeGreaterThanOrEqual(0);
      await wait(Math.random() * 60);
    }
    return count;
  })();
  const stop = () => {
    going = false;
  };
  return { done, stop };
}

/** A process that is killed as soon as it has done so many of its deeds. */
async function killedAfter(count: number, cast: Cast, childs: Deed[]): Promise<void> {
  const script = join(folder, "script.json");
  await writeFile(script, JSON.stringify({ cast, deeds: childs }));
  const child = spawnEntry(
    "ledger-worker",
    [control.url, control.folder, script],
    ["ignore", "pipe", "inherit"],
  );
  let done = 0;
  child.stdout!.on("data", (lines: Buffer) => {
    done += lines.length / 2;
    if (done > count) child.kill("SIGKILL");
  });
  const [code, signal] = await once(child, "exit");
  expect({ code, signal }).toEqual({ code: null, signal: "SIGKILL" });
}
