import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestDomain, testDomain, undisturbed } from "#test/domain";
import { anEntry, aRevision, aViewer } from "#test/factories";
import { until } from "#test/poll";
import { wordForWord } from "#test/sample-writer";
import { carryTies, scriptLengthOf, sentencesOf } from "./script.ts";

let domain: TestDomain;
let beforeWriting: () => Promise<void> = async () => {};
let seconds = 600;
let repeats = false;
beforeAll(async () => {
  domain = await testDomain({
    writer: {
      name: "waits",
      get repeats() {
        return repeats;
      },
      secondsOf: () => seconds,
      async write(...args) {
        await beforeWriting();
        return wordForWord.write(...args);
      },
    },
  });
});
afterAll(() => domain.close());

const TEXT = "A kettle boils water in two minutes.\n\nIt costs 1,980 yen.";

async function readPage(text = TEXT) {
  const viewer = await aViewer(domain.db);
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
  const entry = await anEntry(domain.db, viewer);
  await domain.pages.submitText(viewer, entry.id, { text });
  return { viewer, entry };
}

async function written(text?: string) {
  const { viewer, entry } = await readPage(text);
  const { id } = await domain.scripts.generate(viewer, entry.id);
  await domain.scripts.run(id, undisturbed);
  const [revision] = await domain.revisions.list(viewer, entry.id);
  return { viewer, entry, queueId: id, revision: revision!, script: revision!.script! };
}

const textFilesOf = async (uid: string) =>
  (await readdir(join(domain.folder, "users", uid), { recursive: true }).catch(() => [])).filter((name) =>
    name.endsWith(".txt"),
  );

describe("a script", () => {
  it("is written as a new revision, with its text stored per user and revision [3.5]", async () => {
    const { viewer, entry, queueId, revision, script } = await written();
    expect(revision).toMatchObject({ number: "0001", isLive: false });
    expect(script).toMatchObject({
      content: "A kettle boils water in two minutes.\n\nIt costs 1,980 yen.",
      settings: { language: "en" },
      version: 1,
      revisionNumber: "0001",
      revisionName: null,
    });
    expect(script.filePath).toMatch(
      new RegExp(`^users/${viewer.uid}/${entry.id}/0001/script-[\\w-]+\\.txt$`),
    );
    expect(await domain.stored(script.filePath)).toBe(script.content);
    expect(script.ties).toHaveLength(2);
    expect(await domain.queues.get(viewer, queueId)).toMatchObject({
      status: "completed",
      revisionNumber: "0001",
    });
    expect(await domain.credits.balance(viewer)).toMatchObject({ balance: 95, held: 0, totalSpent: 5 });
    expect(await domain.scripts.get(viewer, script.id)).toEqual(script);
  });

  it("is written from the page that was priced, whatever has taken its place since", async () => {
    const { viewer, entry } = await readPage();
    const { id } = await domain.scripts.generate(viewer, entry.id);
    for (const text of ["Something else.", "And something else again. ".repeat(400)])
      await domain.pages.submitText(viewer, entry.id, { text });
    await domain.scripts.run(id, undisturbed);
    const [revision] = await domain.revisions.list(viewer, entry.id);
    expect(revision?.script?.content).toBe(TEXT);
    expect(await domain.credits.balance(viewer)).toMatchObject({ held: 0, totalSpent: 5 });
  });

  it("leaves no file of a text that was not kept", async () => {
    const { viewer, entry } = await readPage();
    const { id } = await domain.scripts.generate(viewer, entry.id);
    beforeWriting = async () => void (await domain.queues.cancel(viewer, entry.id, id));
    await domain.scripts.run(id, undisturbed);
    beforeWriting = async () => {};
    expect(await textFilesOf(viewer.uid)).toEqual([]);
  });

  it("says how long it is, and that it is short where the page had no more to say", async () => {
    const { viewer, entry, script } = await written();
    expect(scriptLengthOf(script)).toEqual({
      seconds: expect.any(Number),
      targetSeconds: 120,
      isShort: true,
    });
    expect(
      scriptLengthOf({
        ...script,
        settings: { language: "en", targetSeconds: 30 },
        content: "One word. ".repeat(40),
      }).isShort,
    ).toBe(false);
    const { id } = script;
    const edited = await domain.scripts.update(viewer, entry.id, id, {
      content: "It is as short as I like.",
    });
    expect(scriptLengthOf(edited).isShort).toBe(false);
  });

  it("takes the next number of its entry each time", async () => {
    const { viewer, entry } = await written();
    const { id } = await domain.scripts.generate(viewer, entry.id);
    await domain.scripts.run(id, undisturbed);
    expect((await domain.revisions.list(viewer, entry.id)).map(({ number }) => number)).toEqual([
      "0002",
      "0001",
    ]);
  });

  it("of a page that cannot be read fails, costs nothing and says why", async () => {
    const viewer = await aViewer(domain.db);
    await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
    const entry = await anEntry(domain.db, viewer);
    const { id } = await domain.scripts.generate(viewer, entry.id);
    await domain.scripts.run(id, undisturbed);
    expect(await domain.queues.get(viewer, id)).toMatchObject({
      status: "failed",
      errorCode: "UNREACHABLE",
    });
    expect((await domain.entries.get(viewer, entry.id)).analysisError).toBe("UNREACHABLE");
    expect(await domain.credits.balance(viewer)).toMatchObject({ balance: 100, held: 0 });
  });

  it("that was cancelled while it was written leaves no revision", async () => {
    const { viewer, entry } = await readPage();
    const { id } = await domain.scripts.generate(viewer, entry.id);
    beforeWriting = async () => void (await domain.queues.cancel(viewer, entry.id, id));
    await domain.scripts.run(id, undisturbed);
    beforeWriting = async () => {};
    expect(await domain.revisions.list(viewer, entry.id)).toEqual([]);
    expect(await domain.credits.balance(viewer)).toMatchObject({ balance: 100, held: 0 });
  });

  it("refuses settings that it does not know, by the name of the field", async () => {
    const { viewer, entry } = await readPage();
    await expect(domain.scripts.generate(viewer, entry.id, { targetSeconds: 5 })).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      reason: "targetSeconds",
    });
  });
});

