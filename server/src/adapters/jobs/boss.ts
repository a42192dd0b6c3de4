import { PgBoss } from "pg-boss";
import { createPosts } from "./post-jobs.ts";

/** One queue for all tasks, so that a group's limit counts across them. */
export const QUEUE = "work";
/** Where jobs go whose every attempt lost its worker. */
export const EXHAUSTED = "work-exhausted";

/** Below 10 s pg-boss allows none; at 15 s a busy machine loses no job that lives. */
const HEARTBEAT_SECONDS = 15;
export const HEARTBEAT_REFRESH_SECONDS = 3;
/** With the heartbeat it bounds how long the job of a killed process waits: about 20 s. */
const SUPERVISE_SECONDS = 5;

/** Every attempt that is lost to a dead process counts; a hand-back does not. */
const options = {
  retryLimit: 3,
  retryDelay: 0,
  expireInSeconds: 3_600,
  deleteAfterSeconds: 7 * 86_400,
};

interface Settings {
  url: string;
  /** A process that only sends needs neither supervision nor wake-ups. */
  works: boolean;
  onError: (error: unknown) => void;
}

/** A started pg-boss with its queues; the first process installs its schema. */
export async function startBoss({ url, works, onError }: Settings): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: "yomikoe-jobs",
    max: 3,
    useListenNotify: works,
    supervise: works,
    schedule: works,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on("error", onError);
  await boss.start();
  // Also covers installations from before the queue had a heartbeat.
  await boss.createQueue(EXHAUSTED);
  await boss.updateQueue(EXHAUSTED, { heartbeatSeconds: HEARTBEAT_SECONDS });
  await createPosts(boss);
  await boss.createQueue(QUEUE, {
    ...options,
    notify: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deadLetter: EXHAUSTED,
  });
  return boss;
}
