import { setTimeout as wait } from "node:timers/promises";
import { pgBossJobs } from "#adapters/jobs/pg-boss";
import { connect } from "#db/client";

// A worker process of its own, to be killed in the middle of a job.
const { sql, db } = connect(process.argv[2] ?? "");
const jobs = await pgBossJobs({ url: process.argv[2] ?? "", db, concurrency: 1, onError: console.error });
await jobs.work({
  record: {
    async run({ note }) {
      await sql`insert into runs (note, pid) values (${String(note)}, ${process.pid})`;
      await wait(600_000);
    },
  },
});