describe("a script's price", () => {
  it.each([
    [20, 120, 20],
    [107, 120, 107],
    [108, 120, null],
    [400, 120, null],
  ])("says with a page for %i seconds and %i asked that about %j can be had", async (has, asked, said) => {
    const { viewer, entry } = await readPage();
    seconds = has;
    const quote = await domain.scripts.quote(viewer, entry.id, { targetSeconds: asked });
    expect(quote.availableSeconds).toBe(said);
  });

  it("is told before, holds, and is never exceeded", async () => {
    const { viewer, entry } = await readPage("This is a sentence of text. ".repeat(300));
    const settings = { targetSeconds: 180 };
    const quote = await domain.scripts.quote(viewer, entry.id, settings);
    expect(quote).toMatchObject({ credits: 10, balance: 100, changedSentences: null });
    const minutes = (quote.expiresAt.getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15);
    const { id } = await domain.scripts.generate(viewer, entry.id, settings, { quoteId: quote.id });
    expect(await domain.credits.balance(viewer)).toMatchObject({ held: 10 });
    await domain.scripts.run(id, undisturbed);
    expect((await domain.credits.balance(viewer)).totalSpent).toBeLessThanOrEqual(10);
  });

  it("follows the length that was ordered and not the page's, and what was written when that is less", async () => {
    const { viewer, entry } = await readPage();
    const settings = { targetSeconds: 600 };
    expect(await domain.scripts.quote(viewer, entry.id, settings)).toMatchObject({ credits: 25 });
    const { id } = await domain.scripts.generate(viewer, entry.id, settings);
    await domain.scripts.run(id, undisturbed);
    expect(await domain.credits.balance(viewer)).toMatchObject({ totalSpent: 5, held: 0 });
  });

  it("is nothing where the writer would only repeat itself", async () => {
    repeats = true;
    const { viewer, entry } = await written();
    const price = async (settings: object) =>
      (await domain.scripts.quote(viewer, entry.id, settings)).credits;
    expect(await price({})).toBe(0);
    // A missing setting takes its default, and an empty one counts as missing.
    expect(await price({ targetSeconds: 120, language: "en", mustSay: [] })).toBe(0);
    expect(await price({ targetSeconds: 60 })).toBe(5);
    expect(await price({ style: "news" })).toBe(5);
    await domain.pages.submitText(viewer, entry.id, { text: "Another page." });
    expect(await price({})).toBe(5);
    repeats = false;
    await domain.pages.submitText(viewer, entry.id, { text: TEXT });
    expect(await price({})).toBe(5);
  });

  it("holds for its own request only, and for its own user", async () => {
    const { viewer, entry } = await readPage();
    const { id: quoteId } = await domain.scripts.quote(viewer, entry.id);
    const expired = { code: "CONFLICT", reason: "QUOTE_EXPIRED" };
    const generate = (settings: unknown, quote: string) =>
      domain.scripts.generate(viewer, entry.id, settings, { quoteId: quote });
    await expect(generate({ style: "news" }, quoteId)).rejects.toMatchObject(expired);
    await expect(generate({}, "no-quote")).rejects.toMatchObject(expired);
    const other = await readPage();
    const foreign = await domain.scripts.quote(other.viewer, other.entry.id);
    await expect(generate({}, foreign.id)).rejects.toMatchObject(expired);
    await domain.sql`update quotes set expires_at = now() - interval '1 second' where id = ${quoteId}`;
    await expect(generate({}, quoteId)).rejects.toMatchObject(expired);
  });
});

