import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Voice } from "#ports/speech";
import { type TestDomain, testDomain } from "#test/domain";
import { anEntry, aRevision, aViewer } from "#test/factories";
import { statementsOf } from "#test/statements";
import { toneSpeech } from "#test/tone-speech";

let domain: TestDomain;
/** Credit line of the vendor; none while it cannot be reached. */
let voices: Voice[];
const tone = toneSpeech();
beforeAll(async () => {
  domain = await testDomain({ speech: { ...tone, voices: () => voices } });
});
beforeEach(() => {
  voices = [...tone.voices()];
});
afterAll(() => domain.close());

const options = { idempotencyKey: "key" };

async function setting() {
  const viewer = await aViewer(domain.db, { plan: "monthly" });
  await domain.db.transaction((tx) => domain.credits.grant(tx, viewer.uid, 1_000, "start"));
  return { viewer, entry: await anEntry(domain.db, viewer) };
}

describe("an order that is repeated under its key", () => {
  it("of an audio is answered as before, though its voice is away and its plan ended since", async () => {
    const { viewer, entry } = await setting();
    // Twenty minutes: more than is free.
    const long = "This is one sentence of a long text that takes a while to read aloud. ".repeat(300);
    await aRevision(domain.db, viewer, entry.id, "0001", long);
    const first = await domain.audios.generate(viewer, entry.id, {}, options);

    const later = { ...viewer, plan: "free" } as const;
    await expect(domain.audios.quote(later, entry.id)).rejects.toMatchObject({ reason: "PLAN_LIMIT" });
    expect(await domain.audios.generate(later, entry.id, {}, options)).toEqual(first);

    voices = [];
    const unavailable = { code: "SERVICE_UNAVAILABLE" };
    await expect(domain.audios.quote(viewer, entry.id)).rejects.toMatchObject(unavailable);
    expect(await domain.audios.generate(viewer, entry.id, {}, options)).toEqual(first);
    const other = { settings: { speed: 2 } };
    await expect(domain.audios.generate(viewer, entry.id, other, options)).rejects.toMatchObject({
      reason: "IDEMPOTENCY_KEY_REUSED",
    });
  });

  it("of a script is answered as before, without a new price", async () => {
    const { viewer, entry } = await setting();
    const first = await domain.scripts.generate(viewer, entry.id, {}, options);
    const sent = await statementsOf(domain.sql, async () => {
      expect(await domain.scripts.generate(viewer, entry.id, {}, options)).toEqual(first);
    });
    expect(sent.filter(({ statement }) => statement.includes('"pages"'))).toEqual([]);
  });

  it("for an entry that is gone says so", async () => {
    const { viewer, entry } = await setting();
    await domain.scripts.generate(viewer, entry.id, {}, options);
    await domain.entries.remove(viewer, entry.id);
    await expect(domain.scripts.generate(viewer, entry.id, {}, options)).rejects.toMatchObject({
      code: "NOT_FOUND",
      message: "Entry not found",
    });
  });
});
