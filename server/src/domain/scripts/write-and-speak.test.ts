import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDomain, testDomain, undisturbed } from "#test/domain";
import { anEntry, aRevision, aViewer } from "#test/factories";
import { wordForWord } from "#test/sample-writer";

let domain: TestDomain;
/** A sentence that the writer adds to what the page says. */
let addition = "";
beforeAll(async () => {
  domain = await testDomain({
    writer: {
      name: "adds",
      async write(...args) {
        const { paragraphs, ...written } = await wordForWord.write(...args);
        const more = addition ? [[{ text: addition, ties: null }]] : [];
        return { ...written, paragraphs: [...paragraphs, ...more] };
      },
    },
  });
});
afterAll(() => domain.close());

const settings = { targetSeconds: 60 };

async function readPage(credits = 100) {
  addition = "";
  const viewer = await aViewer(domain.db, { plan: "free" });
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, credits, "start"));
  const entry = await anEntry(domain.db, viewer);
  await domain.pages.submitText(viewer, entry.id, { text: "A kettle boils water.\n\nIt costs 1,980 yen." });
  const balance = () => domain.credits.balance(viewer);
  const order = (options: object = {}) =>
    domain.scripts.generate(viewer, entry.id, settings, { audio: {}, ...options });
  const audioJob = async () =>
    (await domain.queues.list(viewer, entry.id)).find(({ queueType }) => queueType === "generate_audio");
  return { viewer, entry, balance, order, audioJob };
}

describe("script and audio in one order", () => {
  it("have one price, of which no more is taken than was used", async () => {
    const { viewer, entry, balance, order, audioJob } = await readPage();
    const quote = await domain.scripts.quote(viewer, entry.id, settings, {});
    // 5 for the script, and 60 s of audio with a fifth of room.
    expect(quote).toMatchObject({ credits: 17, balance: 100 });
    const { id } = await order({ quoteId: quote.id });
    expect(await balance()).toMatchObject({ balance: 83, held: 17, totalSpent: 0 });

    await domain.scripts.run(id, undisturbed);
    expect(await domain.queues.get(viewer, id)).toMatchObject({ status: "completed", audioHeldBack: null });
    const audio = await audioJob();
    expect(audio).toMatchObject({ status: "queued", revisionNumber: "0001" });
    const between = await balance();
    expect(between.totalSpent).toBe(5);
    expect(between.held).toBeGreaterThan(0);
    expect(between.held).toBeLessThanOrEqual(12);

    await domain.audios.run(audio!.id, undisturbed);
    const [revision] = await domain.revisions.list(viewer, entry.id);
    expect(revision?.audio?.cues.map(({ text }) => text)).toEqual([
      "A kettle boils water.",
      "It costs 1,980 yen.",
    ]);
    const after = await balance();
    expect(after.held).toBe(0);
    expect(after.totalSpent).toBeGreaterThan(5);
    expect(after.balance + after.totalSpent).toBe(100);
  });

  it("take nothing for the audio when the script fails", async () => {
    const { viewer, entry, balance, order, audioJob } = await readPage();
    const { id } = await order();
    await domain.queues.cancel(viewer, entry.id, id);
    expect(await balance()).toMatchObject({ balance: 100, held: 0, totalSpent: 0 });
    expect(await audioJob()).toBeUndefined();
  });

  it("stop before the audio when the page does not say a number of the script", async () => {
    const { viewer, balance, order, audioJob } = await readPage();
    addition = "It weighs 750 grams.";
    const { id } = await order();
    await domain.scripts.run(id, undisturbed);
    const queue = await domain.queues.get(viewer, id);
    expect(queue).toMatchObject({ status: "completed", audioHeldBack: "UNTIED_NUMBERS" });
    expect(await audioJob()).toBeUndefined();
    expect(await balance()).toMatchObject({ balance: 95, held: 0, totalSpent: 5 });
  });

  it("keep the script when another audio of the page is being made", async () => {
    const { viewer, entry, order } = await readPage();
    await aRevision(domain.db, viewer, entry.id, "0001", "Some text.");
    const { id } = await order();
    await domain.audios.generate(viewer, entry.id);
    await domain.scripts.run(id, undisturbed);
    const queue = await domain.queues.get(viewer, id);
    expect(queue).toMatchObject({ status: "completed", audioHeldBack: "ALREADY_RUNNING" });
    expect(await domain.revisions.list(viewer, entry.id)).toHaveLength(2);
  });

  it("never cost more than was held, however long the audio gets", async () => {
    const { viewer, entry, balance, order, audioJob } = await readPage();
    addition = [..."abcdefghijklmnopqrstuvwxyz"]
      .map((letter) => `${letter.repeat(9)} is a word of its own. And ${letter.repeat(5)} is another one. `)
      .join("");
    const { id } = await order();
    await domain.scripts.run(id, undisturbed);
    expect(await balance()).toMatchObject({ balance: 83, held: 12, totalSpent: 5 });
    const audio = await audioJob();
    await domain.audios.run(audio!.id, undisturbed);
    expect(await domain.queues.get(viewer, audio!.id)).toMatchObject({ status: "completed" });
    const { held, totalSpent } = await balance();
    // Two minutes were spoken, of which the hold paid for 72 seconds.
    const [revision] = await domain.revisions.list(viewer, entry.id);
    expect(revision?.audio?.duration).toBeGreaterThan(120);
    expect({ held, totalSpent }).toEqual({ held: 0, totalSpent: 17 });
  });

  it("are refused where the credits do not reach for both, or the plan for the length", async () => {
    const poor = await readPage(16);
    await expect(poor.order()).rejects.toMatchObject({
      code: "INSUFFICIENT_CREDITS",
      details: { required: 17, missing: 1 },
    });
    const { viewer, entry } = await readPage();
    const long = domain.scripts.quote(viewer, entry.id, { targetSeconds: 600 }, { speed: 0.5 });
    await expect(long).rejects.toMatchObject({ code: "FORBIDDEN", reason: "PLAN_LIMIT" });
  });
});