describe("an edit", () => {
  it("changes the script in place, keeps what it replaced, and unties what it changed", async () => {
    const { viewer, entry, script } = await written();
    const content = "A kettle boils water in two minutes.\n\nIt costs 2,000 yen.";
    const edited = await domain.scripts.update(viewer, entry.id, script.id, { content, expectedVersion: 1 });
    expect(edited).toMatchObject({ id: script.id, content, version: 2, revisionNumber: "0001" });
    expect(edited.ties).toEqual([script.ties![0], []]);
    expect(await domain.scripts.history(viewer, script.id)).toMatchObject([
      { version: 1, content: script.content },
    ]);
    expect(await domain.stored(edited.filePath)).toBe(content);
    expect(await domain.storage.size(script.filePath)).toBeNull();
    const stale = { content: "Another text.", expectedVersion: 1 };
    await expect(domain.scripts.update(viewer, entry.id, script.id, stale)).rejects.toMatchObject({
      reason: "STALE_VERSION",
    });
    expect(await textFilesOf(viewer.uid)).toHaveLength(1);
    expect(await domain.revisions.list(viewer, entry.id)).toHaveLength(1);
  });

  it("is checked against the page: what the page says is tied, what it does not say is marked", async () => {
    const { viewer, entry, script } = await written();
    const edit = async (content: string) =>
      sentencesOf(await domain.scripts.update(viewer, entry.id, script.id, { content }));
    expect(await edit("Two minutes, and it costs ¥1980.\nThree minutes for 2,000 yen.")).toMatchObject([
      {
        ties: [
          { text: "Two minutes", blockIndex: 0 },
          { text: "¥1980", blockIndex: 1 },
        ],
        untied: [],
      },
      { ties: [], untied: ["Three minutes", "2,000 yen"] },
    ]);
    // A sentence that was marked stays marked when another one is changed.
    expect(await edit("Three minutes for 2,000 yen.\nThat is all.")).toMatchObject([
      { untied: ["Three minutes", "2,000 yen"] },
      { ties: [], untied: [] },
    ]);
  });

  it("that was made from an old version is refused, and of simultaneous ones one wins", async () => {
    const { viewer, entry, script } = await written();
    const edit = (content: string) =>
      domain.scripts.update(viewer, entry.id, script.id, { content, expectedVersion: 1 });
    const tries = await Promise.allSettled(Array.from({ length: 12 }, (_, i) => edit(`Edit ${i}.`)));
    const refused = tries.filter((t) => t.status === "rejected").map((t) => t.reason);
    expect(refused).toHaveLength(11);
    for (const error of refused) expect(error).toMatchObject({ code: "CONFLICT" });
    await expect(edit("Four.")).rejects.toMatchObject({
      code: "CONFLICT",
      reason: "STALE_VERSION",
      details: { version: 2, expectedVersion: 1 },
    });
    const now = await domain.scripts.get(viewer, script.id);
    expect(await domain.stored(now.filePath)).toBe(now.content);
  });

  it("is merged with all that are written at the same moment, too", async () => {
    const { viewer, entry, script } = await written();
    const sentences = ["One.", "Two.", "Three.", "Four."];
    const content = sentences.join(" ");
    const { version } = await domain.scripts.update(viewer, entry.id, script.id, { content });
    const edits = sentences.map((_, at) => sentences.with(at, `Number ${at}.`).join(" "));
    await Promise.all(
      edits.map((edit) =>
        domain.scripts.update(viewer, entry.id, script.id, {
          content: edit,
          expectedVersion: version,
          merge: true,
        }),
      ),
    );
    const { content: all } = await domain.scripts.get(viewer, script.id);
    expect(all).toBe("Number 0. Number 1. Number 2. Number 3.");
  });

  it("is merged into another one of other sentences when asked, and refused with the parts of the same", async () => {
    const { viewer, entry, script } = await written();
    const edit = (content: string, merge = true) =>
      domain.scripts.update(viewer, entry.id, script.id, { content, expectedVersion: 2, merge });
    await domain.scripts.update(viewer, entry.id, script.id, { content: "One. Two. Three." });
    await edit("One. Two. Third.");
    await expect(edit("First. Two. Three.", false)).rejects.toMatchObject({ reason: "STALE_VERSION" });
    expect(await edit("First. Two. Three.")).toMatchObject({ content: "First. Two. Third.", version: 4 });
    await expect(edit("One. Two. And three.")).rejects.toMatchObject({
      code: "CONFLICT",
      details: {
        version: 4,
        expectedVersion: 2,
        parts: [{ text: "First. Two. " }, { mine: "And three.", theirs: "Third." }],
      },
    });
    const now = await domain.scripts.get(viewer, script.id);
    expect(await domain.stored(now.filePath)).toBe("First. Two. Third.");
  });

  it("is merged from the text that it was made from where that was never stored [8.6]", async () => {
    const { viewer, entry, script } = await written();
    await domain.scripts.update(viewer, entry.id, script.id, { content: "One. Two. Three." });
    await domain.scripts.update(viewer, entry.id, script.id, { content: "One. Two. Third." });
    const sent = "First. Two. Three.";
    const edit = { expectedVersion: 2, merge: true };
    const { version } = await domain.scripts.update(viewer, entry.id, script.id, { content: sent, ...edit });
    const on = (content: string, baseContent: string) =>
      domain.scripts.update(viewer, entry.id, script.id, {
        content,
        baseContent,
        expectedVersion: version,
        merge: true,
      });
    // The third sentence of the other window was not sent: it stays, whatever is done to the first.
    expect(await on("At first. Two. Three.", sent)).toMatchObject({ content: "At first. Two. Third." });
    expect(await on("One. Two. Three.", "At first. Two. Three.")).toMatchObject({
      content: "One. Two. Third.",
    });
    await expect(on("One.", " ")).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    await expect(on("One.", "a".repeat(50_001))).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
  });

  it("is refused where the merged text is longer than a script may be", async () => {
    const { viewer, entry, script } = await written();
    const content = `${"あ".repeat(30_000)}。末。`;
    await domain.scripts.update(viewer, entry.id, script.id, { content });
    const edit = {
      content: `末。${"い".repeat(30_000)}。`,
      baseContent: "末。",
      expectedVersion: 2,
      merge: true,
    };
    await expect(domain.scripts.update(viewer, entry.id, script.id, edit)).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      reason: "scriptContent",
      details: { rule: "too_long", limit: 50_000 },
    });
    const { version, content: kept } = await domain.scripts.get(viewer, script.id);
    expect([version, kept.length]).toEqual([2, 30_003]);
  });

  it("is told to the other windows of its user once it is stored", async () => {
    const { viewer, entry, script } = await written();
    const told: unknown[] = [];
    let listens = false;
    const leave = domain.events.subscribe(
      viewer.uid,
      (event) => {
        listens = true;
        if (event.kind === "script") told.push(event);
      },
      () => {},
    );
    await until("the listener", async () => {
      await domain.events.publish(domain.db, { kind: "account", userId: viewer.uid });
      return listens;
    });
    await domain.scripts.update(viewer, entry.id, script.id, { content: "A new text." });
    await until("the event", () => told.length > 0);
    expect(told).toEqual([{ kind: "script", userId: viewer.uid, entryId: entry.id, scriptId: script.id }]);
    leave();
  });

  it("that changes nothing makes no version", async () => {
    const { viewer, entry, script } = await written();
    const { content } = script;
    expect((await domain.scripts.update(viewer, entry.id, script.id, { content })).version).toBe(1);
  });

  it.each(["", "   ", "x".repeat(50_001)])(
    "to a text that is empty or too long is refused",
    async (content) => {
      const { viewer, entry, script } = await written();
      await expect(domain.scripts.update(viewer, entry.id, script.id, { content })).rejects.toMatchObject({
        reason: "scriptContent",
      });
    },
  );

  it("keeps the ties of sentences that only moved", () => {
    const tie = (text: string) => [{ text, blockIndex: 0, factId: null }];
    const before = { content: "One. Two. One.", ties: [tie("a"), tie("b"), tie("c")] };
    expect(carryTies(before, "Two. One. New. One. One.")).toEqual([tie("b"), tie("a"), null, tie("c"), null]);
  });
});

