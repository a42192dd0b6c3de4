import { describe, expect, it } from "vitest";
import { queueKinds } from "#kernel/vocabulary";
import { undisturbed } from "#test/domain";
import { taskHandlers, taskSchedules } from "./tasks.ts";

const queueId = "0f8fad5b-d9cb-469f-a165-70867728950e";

function handlersThatRecord() {
  const calls: unknown[][] = [];
  const record =
    (name: string) =>
    async (...args: unknown[]) =>
      void calls.push([name, ...args]);
  const handlers = taskHandlers({
    scripts: { run: record("scripts.run") },
    audios: { run: record("audios.run") },
    queues: { giveUp: record("queues.giveUp"), giveUpLost: record("queues.giveUpLost") },
    pages: { renew: record("pages.renew") },
    pictures: { fetch: record("pictures.fetch") },
    housekeeping: { run: record("housekeeping.run") },
    publications: { prepare: record("publications.prepare") },
    expirations: { run: record("expirations.run") },
    deletions: { closeSignIns: record("deletions.closeSignIns") },
    exports: { run: record("exports.run"), giveUp: record("exports.giveUp") },
  });
  return { calls, handlers };
}

describe("tasks", () => {
  it("exist for each type of queue, and for each schedule", () => {
    const { handlers } = handlersThatRecord();
    for (const name of [...queueKinds, ...Object.keys(taskSchedules)]) expect(handlers[name]).toBeDefined();
  });

  it("make one call with the data that their schema lets through", async () => {
    const { calls, handlers } = handlersThatRecord();
    await handlers.generate_script!.run({ queueId }, undisturbed);
    await handlers.generate_audio!.run({ queueId }, undisturbed);
    expect(calls).toEqual([
      ["scripts.run", queueId, undisturbed],
      ["audios.run", queueId, undisturbed],
    ]);
    await expect(async () => handlers.generate_audio!.run({ queueId: 1 }, undisturbed)).rejects.toThrow();
  });

  it("read the page anew that the job names", async () => {
    const { calls, handlers } = handlersThatRecord();
    await handlers.renew_page!.run({ entryId: queueId }, undisturbed);
    expect(calls).toEqual([["pages.renew", queueId]]);
  });

  it("fetch the pictures of the page that the job names", async () => {
    const { calls, handlers } = handlersThatRecord();
    await handlers.fetch_pictures!.run({ entryId: queueId }, undisturbed);
    expect(calls).toEqual([["pictures.fetch", queueId]]);
  });

  it("write the archive that the job names, and give it up after the last attempt", async () => {
    const { calls, handlers } = handlersThatRecord();
    await handlers.export_account!.run({ exportId: queueId }, undisturbed);
    await handlers.export_account!.exhausted!({ exportId: queueId });
    expect(calls).toEqual([
      ["exports.run", queueId, undisturbed],
      ["exports.giveUp", queueId],
    ]);
  });

  it("end by the minute what runs out: accounts, and the time in which a leaving one may sign in", async () => {
    const { calls, handlers } = handlersThatRecord();
    await handlers.expire_accounts!.run({}, undisturbed);
    expect(calls).toEqual([["expirations.run"], ["deletions.closeSignIns"]]);
    expect(taskSchedules.expire_accounts?.cron).toBe("* * * * *");
  });

  it("end the queue that no attempt could", async () => {
    const { calls, handlers } = handlersThatRecord();
    await handlers.generate_audio!.exhausted?.({ queueId });
    expect(calls).toEqual([["queues.giveUp", queueId]]);
  });
});
