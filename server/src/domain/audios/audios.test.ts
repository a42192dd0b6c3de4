import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { audios, looseFiles, segments } from "#db/schema/index";
import { type TestDomain, testDomain, undisturbed } from "#test/domain";
import { anEntry, aRevision, aViewer } from "#test/factories";
import { toneSpeech } from "#test/tone-speech";
import { makeAudio } from "./make/make-audio.ts";
import { segmentStore } from "./order/segments.ts";

let domain: TestDomain;
let spoken: string[] = [];
let beforeSpeaking: (text: string) => Promise<void> | void = () => {};
let isRemote = false;
beforeAll(async () => {
  const speech = toneSpeech(async ({ text }) => {
    await beforeSpeaking(text);
    spoken.push(text);
  });
  domain = await testDomain({ speech: { ...speech, isRemote: () => isRemote } });
});
beforeEach(() => {
  spoken = [];
  beforeSpeaking = () => {};
  isRemote = false;
});
afterAll(() => domain.close());

const SCRIPT = "The first sentence is here. The second one follows it.\n\nA third one ends the text.";

async function withScript(content = SCRIPT, values: Parameters<typeof aViewer>[1] = {}) {
  const viewer = await aViewer(domain.db, values);
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
  const entry = await anEntry(domain.db, viewer, { title: "A page" });
  const { revision, script } = await aRevision(domain.db, viewer, entry.id, "0001", content);
  const speak = async (request: Parameters<typeof domain.audios.generate>[2] = {}) => {
    const { id } = await domain.audios.generate(viewer, entry.id, request);
    await domain.audios.run(id, undisturbed);
    const [latest] = await domain.revisions.list(viewer, entry.id);
    return { queue: await domain.queues.get(viewer, id), audio: latest!.audio! };
  };
  return { viewer, entry, revision, script, speak };
}

const liveFiles = { ask: async () => {} };