it("a script that is not there is called by its name, whatever was asked for [5.2]", async () => {
  const owner = await aViewer(domain.db);
  const [entry, other] = [await anEntry(domain.db, owner), await anEntry(domain.db, owner)];
  const { script } = await aRevision(domain.db, owner, entry.id, "0001");
  const missing = { code: "NOT_FOUND", message: "Script not found" };
  for (const id of ["7", "none", "00000000-0000-4000-8000-000000000000"])
    await expect(domain.scripts.get(owner, id)).rejects.toMatchObject(missing);
  await expect(domain.scripts.getOfEntry(owner, other.id, script.id)).rejects.toMatchObject(missing);
  expect(await domain.scripts.getOfEntry(owner, entry.id, script.id)).toMatchObject({ id: script.id });
});

describe("scripts of another user", () => {
  it("are neither read nor changed nor ordered [6.2]", async () => {
    const owner = await aViewer(domain.db);
    const stranger = await aViewer(domain.db);
    const entry = await anEntry(domain.db, owner);
    const other = await anEntry(domain.db, owner);
    const { script } = await aRevision(domain.db, owner, entry.id, "0001");
    const missing = { code: "NOT_FOUND", message: "Script not found" };
    await expect(domain.scripts.get(stranger, script.id)).rejects.toMatchObject(missing);
    await expect(domain.scripts.getOfEntry(owner, other.id, script.id)).rejects.toMatchObject(missing);
    await expect(domain.scripts.history(stranger, script.id)).rejects.toMatchObject(missing);
    await expect(
      domain.scripts.update(stranger, entry.id, script.id, { content: "Mine." }),
    ).rejects.toMatchObject(missing);
    await expect(domain.scripts.generate(stranger, entry.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(domain.scripts.quote(stranger, entry.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect((await domain.scripts.get(owner, script.id)).content).toContain("First");
  });
});
