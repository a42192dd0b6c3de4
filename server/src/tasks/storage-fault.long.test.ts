import { afterEach, beforeEach, expect, it } from "vitest";
import { watchedStorage } from "#domain/files/watched-storage";
import { causeInWords } from "#kernel/log/cause-in-words";
import type { JobFailure } from "#ports/jobs";
import { type TestDomain, testDomain } from "#test/domain";
import { anEntry, aRevision, aViewer } from "#test/factories";
import { until } from "#test/poll";
import { taskHandlers } from "./tasks.ts";

let domain: TestDomain;
let failures: JobFailure[];
let faults: string[];
/** Code of the error with which the disk refuses each file; null while it takes them. */
let refusesWith: string | null;

beforeEach(async () => {
  [failures, faults, refusesWith] = [[], [], "ENOSPC"];
  domain = await testDomain({
    concurrency: 1,
    onFailure: (failure) => failures.push(failure),
    storage: (local) =>
      watchedStorage(
        {
          ...local,
          async put(...sent) {
            if (refusesWith) throw Object.assign(new Error(`${refusesWith}: write`), { code: refusesWith });
            await local.put(...sent);
          },
        },
        (kind) => faults.push(kind),
      ),
  });
});
afterEach(() => domain.close());

it("an audio for which the disk is full is tried again when there is room, and says which job, whose, and why", async () => {
  const viewer = await aViewer(domain.db);
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
  const entry = await anEntry(domain.db, viewer);
  await aRevision(domain.db, viewer, entry.id, "0001", "One sentence.");
  const queue = await domain.audios.generate(viewer, entry.id);
  await domain.jobs.work(taskHandlers(domain));
  await until("the first failure", () => failures.length > 0);
  expect((await domain.queues.get(viewer, queue.id)).finishedAt).toBeNull();
  refusesWith = null;
  const ended = async () => (await domain.queues.get(viewer, queue.id)).finishedAt !== null;
  await until("the job's end", ended, 30);

  expect(await domain.queues.get(viewer, queue.id)).toMatchObject({ status: "completed", attempt: 2 });
  const [failure] = failures;
  expect(failure).toMatchObject({
    task: "generate_audio",
    queueId: queue.id,
    userId: viewer.uid,
    attempt: 1,
  });
  expect(failure?.jobId).toBe(queue.jobId);
  expect(causeInWords(failure?.error)).toBe("the disk is full");
  expect(faults[0]).toBe("full");
});
