import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Viewer } from "#kernel/viewer";
import { type TestDomain, testDomain, undisturbed } from "#test/domain";
import { anEntry, aRevision, aViewer } from "#test/factories";
import { statementsOf } from "#test/statements";
import { toneSpeech } from "#test/tone-speech";

let domain: TestDomain;
let viewer: Viewer;
let spoken: string[] = [];
beforeAll(async () => {
  domain = await testDomain({
    speech: toneSpeech(({ text }) => void spoken.push(text)),
    now: () => Date.UTC(2026, 10, 21, 9, 0, 12),
  });
});
beforeEach(async () => {
  viewer = await aViewer(domain.db);
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 100, "start"));
});
afterAll(() => domain.close());

const nguyen = { language: "en", word: "Nguyen", reading: "win" };
const failsWith = (code: string, reason?: string) =>
  expect.objectContaining({ code, ...(reason && { reason }) });

async function script(content: string) {
  const entry = await anEntry(domain.db, viewer, { title: "A page" });
  await aRevision(domain.db, viewer, entry.id, "0001", content);
  const speak = async () => {
    const { id } = await domain.audios.generate(viewer, entry.id);
    spoken = [];
    await domain.audios.run(id, undisturbed);
    const [latest] = await domain.revisions.list(viewer, entry.id);
    return latest!.audio!;
  };
  return { entry, speak };
}

describe("a dictionary", () => {
  it("keeps words of one account, newest first, and lets them be corrected and removed", async () => {
    const first = await domain.dictionary.create(viewer, nguyen);
    const second = await domain.dictionary.create(viewer, { language: "ja", word: "生地", reading: "きじ" });
    expect((await domain.dictionary.list(viewer)).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await domain.dictionary.list(viewer, "en")).toEqual([first]);
    const mended = await domain.dictionary.update(viewer, first.id, { ...nguyen, reading: "nwin" });
    expect(mended).toMatchObject({ word: "Nguyen", reading: "nwin" });
    const stranger = await aViewer(domain.db);
    expect(await domain.dictionary.list(stranger)).toEqual([]);
    await expect(domain.dictionary.update(stranger, first.id, nguyen)).rejects.toEqual(
      failsWith("NOT_FOUND"),
    );
    await expect(domain.dictionary.remove(stranger, first.id)).rejects.toEqual(failsWith("NOT_FOUND"));
    await domain.dictionary.remove(viewer, first.id);
    expect(await domain.dictionary.list(viewer)).toEqual([second]);
  });

  it.each([
    [{ language: "ja", word: "生地", reading: "kiji" }, "reading"],
    [{ language: "ja", word: "生地", reading: "木地" }, "reading"],
    [{ language: "en", word: "Nguyen", reading: "ウィン" }, "reading"],
    [{ language: "en", word: "Nguyen", reading: "win;" }, "reading"],
    [{ language: "en", word: "Nguyen", reading: "" }, "reading"],
    [{ language: "en", word: "…", reading: "dots" }, "word"],
    [{ language: "en", word: "x".repeat(51), reading: "x" }, "word"],
    [{ language: "fr", word: "oui", reading: "we" }, "language"],
  ])("refuses %j by the field that is wrong", async (word, field) => {
    await expect(domain.dictionary.create(viewer, word)).rejects.toEqual(
      failsWith("VALIDATION_ERROR", field),
    );
  });

  it("has each word of a language once, however wide its letters", async () => {
    await domain.dictionary.create(viewer, nguyen);
    const again = { ...nguyen, word: "Ｎｇｕｙｅｎ " };
    await expect(domain.dictionary.create(viewer, again)).rejects.toEqual(
      failsWith("CONFLICT", "WORD_EXISTS"),
    );
    const { id } = await domain.dictionary.create(viewer, { ...nguyen, word: "Nguyens" });
    await expect(domain.dictionary.update(viewer, id, nguyen)).rejects.toEqual(failsWith("CONFLICT"));
  });
});