describe("an audio", () => {
  it("ends with a sentence that says who spoke, free of charge, once its account wants that", async () => {
    const { viewer, entry, speak } = await withScript("One sentence is here.");
    const before = (await speak()).audio;
    const spent = async () => (await domain.accounts.profile(viewer)).credits.totalSpent;
    const paid = await spent();
    await domain.accounts.setDisclosure(viewer, "spoken");
    expect(await domain.audios.quote(viewer, entry.id)).toMatchObject({ sentences: 1, credits: 0 });
    const { audio } = await speak();
    expect(audio.cues.map(({ text }) => text)).toEqual([
      "One sentence is here.",
      "You have been listening to an AI voice.",
    ]);
    expect(audio.duration).toBeGreaterThan(before.duration + 1);
    expect(audio).toMatchObject({ isOutdated: false, scriptContent: "One sentence is here." });
    expect(await spent()).toBe(paid);
    await domain.accounts.setDisclosure(viewer, "label");
    expect((await speak()).audio.cues).toHaveLength(1);
  });

  it("is stored as a .wav per user and revision, with its cues as VTT, and can be read back [3.7]", async () => {
    const { viewer, entry, speak } = await withScript();
    const { queue, audio } = await speak();
    expect(queue).toMatchObject({ status: "completed", revisionNumber: "0001" });
    expect(audio).toMatchObject({
      revisionNumber: "0001",
      isLive: false,
      isOutdated: false,
      segmentsMade: 3,
    });
    expect(audio.settings.voice).toBe("tone:en");
    expect(audio.filePath).toBe(`users/${viewer.uid}/${entry.id}/0001/${queue.id}-1.wav`);
    expect(await domain.storage.size(audio.filePath)).toBe(audio.bytes);
    const file = await domain.audios.file(audio.id);
    expect(await domain.stored(file.vtt)).toMatch(
      /^WEBVTT\n\n1\n00:00:00\.\d{3} --> .*\nThe first sentence is here\./,
    );
    expect(audio.cues.map(({ text }) => text)).toHaveLength(3);
    expect(audio.waveform).toHaveLength(1_000);
    expect(await domain.audios.get(viewer, audio.id)).toEqual(audio);
    expect(await domain.audios.stats(viewer, entry.id, audio.id)).toMatchObject({ sentences: 3, plays: 0 });
  });

  it("names its page in the file, and its chapters to whoever makes an mp3 of it, each until the next one begins", async () => {
    const { speak } = await withScript("# One\nIt begins.\n\n# Two\nIt ends.");
    const { audio } = await speak();
    const { tag } = await domain.audios.file(audio.id);
    const [, , two] = audio.cues;
    expect(tag).toMatchObject({
      title: "A page",
      site: "example.com",
      language: "en",
      chapters: [
        { title: "One", start: 0, end: two?.start },
        { title: "Two", start: two?.start, end: audio.duration },
      ],
    });
    expect(await domain.stored(audio.filePath)).toMatch(/INAM.{4}A page\0.+IART.{4}example\.com\0/s);
  });

  it("costs what is new, in this entry or another, and nothing when nothing is", async () => {
    const { viewer, entry, speak } = await withScript();
    const { audio } = await speak();
    const first = await domain.credits.balance(viewer);
    expect(first.totalSpent).toBeGreaterThan(0);
    expect(first.totalSpent).toBeLessThanOrEqual(Math.ceil(audio.duration / 6));
    expect(await domain.audios.quote(viewer, entry.id)).toMatchObject({
      credits: 0,
      changedSentences: 0,
      sentences: 3,
      balance: first.balance,
    });
    spoken = [];
    await speak();
    const other = await anEntry(domain.db, viewer);
    await aRevision(domain.db, viewer, other.id, "0001", SCRIPT);
    expect(await domain.audios.quote(viewer, other.id)).toMatchObject({ credits: 0, changedSentences: 0 });
    await domain.audios.run((await domain.audios.generate(viewer, other.id)).id, undisturbed);
    expect(spoken).toEqual([]);
    expect((await domain.credits.balance(viewer)).totalSpent).toBe(first.totalSpent);
  });

  it("speaks once more what was stored and lost its file, and charges nothing for it", async () => {
    const { viewer, speak } = await withScript();
    await speak();
    const { totalSpent } = await domain.credits.balance(viewer);
    const rows = await domain.db.select().from(segments).where(eq(segments.userId, viewer.uid));
    const lost = rows.slice(0, 2);
    for (const { filePath } of lost) await domain.storage.remove(filePath);
    spoken = [];
    const { queue, audio } = await speak();
    expect(queue.status).toBe("completed");
    expect(spoken).toHaveLength(lost.length);
    expect(audio).toMatchObject({ segmentsMade: 2, segmentsReused: 1 });
    expect((await domain.credits.balance(viewer)).totalSpent).toBe(totalSpent);
  });

  it("is outdated by an edit, and the price of the difference counts the changed sentences", async () => {
    const { viewer, entry, script, speak } = await withScript();
    const { audio } = await speak();
    const content = SCRIPT.replace("second one", "other sentence");
    await domain.scripts.update(viewer, entry.id, script.id, { content });
    expect((await domain.audios.get(viewer, audio.id)).isOutdated).toBe(true);
    const quote = await domain.audios.quote(viewer, entry.id);
    expect(quote).toMatchObject({ changedSentences: 1, sentences: 3 });
    expect(quote.credits).toBeGreaterThan(0);
    spoken = [];
    const again = await speak();
    expect(spoken).toEqual(["The other sentence follows it."]);
    expect(again.audio).toMatchObject({ isOutdated: false, segmentsMade: 1, segmentsReused: 2 });
  });

  it("speaks one unchanged sentence once more in a service's voice, at the price told, and no other", async () => {
    isRemote = true;
    const { viewer, entry, speak } = await withScript();
    await speak();
    const kept = () => domain.db.select().from(segments).where(eq(segments.userId, viewer.uid));
    const before = await kept();
    const { totalSpent } = await domain.credits.balance(viewer);
    const request = { again: ["The second one follows it."] };
    const quote = await domain.audios.quote(viewer, entry.id, request);
    expect(quote).toMatchObject({ credits: 1, changedSentences: 1, sentences: 3, againSentences: 1 });
    expect(await domain.audios.quote(viewer, entry.id)).toMatchObject({ credits: 0, againSentences: 0 });
    spoken = [];
    const { audio } = await speak(request);
    expect(spoken).toEqual(["The second one follows it."]);
    expect(audio).toMatchObject({ segmentsMade: 1, segmentsReused: 2 });
    expect((await domain.credits.balance(viewer)).totalSpent).toBe(totalSpent + 1);
    const after = await kept();
    expect(after.filter((row) => before.some(({ filePath }) => filePath === row.filePath))).toHaveLength(2);
    const gone = before.filter((row) => !after.some(({ filePath }) => filePath === row.filePath));
    expect(await Promise.all(gone.map(({ filePath }) => domain.storage.size(filePath)))).toEqual([null]);
  });

  it("keeps a paid sound until it has been spoken once more, however often that fails", async () => {
    isRemote = true;
    const { viewer, entry, speak } = await withScript();
    await speak();
    const kept = async () => {
      const rows = await domain.db.select().from(segments).where(eq(segments.userId, viewer.uid));
      const sizes = await Promise.all(rows.map(({ filePath }) => domain.storage.size(filePath)));
      expect(sizes).not.toContain(null);
      return rows.map(({ filePath }) => filePath);
    };
    const before = await kept();
    const { totalSpent } = await domain.credits.balance(viewer);
    const [second, third] = ["The second one follows it.", "A third one ends the text."] as const;
    const { id } = await domain.audios.generate(viewer, entry.id, { again: [second, third] });
    const away = Object.assign(new Error("no space is left"), { code: "ENOSPC" });
    const attempt = async (silent: readonly string[]) => {
      spoken = [];
      beforeSpeaking = (text) => {
        if (silent.includes(text)) throw away;
      };
      await domain.audios.run(id, undisturbed).catch((error) => expect(error).toBe(away));
      expect(await domain.audios.quote(viewer, entry.id)).toMatchObject({ credits: 0, changedSentences: 0 });
      const now = await kept();
      return { spoken, former: before.filter((path) => now.includes(path)).length };
    };
    expect(await attempt([second, third])).toEqual({ spoken: [], former: 3 });
    expect(await attempt([third])).toEqual({ spoken: [second], former: 2 });
    expect(await attempt([])).toEqual({ spoken: [third], former: 1 });
    expect(await domain.queues.get(viewer, id)).toMatchObject({ status: "completed", attempt: 3 });
    expect((await domain.credits.balance(viewer)).totalSpent).toBe(totalSpent + 1);
    expect(await domain.db.$count(looseFiles)).toBe(0);
  });

  it("is refused where a line to speak once more is not in the script, however long its lines are", async () => {
    isRemote = true;
    const long = `${"Word after word ".repeat(80)}comes.`;
    const { viewer, entry } = await withScript(`${long} And an end.`);
    expect(await domain.audios.quote(viewer, entry.id, { again: [long] })).toMatchObject({
      againSentences: 1,
    });
    const refused = { code: "VALIDATION_ERROR", details: { field: "again", rule: "not_in_script" } };
    for (const again of [["And an"], [long, "No line."]]) {
      await expect(domain.audios.quote(viewer, entry.id, { again })).rejects.toMatchObject(refused);
      await expect(domain.audios.generate(viewer, entry.id, { again })).rejects.toMatchObject(refused);
    }
    expect(await domain.queues.list(viewer, entry.id)).toEqual([]);
  });

  it("tells that a built-in voice would say an unchanged sentence alike, and makes nothing", async () => {
    const { viewer, entry, speak } = await withScript();
    await speak();
    const request = { again: ["The second one follows it."] };
    const none = { credits: 0, changedSentences: 0, againSentences: 0 };
    expect(await domain.audios.quote(viewer, entry.id, request)).toMatchObject(none);
    spoken = [];
    await speak(request);
    expect(spoken).toEqual([]);
    await domain.dictionary.create(viewer, { word: "second", reading: "next", language: "en" });
    const changed = { changedSentences: 1, againSentences: 1 };
    expect(await domain.audios.quote(viewer, entry.id, request)).toMatchObject(changed);
  });

  it("speaks the text that was priced, though it was edited before the job began", async () => {
    const { viewer, entry, script } = await withScript();
    const { id } = await domain.audios.generate(viewer, entry.id);
    await domain.scripts.update(viewer, entry.id, script.id, { content: "Another text. ".repeat(50) });
    await domain.audios.run(id, undisturbed);
    const [{ audio } = { audio: null }] = await domain.revisions.list(viewer, entry.id);
    expect(audio).toMatchObject({ scriptContent: SCRIPT });
    expect(spoken.toSorted()).toEqual(audio?.cues.map(({ text }) => text).toSorted());
    expect((await domain.audios.get(viewer, audio!.id)).isOutdated).toBe(true);
  });

  it("takes the former one's place only once it is complete, and its file goes then", async () => {
    const { viewer, speak, entry } = await withScript();
    const { audio: former } = await speak();
    beforeSpeaking = () => {
      throw new Error("the voice broke");
    };
    const { id } = await domain.audios.generate(viewer, entry.id, { settings: { speed: 1.5 } });
    await expect(domain.audios.run(id, undisturbed)).rejects.toThrow("the voice broke");
    expect(await domain.queues.get(viewer, id)).toMatchObject({
      status: "failed",
      errorCode: "SERVER_ERROR",
    });
    expect(await domain.audios.get(viewer, former.id)).toEqual(former);
    expect(await domain.storage.size(former.filePath)).toBe(former.bytes);

    beforeSpeaking = () => {};
    const { audio } = await speak({ settings: { speed: 1.5 } });
    await expect(domain.audios.get(viewer, former.id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await domain.storage.size(former.filePath)).toBeNull();
    expect(audio.duration).toBeLessThan(former.duration);
    expect(await domain.db.$count(audios)).toBeGreaterThan(0);
  });

  it("that is cancelled while it is spoken leaves the former one, no file, and the credits", async () => {
    const { viewer, entry, speak } = await withScript();
    const { audio: former } = await speak();
    const before = await domain.credits.balance(viewer);
    const { id } = await domain.audios.generate(viewer, entry.id, { settings: { pitch: 2 } });
    beforeSpeaking = async () => {
      beforeSpeaking = () => {};
      await domain.queues.cancel(viewer, entry.id, id);
    };
    await domain.audios.run(id, undisturbed);
    expect(await domain.queues.get(viewer, id)).toMatchObject({ status: "failed", errorCode: "CANCELLED" });
    expect(await domain.audios.get(viewer, former.id)).toEqual(former);
    expect(await domain.storage.size(former.filePath.replace(/[^/]+$/, `${id}-1.wav`))).toBeNull();
    expect(await domain.credits.balance(viewer)).toEqual(before);
  });

  it("is one, whoever of two living attempts ends first", async () => {
    const { viewer, entry } = await withScript();
    const { id } = await domain.audios.generate(viewer, entry.id);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const begun = Promise.withResolvers<void>();
    beforeSpeaking = () => {
      begun.resolve();
      return held;
    };
    const late = domain.audios.run(id, undisturbed);
    await begun.promise;
    beforeSpeaking = () => {};
    await domain.audios.run(id, undisturbed);
    release();
    await late;
    const [{ audio } = { audio: null }] = await domain.revisions.list(viewer, entry.id);
    expect(audio?.filePath).toContain(`${id}-2.wav`);
    expect(await domain.storage.size(audio!.filePath)).toBe(audio?.bytes);
    const files = await readdir(join(domain.folder, audio!.filePath, ".."));
    expect(files.filter((name) => name.endsWith(".wav"))).toHaveLength(1);
    expect((await domain.credits.ledger(viewer)).items.filter(({ kind }) => kind === "capture")).toHaveLength(
      1,
    );
  });

  it("keeps its files when the answer to its completion is lost [3.7]", async () => {
    const { viewer, entry } = await withScript();
    const { id } = await domain.audios.generate(viewer, entry.id);
    const { db, storage, files } = domain;
    const segments = segmentStore({ db, storage, files });
    const needs = { db, storage, files, segments, liveFiles, speech: toneSpeech() };
    await domain.queues.run(id, undisturbed, (attempt) =>
      makeAudio(needs, {
        ...attempt,
        complete: async (write) => {
          await attempt.complete(write);
          throw new Error("the connection broke after the commit");
        },
      }),
    );
    const [{ audio } = { audio: null }] = await domain.revisions.list(viewer, entry.id);
    expect(await storage.size(audio!.filePath)).toBe(audio?.bytes);
    expect(await domain.queues.get(viewer, id)).toMatchObject({ status: "completed" });
  });

  it("leaves no file when its last attempt was killed just before it counted", async () => {
    const { viewer, entry } = await withScript();
    const { id } = await domain.audios.generate(viewer, entry.id);
    const { db, storage, files } = domain;
    const segments = segmentStore({ db, storage, files });
    const needs = { db, storage, files, segments, liveFiles, speech: toneSpeech() };
    const [stored, killed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const attempted = domain.queues.run(id, undisturbed, (attempt) =>
      makeAudio(needs, {
        ...attempt,
        complete: async () => {
          stored.resolve();
          await killed.promise;
        },
      }),
    );
    await stored.promise;
    const folder = join(domain.folder, `users/${viewer.uid}/${entry.id}/0001`);
    expect(await readdir(folder)).toEqual([`${id}-1.vtt`, `${id}-1.wav`]);
    await domain.queues.giveUp(id);
    await domain.sql`update loose_files set created_at = now() - interval '61 minutes'`;
    await domain.housekeeping.run();
    expect(await readdir(folder)).toEqual([]);
    expect(await db.$count(looseFiles)).toBe(0);
    killed.reject(new Error("it is over"));
    await attempted;
  });

  it("is made of the revision that is named, else of the live one, else of the newest", async () => {
    const { viewer, entry } = await withScript();
    await aRevision(domain.db, viewer, entry.id, "0002", "Newest.");
    const asked = async (request: Parameters<typeof domain.audios.generate>[2]) => {
      const queue = await domain.audios.generate(viewer, entry.id, request);
      await domain.queues.cancel(viewer, entry.id, queue.id);
      return queue.revisionNumber;
    };
    expect(await asked({})).toBe("0002");
    await domain.revisions.setLive(viewer, entry.id, "0001");
    expect(await asked({})).toBe("0001");
    expect(await asked({ revisionNumber: "0002" })).toBe("0002");
    expect(await asked({ settings: { speed: 1, revisionNumber: "0002" } })).toBe("0002");
    await expect(asked({ revisionNumber: "0009" })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("mirrors its revision's being live", async () => {
    const { viewer, entry, speak } = await withScript();
    const { audio } = await speak();
    await domain.revisions.setLive(viewer, entry.id, "0001");
    expect((await domain.audios.get(viewer, audio.id)).isLive).toBe(true);
    expect((await domain.audios.durationsOf([entry.id])).get(entry.id)).toBe(audio.duration);
  });

  it("stays within the plan's minutes", async () => {
    const long = "This sentence is long enough to fill some seconds of time. ".repeat(120);
    const { viewer, entry } = await withScript(long, { plan: "free" });
    await expect(domain.audios.generate(viewer, entry.id)).rejects.toMatchObject({
      code: "FORBIDDEN",
      reason: "PLAN_LIMIT",
      details: { field: "audioMinutes", rule: "too_big", limit: 5 },
    });
  });

  it("is spoken in its script's order, so that its first sentence is the first to be heard", async () => {
    const sentences = Array.from({ length: 30 }, (_, at) => `This one is number ${at} of thirty.`);
    const { speak } = await withScript(sentences.join(" "));
    spoken = [];
    await speak();
    expect(spoken).toEqual(sentences);
  });

  it("of the same sentences as another that is made at that moment: each is spoken and charged once", async () => {
    const script = Array.from({ length: 20 }, (_, at) => `Here is sentence ${at} of twenty.`).join(" ");
    const { viewer, entry } = await withScript(script);
    const other = await anEntry(domain.db, viewer);
    await aRevision(domain.db, viewer, other.id, "0001", script);
    const { credits } = await domain.audios.quote(viewer, entry.id);
    spoken = [];
    const jobs = [
      await domain.audios.generate(viewer, entry.id),
      await domain.audios.generate(viewer, other.id),
    ];
    await Promise.all(jobs.map(({ id }) => domain.audios.run(id, undisturbed)));
    expect(spoken.toSorted()).toEqual([...new Set(spoken)].toSorted());
    expect(spoken).toHaveLength(20);
    expect((await domain.credits.balance(viewer)).totalSpent).toBeLessThanOrEqual(credits);
    const [one, another] = await domain.db.select().from(audios).where(eq(audios.userId, viewer.uid));
    expect(another).toMatchObject({ loudness: one!.loudness, waveform: one!.waveform });
  });

  it("is told its length before, in the chosen voice and at the chosen speed, whether or not it costs", async () => {
    const { viewer, entry, speak } = await withScript(
      "The kettle is made of iron. It boils water in two minutes.",
    );
    const seconds = async (settings: object) =>
      (await domain.audios.quote(viewer, entry.id, { settings })).seconds;
    expect(await seconds({ sentencePause: 0 })).toBe(4);
    expect(await seconds({ sentencePause: 3_000 })).toBe(7);
    expect(await seconds({ sentencePause: 0, speed: 0.5 })).toBe(8);
    await speak();
    expect(await domain.audios.quote(viewer, entry.id)).toMatchObject({ credits: 0, seconds: 5 });
  });

  it("counts its pauses to what the plan allows", async () => {
    const { viewer, entry } = await withScript("Yes.\n\n".repeat(70), { plan: "free" });
    const quote = (paragraphPause: number) =>
      domain.audios.quote(viewer, entry.id, { settings: { paragraphPause } });
    await expect(quote(5_000)).rejects.toMatchObject({ reason: "PLAN_LIMIT" });
    expect(await quote(0)).toMatchObject({ sentences: 70 });
  });

  it("is refused without a script, with a voice or a setting that is not there", async () => {
    const { viewer, entry } = await withScript();
    const generate = (settings: unknown) => domain.audios.generate(viewer, entry.id, { settings });
    await expect(generate({ voice: "tone:fr" })).rejects.toMatchObject({ reason: "voice" });
    const speakers = ["tone:en", "tone:fr"].map((voice, index) => ({ name: `Speaker ${index}`, voice }));
    await expect(generate({ speakers })).rejects.toMatchObject({ reason: "speakers.1.voice" });
    await expect(generate({ speed: 9 })).rejects.toMatchObject({ reason: "speed" });
    await expect(generate({ tempo: 1 })).rejects.toMatchObject({ code: "VALIDATION_ERROR" });
    const empty = await anEntry(domain.db, viewer);
    await expect(domain.audios.generate(viewer, empty.id)).rejects.toMatchObject({
      code: "CONFLICT",
      reason: "NO_SCRIPT",
    });
  });

  it("of another user is neither ordered nor heard of [6.2]", async () => {
    const { viewer, entry, speak } = await withScript();
    const { audio } = await speak();
    const stranger = await aViewer(domain.db);
    const missing = { code: "NOT_FOUND" };
    await expect(domain.audios.get(stranger, audio.id)).rejects.toMatchObject(missing);
    await expect(domain.audios.stats(stranger, entry.id, audio.id)).rejects.toMatchObject(missing);
    await expect(domain.audios.generate(stranger, entry.id)).rejects.toMatchObject(missing);
    await expect(domain.audios.quote(stranger, entry.id)).rejects.toMatchObject(missing);
    expect(await domain.audios.get(viewer, audio.id)).toEqual(audio);
  });
});

describe("a sentence that is heard by itself", () => {
  it("comes from its stored segment as the audio has it, and costs nothing", async () => {
    const { viewer, entry, speak } = await withScript();
    await speak();
    const before = await domain.credits.balance(viewer);
    spoken = [];
    const heard = await domain.sentences.hear(viewer, entry.id, { text: "The second one follows it." });
    expect(heard).toMatchObject({ voice: "tone:en", url: expect.stringContaining("/media/readings/") });
    expect(spoken).toEqual([]);
    await domain.sentences.hear(viewer, entry.id, { text: "Nobody said this yet." });
    expect(spoken).toEqual(["Nobody said this yet."]);
    expect(await domain.credits.balance(viewer)).toEqual(before);
  });

  it("is spoken at the speed that is asked for, in the voice of its speaker", async () => {
    const { viewer, entry } = await withScript();
    const hear = (settings: object) =>
      domain.sentences.hear(viewer, entry.id, { text: "Ann: It is here now.", settings });
    const plain = await hear({ speakers: [{ name: "Ann", voice: "tone:ja" }] });
    const quick = await hear({ speakers: [{ name: "Ann", voice: "tone:ja" }], speed: 2 });
    expect(plain.voice).toBe("tone:ja");
    expect(plain.duration / quick.duration).toBeCloseTo(2, 0);
    expect(spoken).toEqual(["It is here now.", "It is here now."]);
  });

  it("is one sound where it is too long for one segment, and belongs to its user alone", async () => {
    const { viewer, entry } = await withScript();
    const text = `${"This goes on, and on, and on, ".repeat(8)}until it ends.`;
    const { duration } = await domain.sentences.hear(viewer, entry.id, { text });
    expect(spoken.length).toBeGreaterThan(1);
    expect(duration).toBeGreaterThan(0.08 * 200);
    const other = await aViewer(domain.db);
    await expect(domain.sentences.hear(other, entry.id, { text })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });
});
