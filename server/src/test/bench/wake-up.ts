import { randomUUID } from "node:crypto";
import { PgBoss } from "pg-boss";
import { pgBossJobs } from "#adapters/jobs/pg-boss";
import { connect } from "#db/client";

/** Names of jobs that are waited for, and what to do when one starts. */
const starts = new Map<string, () => void>();
const started = (name: unknown) => starts.get(String(name))?.();

function once(send: (name: string) => Promise<unknown>): Promise<void> {
  const name = randomUUID();
  return new Promise((resolve, reject) => {
    starts.set(name, resolve);
    send(name).catch(reject);
  });
}

/** From sending a job to its start: by our port, in a transaction, and by pg-boss alone. */
export async function wakeUps(url: string) {
  const { sql, db } = connect(url);
  const ours = await pgBossJobs({ url, db, concurrency: 1, onError: console.error });
  await ours.work({ bench: { run: async ({ name }) => started(name) } });

  const bare = new PgBoss({ connectionString: url, schema: "bare", max: 3, useListenNotify: true });
  await bare.start();
  await bare.createQueue("bench", { notify: true });
  const polling = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 1 };
  await bare.work<{ name: string }>("bench", polling, async ([job]) => started(job?.data.name));

  return {
    ours: () =>
      once((name) =>
        db.transaction((tx) =>
          ours.enqueue(tx, { task: "bench", data: { name }, group: name, groupLimit: 3 }),
        ),
      ),
    bare: () => once((name) => bare.send("bench", { name })),
    async close() {
      await Promise.all([ours.stop(), bare.stop({ graceful: false })]);
      await sql.end();
    },
  };
}