describe("a change of the dictionary", () => {
  const TEXT = "A book by Nguyen is here. The second sentence follows it.";

  it("outdates the audios that say the word, says what their update costs, and makes anew only its sentences", async () => {
    const said = await script(TEXT);
    const other = await script("Nothing of that name is in here.");
    const [audio, unconcerned] = [await said.speak(), await other.speak()];
    const before = await domain.dictionary.impact(viewer, nguyen);
    const listed = { audioId: audio.id, entryId: said.entry.id, title: "A page", revisionNumber: "0001" };
    expect(before).toMatchObject({ totalCount: 1, audios: [{ ...listed, changedSentences: 1 }] });
    expect(before.credits).toBeGreaterThan(0);

    const { id } = await domain.dictionary.create(viewer, nguyen);
    expect(await domain.audios.get(viewer, audio.id)).toMatchObject({
      isOutdated: true,
      outdatedBy: ["dictionary"],
    });
    expect((await domain.audios.get(viewer, unconcerned.id)).outdatedBy).toEqual([]);
    expect(await domain.dictionary.impact(viewer)).toEqual(before);
    const quote = await domain.audios.quote(viewer, said.entry.id);
    expect(quote).toMatchObject({ changedSentences: 1, sentences: 2, credits: before.credits });

    const updated = await said.speak();
    expect(spoken).toEqual(["A book by win is here."]);
    expect(updated).toMatchObject({ outdatedBy: [], segmentsMade: 1, segmentsReused: 1 });
    expect(updated.cues[0]?.text).toBe("A book by Nguyen is here.");
    expect(await domain.dictionary.impact(viewer)).toMatchObject({ totalCount: 0, credits: 0 });

    const removal = { language: "en", word: "Nguyen", reading: null };
    expect(await domain.dictionary.impact(viewer, removal)).toMatchObject({ totalCount: 1, credits: 0 });
    await domain.dictionary.remove(viewer, id);
    expect((await domain.audios.get(viewer, updated.id)).outdatedBy).toEqual(["dictionary"]);
  });

  it.each([
    ["language", { word: "Nguyen", reading: "win" }],
    ["word", { language: "en", word: "?!" }],
    ["reading", { language: "ja", word: "生地", reading: "kiji" }],
    ["colour", { language: "en", word: "Nguyen", colour: "red" }],
  ])("is refused by the name of what is wrong with it: its %s", async (field, change) => {
    await expect(domain.dictionary.impact(viewer, change)).rejects.toMatchObject({
      code: "VALIDATION_ERROR",
      reason: field,
    });
  });

  it("asks once which sounds exist for all the audios that it outdates, and writes nothing", async () => {
    for (const content of [TEXT, `${TEXT} It has a third one.`]) await (await script(content)).speak();
    let impact: Awaited<ReturnType<typeof domain.dictionary.impact>> | undefined;
    const sent = await statementsOf(domain.sql, async () => {
      impact = await domain.dictionary.impact(viewer, nguyen);
    });
    expect(impact).toMatchObject({ audios: [{ changedSentences: 1 }, { changedSentences: 1 }] });
    const statements = sent.map(({ statement }) => statement);
    expect(statements.filter((statement) => statement.includes('"segments"'))).toHaveLength(1);
    expect(statements.filter((statement) => !/^select/i.test(statement))).toEqual([]);
  });

  it("does not reach a job that was ordered and priced before it", async () => {
    const { entry } = await script(TEXT);
    const { id } = await domain.audios.generate(viewer, entry.id);
    await domain.dictionary.create(viewer, nguyen);
    spoken = [];
    await domain.audios.run(id, undisturbed);
    expect(spoken.toSorted()).toEqual(TEXT.split(/(?<=\.) /).toSorted());
    const [latest] = await domain.revisions.list(viewer, entry.id);
    expect(latest?.audio?.outdatedBy).toEqual(["dictionary"]);
  });

  it("makes a price worthless that was given before it", async () => {
    const { entry } = await script(TEXT);
    const { id: quoteId } = await domain.audios.quote(viewer, entry.id);
    await domain.dictionary.create(viewer, nguyen);
    await expect(domain.audios.generate(viewer, entry.id, {}, { quoteId })).rejects.toEqual(
      failsWith("CONFLICT", "QUOTE_EXPIRED"),
    );
  });
});

describe("a preview", () => {
  it("reads a sentence as proposed, with the other words of the dictionary, and stores no segment", async () => {
    await domain.dictionary.create(viewer, { ...nguyen, word: "book", reading: "buck" });
    spoken = [];
    const sentence = "A book by Nguyen.";
    const preview = await domain.dictionary.preview(viewer, { ...nguyen, sentence });
    expect(spoken).toEqual(["A buck by win."]);
    expect(preview).toMatchObject({ voice: "tone:en", duration: expect.closeTo(14 * 0.08, 1) });
    const token = /^\/media\/readings\/([\w-]+)\.wav\?expires=\d+&signature=/.exec(preview.url)?.[1] ?? "";
    expect(Buffer.from(await domain.previews.sound(token)).toString("latin1", 0, 4)).toBe("RIFF");
    expect(spoken).toHaveLength(1);
    expect(await domain.dictionary.list(viewer)).toHaveLength(1);
    expect(await domain.segments.look(viewer.uid, [])).toEqual(new Map());
    expect((await domain.credits.balance(viewer)).totalSpent).toBe(0);
  });

  it("is free, and therefore not to be had without end", async () => {
    const busy = await aViewer(domain.db);
    for (let count = 0; count < 30; count++) await domain.dictionary.preview(busy, nguyen);
    await expect(domain.dictionary.preview(busy, nguyen)).rejects.toEqual(failsWith("TOO_MANY_REQUESTS"));
    const stranger = await aViewer(domain.db);
    await expect(domain.dictionary.preview(stranger, nguyen)).resolves.toMatchObject({ voice: "tone:en" });
  });

  it("is read by a voice of the word's language", async () => {
    await expect(domain.dictionary.preview(viewer, { ...nguyen, voice: "tone:ja" })).rejects.toEqual(
      failsWith("VALIDATION_ERROR", "voice"),
    );
  });
});
